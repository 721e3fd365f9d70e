import { COLLEGE_KINDS } from "@uchit/contract/college-kind.ts";
import { RANK_SPACES, SEAT_POOLS } from "@uchit/contract/cutoff-kind.ts";
import { DEGREES } from "@uchit/contract/degree.ts";
import type { ExploreColumn, ExploreUnit } from "@uchit/contract/explore.ts";
import { EXAMS } from "@uchit/contract/facet-options.ts";
import { FEE_COVERS, FEE_QUOTAS } from "@uchit/contract/fee-kind.ts";
import { OUTCOME_MEASURES } from "@uchit/contract/outcome-measure.ts";
import { RANKING_LISTS } from "@uchit/contract/ranking.ts";
import { hindiStateName } from "@uchit/contract/state-names.ts";
import { levelWords } from "#app/facts/level-words.ts";
import { formatAcademicYear } from "#app/facts/words/place-words.ts";
import { formatNumber } from "#app/platform/format/format-number.ts";
import type { Language } from "#app/platform/i18n/language.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";

const MODES = ["part-time", "online", "distance"] as const;
const INTAKE_LEVELS = [
	...(["diploma", "post-diploma", "undergraduate", "postgraduate", "postgraduate-diploma"] as const),
	...(["postgraduate-certificate", "integrated", "fellowship"] as const),
];
const SCHOOL_YEARS: ReadonlySet<string> = new Set(["intakes", "college-fees"]);

export type Wording = { t: Translate; language: Language; table: string; stateName: (slug: string) => string };

export function valueWords({ t, language, table, stateName }: Wording, column: ExploreColumn, value: string): string {
	switch (column) {
		case "rankSpace":
			return translateKnown(RANK_SPACES, value, (known) => t(`cutoff.rankSpace.${known}`));
		case "list":
			return translateKnown(RANKING_LISTS, value, (known) => t(`ranking.list.${known}`));
		case "measure":
			return translateKnown(OUTCOME_MEASURES, value, (known) => t(`placement.measure.${known}`));
		case "covers":
			return translateKnown(FEE_COVERS, value, (known) => t(`fee.covers.${known}`));
		case "quota":
			return translateKnown(FEE_QUOTAS, value, (known) => t(`fee.quota.${known}`));
		case "pool":
			return translateKnown(SEAT_POOLS, value, (known) => t(`trend.pool.${known}`));
		case "kind":
			return translateKnown(COLLEGE_KINDS, value, (known) => t(`kind.${known}`));
		case "mode":
			return value === "regular"
				? t("explore.regular")
				: translateKnown(MODES, value, (known) => t(`course.mode.${known}`));
		case "level":
			if (table === "outcomes") return levelWords(t, value);
			return translateKnown(INTAKE_LEVELS, value, (known) => t(`course.level.${known}`));
		case "exam":
			return translateKnown(
				EXAMS.map(({ slug }) => slug),
				value,
				(known) => t(`facet.exam.${known}`),
			);
		case "degree":
			return translateKnown(
				DEGREES.map(({ slug }) => slug),
				value,
				(known) => t(`degree.${known}`),
			);
		case "seats":
			return translateKnown(["self-financed", "self-supporting", "off-campus"], value, (known) =>
				t(`cost.fees.seats.${known}`),
			);
		case "cohort":
			return formatAcademicYear(Number(value));
		case "year":
			return SCHOOL_YEARS.has(table) ? formatAcademicYear(Number(value)) : value;
		case "state":
			return (language === "hi" ? hindiStateName(value) : undefined) ?? stateName(value);
		default:
			return value === "aicte" || value === "nmc" ? value.toUpperCase() : value;
	}
}

function translateKnown<const Value extends string>(
	values: readonly Value[],
	value: string,
	say: (known: Value) => string,
): string {
	const known = values.find((each) => each === value);
	return known === undefined ? value : say(known);
}

export function figureWords(unit: ExploreUnit | undefined, value: number): string {
	return `${unit === "rupees" ? "₹" : ""}${formatNumber(value)}`;
}
