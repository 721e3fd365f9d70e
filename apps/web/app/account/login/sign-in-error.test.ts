import { expect, test } from "vitest";
import { translators } from "#app/platform/i18n/testing/words.ts";
import { spec } from "../../../../../e2e/support/spec.ts";
import { SIGN_IN_ERRORS, toSignInError } from "./sign-in-error.ts";

test(`${spec("8.1", "8.2", "8.3", "8.4", "8.5", "8.6", "8.7", "8.8", "8.9", "8.10", "8.11")} every error name has a sentence in each language, and no sentence shows the name itself`, () => {
	for (const name of SIGN_IN_ERRORS) {
		const english = translators.en(`authError.${name}`);
		const hindi = translators.hi(`authError.${name}`);
		expect(english, name).toMatch(/^\p{Lu}.*\.$/su);
		expect(hindi, name).toMatch(/\p{Script=Devanagari}/u);
		for (const sentence of [english, hindi]) expect(sentence).not.toContain(name);
	}
});

test("an unknown error name becomes UnknownError, and no name gives no error", () => {
	expect(["Nonsense", "<script>", "SessionRequired", "", null].map(toSignInError)).toEqual([
		"UnknownError",
		"UnknownError",
		"SessionRequired",
		undefined,
		undefined,
	]);
});
