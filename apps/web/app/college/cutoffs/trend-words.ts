import { type RankSpace, SEAT_POOLS } from "@uchit/contract/cutoff-kind.ts";
import {
	type CutoffTrend,
	NOT_PRINTED,
	type TrendChoice,
	type TrendOption,
	type TrendSeat,
} from "@uchit/contract/cutoff-trend.ts";
import { quotaWords, seatPoolWords } from "#app/facts/words/cutoff-words.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";

const RANK_SPACES = [
	"jee-main-crl",
	"jee-main-category",
	"jee-main-barch-crl",
	"jee-main-barch-category",
	"jee-main-bplan-crl",
	"jee-main-bplan-category",
	"jee-advanced-crl",
	"jee-advanced-category",
	"acpc-engineering-merit",
	"acpc-pharmacy-merit",
	"mht-cet-percentile-score",
] as const satisfies readonly RankSpace[];

export function choiceWords(t: Translate, choice: TrendChoice, { value, label }: Pick<TrendOption, "value" | "label">) {
	if (value === NOT_PRINTED) return t("trend.notPrinted");
	switch (choice) {
		case "quota":
			return quotaWords(t, value);
		case "gender":
			return seatPoolWords(t, value);
		case "pool": {
			const pool = SEAT_POOLS.find((each) => each === value);
			return pool === undefined ? label : t(`trend.pool.${pool}`);
		}
		case "rankSpace": {
			const space = RANK_SPACES.find((each) => each === value);
			return space === undefined ? label : t(`cutoff.rankSpace.${space}`);
		}
		case "exam":
		case "authority":
		case "seatType":
			return label;
	}
}

export function examWords({ options }: Pick<CutoffTrend, "options">, { exam }: TrendSeat): string {
	return options.exam.find(({ value }) => value === exam)?.label ?? exam;
}

/** "OPEN, gender-neutral, all India (AI)", as far as the authority prints it. */
export function seatWords(t: Translate, { seatType, gender, quota }: TrendSeat): string {
	const printed = [seatType, seatPoolWords(t, gender), quotaWords(t, quota)].filter((words) => words !== "");
	return printed.length === 0 ? t("trend.everySeat") : printed.join(", ");
}
