import type { PredictEvidence, PredictedSeat, PredictPage } from "@uchit/contract/predict.ts";
import { toCsv } from "@uchit/text/csv.ts";
import { quotaWords, seatPoolWords } from "#app/facts/words/cutoff-words.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";
import { findingWords } from "./choices/choice-words.ts";
import { type Choice, type Finding, insideYears, sourcesOfChoices } from "./choices/choices.ts";
import { instituteKindWords, poolsWords } from "./words.ts";

export function toPredictCsv(
	t: Translate,
	{ items, years }: Pick<PredictPage, "items" | "years">,
	sourceName: (id: string) => string,
): string {
	// An undated list has one year without a number.
	const columns = years.length === 0 ? [undefined] : years;
	const head = [
		...HEAD.map((column) => t(`predictChoices.csv.${column}`)),
		...columns.flatMap((year) => {
			const named = { year: year === undefined ? t("predictChoices.csv.undated") : String(year) };
			return [
				t("predictChoices.csv.round", named),
				t("predictChoices.csv.opening", named),
				t("predictChoices.csv.closing", named),
				t("predictChoices.csv.inside", named),
			];
		}),
		t("predictChoices.csv.source"),
	];
	const lines = items.map((seat) => [
		...describe(t, seat),
		...columns.flatMap((year) =>
			toFields(
				t,
				seat.evidence.find((each) => each.year === year),
			),
		),
		[...new Set(seat.evidence.map(({ sourceId }) => sourceName(sourceId)))].join("; "),
	]);
	return toCsv([head, ...lines]);
}

const HEAD = [
	"authority",
	"band",
	"insideYears",
	"heldYears",
	"college",
	"place",
	"state",
	"kind",
	"programme",
	"earlier",
	"quota",
	"seatType",
	"gender",
	"rankSpace",
	"single",
	"close",
] as const;

function describe(t: Translate, seat: PredictedSeat): string[] {
	const { college, mayBeSingleSeat } = seat;
	return [
		seat.authority,
		t(`predict.band.${seat.band}`),
		String(seat.insideYears),
		String(seat.heldYears),
		college.name,
		college.city ?? "",
		college.state?.name ?? "",
		college.kind === undefined ? "" : instituteKindWords(t, college.kind),
		seat.programme,
		seat.earlierNames.join("; "),
		quotaWords(t, seat.quota),
		seat.seatType,
		poolsWords(t, seat),
		t(`cutoff.rankSpace.${seat.rankSpace}`),
		yesNo(t, mayBeSingleSeat),
		yesNo(t, seat.close),
	];
}

/**
 * Returns round, opening, closing and whether it was open; empty for a year without a figure, because that is not zero.
 */
function toFields(t: Translate, found: PredictEvidence | undefined): string[] {
	if (found === undefined) return ["", "", "", ""];
	const { round, openingRank, closingRank, closingScore, inside } = found;
	return [toText(round), toText(openingRank), toText(closingRank ?? closingScore), yesNo(t, inside)];
}

function toText(value: number | undefined): string {
	return value === undefined ? "" : String(value);
}

function yesNo(t: Translate, is: boolean): string {
	return is ? t("predict.csv.yes") : t("predict.csv.no");
}

export function toChoicesCsv(t: Translate, choices: readonly Choice[], findings: readonly Finding[]): string {
	const years = [...new Set(choices.flatMap((choice) => choice.years.map(({ year }) => year)))].sort();
	const head = [
		...(["order", "programme", "college", "quota", "seatType", "gender", "rankSpace"] as const).map((column) =>
			t(`predictChoices.csv.${column}`),
		),
		t("predictChoices.csv.insideYears"),
		t("predictChoices.csv.heldYears"),
		...years.map((year) =>
			t("predictChoices.csv.closing", { year: year === undefined ? t("predictChoices.csv.undated") : String(year) }),
		),
		t("predictChoices.csv.finding"),
		t("predictChoices.csv.source"),
	];
	const lines = choices.map((choice, place) => {
		const found = findings.find(({ key }) => key === choice.key);
		return [
			String(place + 1),
			choice.programme,
			choice.college.name,
			quotaWords(t, choice.quota),
			choice.seatType,
			seatPoolWords(t, choice.gender),
			t(`cutoff.rankSpace.${choice.rankSpace}`),
			String(insideYears(choice)),
			String(choice.years.length),
			...years.map((year) => toText(choice.years.find((each) => each.year === year)?.closing)),
			found === undefined ? "" : findingWords(t, found, choices),
			sourcesOfChoices([choice]).join("; "),
		];
	});
	return toCsv([head, ...lines]);
}
