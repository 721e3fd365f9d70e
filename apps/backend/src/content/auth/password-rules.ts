import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";

/** The password may contain neither. */
export type PasswordOwner = { email: string; siteName: string };

const MIN_LENGTH = 12;
/** Hashing a password of a megabyte would take a second. */
export const MAX_PASSWORD_LENGTH = 256;
const MIN_DIFFERENT = 6;
/** The estimate takes quadratic time; a strong password is strong within this length. */
const MAX_ESTIMATED_LENGTH = 64;
/** "Safely unguessable" on zxcvbn's scale of 0 to 4: at least 10^8 guesses with the hash at hand. */
const MIN_SCORE = 3;
/** Shorter parts of an address occur in passwords by chance. */
const MIN_NAME_LENGTH = 4;

/**
 * Says why the password is too easy to guess, as a sentence; undefined if it is not. It must not be, or nearly be, a
 * common password (zxcvbn's lists of leaked ones, its rows of keys, dates, repetitions and letters written as digits).
 */
export function weaknessOf(password: string, owner?: PasswordOwner): string | undefined {
	if (password.length < MIN_LENGTH || password.length > MAX_PASSWORD_LENGTH) {
		return `A password has ${MIN_LENGTH} to ${MAX_PASSWORD_LENGTH} characters.`;
	}
	if (new Set(password).size < MIN_DIFFERENT) return `A password has at least ${MIN_DIFFERENT} different characters.`;
	const names = owner === undefined ? [] : namesOf(owner);
	const written = password.toLowerCase();
	const contained = names.find((name) => written.includes(name));
	if (contained !== undefined)
		return `A password has neither a part of your e-mail address nor the name of this site in it: “${contained}” is one.`;
	estimator ??= new ZxcvbnFactory({ dictionary: { ...dictionary }, graphs: adjacencyGraphs });
	const { score } = estimator.check(password.slice(0, MAX_ESTIMATED_LENGTH), names);
	return score < MIN_SCORE
		? "This password is one of the common ones, or much like one. Choose another, such as four words that do not belong together."
		: undefined;
}

/** Created on first use, because it reads its word lists. */
let estimator: ZxcvbnFactory | undefined;

function namesOf({ email, siteName }: PasswordOwner): string[] {
	const [local = ""] = email.toLowerCase().split("@");
	const parts = [local, ...local.split(/[^\p{L}\p{N}]+/u), siteName.toLowerCase()];
	return [...new Set(parts)].filter((part) => part.length >= MIN_NAME_LENGTH);
}
