import { createTranslator } from "use-intl/core";
import { expect, test } from "vitest";
import { messages } from "#app/platform/messages/en.ts";
import { hasAnswers, mergeApplicant, NO_APPLICANT, parseApplicant } from "./applicant.ts";
import { applicantWords } from "./applicant-words.ts";
import { readAnswers, toExamAnswers } from "./exam-answers.ts";

const categories = (codes: readonly string[]) => [
	{
		categories: codes.map((value) => ({
			value,
			socialCategory: "open" as const,
			genders: ["Gender-Neutral", "Female-only"],
		})),
	},
];
const JEE = { exam: "jee-mains", lists: categories(["OPEN", "OBC-NCL", "OBC-NCL (PwD)", "SC"]) };
const NEET = { exam: "neet", lists: categories(["Open", "OBC", "SC"]) };
const GIRL = mergeApplicant(
	NO_APPLICANT,
	readAnswers(
		JEE,
		"JEE Main",
		new URLSearchParams("common=92.4 percentile&category=OBC-NCL&gender=woman&homeState=bihar"),
	),
);

test("the answers for one exam fill the form of another, in its own codes and without the rank", () => {
	expect(GIRL).toMatchObject({ category: "obc-ncl", gender: "woman", state: "bihar" });
	expect(toExamAnswers(GIRL, JEE)).toEqual({
		common: "92.4 percentile",
		category: "OBC-NCL",
		gender: "woman",
		homeState: "bihar",
	});
	expect(toExamAnswers(GIRL, NEET)).toEqual({ category: "OBC", gender: "woman", homeState: "bihar" });
});

test("choosing open seats clears the gender, and the open pool replaces a girl's seats", () => {
	const other = mergeApplicant(GIRL, readAnswers(JEE, "JEE Main", new URLSearchParams("gender=Gender-Neutral")));
	expect(other).toMatchObject({ gender: undefined, isInOpenPool: true });
	expect(toExamAnswers(other, NEET).gender).toBe("Gender-Neutral");
	expect(mergeApplicant(other, { gender: "man" }).isInOpenPool).toBe(false);
});

test("a changed category replaces the former one's codes, and a code can imply a disability certificate", () => {
	expect(toExamAnswers(mergeApplicant(GIRL, { category: "sc" }), JEE).category).toBe("SC");
	const withCertificate = readAnswers(JEE, "JEE Main", new URLSearchParams("category=OBC-NCL (PwD)"));
	expect(withCertificate).toMatchObject({ category: "obc-ncl", hasDisability: true });
});

test("the summary line describes the applicant in short words", () => {
	const t = createTranslator({ locale: "en-IN", messages });
	const words = applicantWords({ ...GIRL, incomeInr: 250_000, subjects: ["physics"] }, { t, language: "en" });
	expect(words).toEqual([
		"JEE Main 92.4 percentile",
		"OBC-NCL",
		"girl",
		"Bihar",
		"income up to ₹2.5 lakh",
		"1 more answer",
	]);
	expect(applicantWords(GIRL, { t, language: "hi", exam: "neet" })).toEqual(["OBC-NCL", "girl", "बिहार"]);
	expect(applicantWords({ ...NO_APPLICANT, state: "jammu-and-kashmir" }, { t, language: "en" })).toEqual([
		"Jammu and Kashmir",
	]);
});

test("a stored profile is read back unchanged", () => {
	expect(parseApplicant(JSON.stringify(GIRL))).toEqual(GIRL);
});

test.each(["", "null", "7", "[]", '{"figures":7}', '{"figures":{"neet":7},"categoryCodes":{"neet":{}},"state":5}'])(
	"%s gives an empty profile",
	(text) => expect(hasAnswers(parseApplicant(text))).toBe(false),
);
