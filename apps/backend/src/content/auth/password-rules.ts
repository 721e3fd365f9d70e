import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";

/** Whose password it is to be, and at which site: neither may stand in it. */
export type PasswordOwner = { email: string; siteName: string };

const SHORTEST = 12;
/** A password of a megabyte would cost a second of hashing. */
export const LONGEST = 256;
const FEWEST_DIFFERENT = 6;
/** The estimate takes time with the square of the length; what is hard to guess is so before that. */
const LONGEST_ESTIMATED = 64;
/** "Safely unguessable" of zxcvbn's 0 to 4: at least 10^8 guesses by who has the hash. */
const LEAST_SCORE = 3;
/** Shorter parts of an address stand in passwords by chance. */
const SHORTEST_NAME = 4;

/**
 * Why the password is too easy to guess, as a sentence; undefined when it is not. It must be neither one of the common passwords
 * nor nearly one (zxcvbn's lists of leaked ones, its rows of keys, dates, repetitions and letters written as digits).
 */
export function weaknessOf(password: string, owner?: PasswordOwner): string | undefined {
	if (password.length < SHORTEST || password.length > LONGEST) {
		return `A password has ${SHORTEST} to ${LONGEST} characters.`;
	}
	if (new Set(password).size < FEWEST_DIFFERENT)
		return `A password has at least ${FEWEST_DIFFERENT} different characters.`;
	const names = owner === undefined ? [] : namesOf(owner);
	const written = password.toLowerCase();
	if (names.some((name) => written.includes(name))) {
		return "A password holds neither your e-mail address nor the name of this site.";
	}
	estimator ??= new ZxcvbnFactory({ dictionary: { ...dictionary }, graphs: adjacencyGraphs });
	const { score } = estimator.check(password.slice(0, LONGEST_ESTIMATED), names);
	return score < LEAST_SCORE
		? "This password is one of the common ones, or much like one. Choose another, such as four words that do not belong together."
		: undefined;
}

/** Made when the first password is chosen: it reads its lists. */
let estimator: ZxcvbnFactory | undefined;

function namesOf({ email, siteName }: PasswordOwner): string[] {
	const [local = ""] = email.toLowerCase().split("@");
	const parts = [local, ...local.split(/[^\p{L}\p{N}]+/u), siteName.toLowerCase()];
	return [...new Set(parts)].filter((part) => part.length >= SHORTEST_NAME);
}
