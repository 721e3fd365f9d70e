import { OtpVerify } from "@uchit/contract/account.ts";
import { PredictRankQuery } from "@uchit/contract/predict-exam.ts";
import { RegisteredCourseQuery } from "@uchit/contract/study-abroad.ts";
import { COUNSELLINGS, type Counselling } from "@uchit/predictor/counsellings.ts";
import { readFigure } from "@uchit/predictor/figure.ts";
import { expect, test } from "vitest";
import { readCorrected } from "../apps/backend/src/facts/rules/corrections.ts";
import { parseTypedNumber } from "../apps/web/app/applicant/number-field.tsx";
import { parseAmount } from "../apps/web/app/college/cost/loan.ts";
import { parseCourseSearch } from "../apps/web/app/country/search.ts";
import { parseScore } from "../apps/web/app/facts/words/english-scores.ts";
import { parseRate } from "../apps/web/app/facts/words/money.ts";
import { toRankRange } from "../apps/web/app/predict/rank-range.ts";
import { parsePredictSearch } from "../apps/web/app/predict/search.ts";
import { EMPTY_REVIEW, toReviewBody } from "../apps/web/app/review/write/written-review.ts";
import { parseDecimal } from "../apps/web/app/tools/cgpa/convert.ts";
import { NO_LIMITS, readLimits } from "../apps/web/app/tools/photo/limits.ts";
import { listSourceFiles } from "./source-tree.ts";

const rankAt = (exam: string, figure: { rank?: string; score?: string }) => {
	const counselling = COUNSELLINGS.find((each): each is Counselling => each.exam === exam);
	return counselling && readFigure(counselling, { rank: figure.rank, score: figure.score }).value;
};
const CONTACT = { kind: "phone", value: "+91 98765 43210" };
const predictField = (name: "common" | "rank" | "score", typed: string) =>
	parsePredictSearch(new URLSearchParams({ exam: "jee-mains", [name]: typed }))[name];

const FIELDS: Readonly<Record<string, readonly [read: () => unknown, is: unknown][]>> = {
	"home/rank-entry.tsx": [[() => predictField("common", "१२,३४५"), "12,345"]],
	"predict/question/question-fields.tsx": [
		[() => predictField("rank", "１２３４５"), "12345"],
		[() => predictField("score", "१९५.५"), "195.5"],
		[() => rankAt("jee-mains", { rank: "१२३४५" }), 12_345],
		[() => rankAt("tnea", { score: "१९५.५" }), 195.5],
	],
	"predict/choices/replay/what-if-form.tsx": [[() => rankAt("jee-mains", { rank: "१३,५००" }), 13_500]],
	"predict/answer/rank-band.tsx": [
		[() => PredictRankQuery.parse({ exam: "neet", rankSpace: "neet-air", score: "५५०" }).score, 550],
	],
	"predict/question/percentile-form.tsx": [[() => toRankRange("९८.७", "１४,００,０００")?.best, 17_501]],
	"college/cost/full-cost.tsx": [[() => parseAmount("₹ १,५०,०००"), 150_000]],
	"college/cost/loan-beside.tsx": [[() => parseAmount("९.५"), 9.5]],
	"country/money/money-form.tsx": [[() => parseRate("१०४.५"), 104.5]],
	"country/universities/courses-page.tsx": [
		[() => parseCourseSearch(new URLSearchParams({ mostFee: "४५,०००" })).mostFee, 45_000],
		[() => RegisteredCourseQuery.parse({ mostFee: "४५०००" }).mostFee, 45_000],
	],
	"applicant/number-field.tsx": [[() => parseTypedNumber("७५.५"), 75.5]],
	"review/write/review-form.tsx": [[() => toReviewBody({ ...EMPTY_REVIEW, batchYear: "२०२४" }).batchYear, 2024]],
	"shell/code/code-form.tsx": [[() => OtpVerify.parse({ contact: CONTACT, code: "१२३ ४५६" }).code, "123456"]],
	"tools/cgpa/page.tsx": [[() => parseDecimal("८.५"), 8.5]],
	"tools/photo/photo-desk.tsx": [
		[() => readLimits({ ...NO_LIMITS, mostKb: "५०" }), readLimits({ ...NO_LIMITS, mostKb: "50" })],
	],
	"tools/scores/page.tsx": [[() => parseScore("ielts", "７.５"), 7.5]],
};

test.each(Object.entries(FIELDS))("%s takes digits of every script", (_, readings) => {
	expect(readings.map(([read]) => read())).toEqual(readings.map(([, is]) => is));
});

test("a correction of a fact reads numbers in the same way", () => {
	expect(readCorrected("seats", "१,२००", 2026)).toEqual({ value: "1200" });
});

test("no other field of the site requires digits", () => {
	const offenders = listSourceFiles(/^apps\/web\/app\/.*\.tsx$/)
		.filter(({ text }) => /inputMode=|type="number"/.test(text))
		.map(({ path }) => path.replace("apps/web/app/", ""));
	expect(offenders.toSorted()).toEqual(Object.keys(FIELDS).toSorted());
});
