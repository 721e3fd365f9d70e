import type { PredictExam, PredictExams } from "@uchit/contract/predict-exam.ts";
import type { ReplayBody } from "@uchit/contract/predict-replay.ts";
import { plainNumber } from "@uchit/contract/typed-number.ts";
import { formatNumber } from "#app/platform/format/format-number.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";
import { readDecision } from "./replay-list.ts";

type ExamStates = { exam: PredictExam; states: PredictExams["states"] };
type Both = { before: ReplayBody; after: ReplayBody };

const FIELDS = ["category", "rank", "common", "gender", "homeState", "decision"] as const;
type Field = (typeof FIELDS)[number];

/** "Common rank (CRL) 40,500, Home state Goa": the values that changed between the two. */
export function changeWords(t: Translate, states: ExamStates, { before, after }: Both): string {
	const changed = FIELDS.filter((field) => plain(before[field]) !== plain(after[field]));
	return changed.map((field) => `${labelWords(t, field)}: ${valueWords(t, states, { field, body: after })}`).join(", ");
}

/** Compares digits without commas, in every script. */
function plain(value: ReplayBody[Field]): string {
	return typeof value === "object" ? JSON.stringify(value) : plainNumber(String(value ?? "")).replaceAll(",", "");
}

function labelWords(t: Translate, field: Field): string {
	switch (field) {
		case "rank":
			return t("predict.categoryRank");
		case "common":
			return t("predict.commonRank");
		case "decision":
			return t("predictChoices.decision.title");
		default:
			return t(`predict.field.${field}`);
	}
}

function valueWords(t: Translate, { states }: ExamStates, { field, body }: { field: Field; body: ReplayBody }): string {
	const value = plain(body[field]);
	if (value === "") return t("predict.notGiven");
	switch (field) {
		case "category":
			return value;
		case "rank":
		case "common":
			return formatNumber(Number(value));
		case "gender":
			return t(value === "woman" ? "predict.gender.woman" : "predict.gender.everyone");
		case "homeState":
			return states.find(({ slug }) => slug === value)?.name ?? value;
		case "decision":
			return t(`predictChoices.whatIf.${readDecision(value)}`);
	}
}
