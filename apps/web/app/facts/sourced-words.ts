import type { ReceiptTopic, SourcedValue } from "@uchit/contract/receipt.ts";
import { formatNumber } from "#app/platform/format/format-number.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";
import { bodyWords, factWords } from "./fact-words.ts";
import { levelWords } from "./level-words.ts";

export function sourcedWords(t: Translate, sourced: SourcedValue): string {
	switch (sourced.kind) {
		case "fact":
			return sourced.fact.field === "recognised-by"
				? `${bodyWords(t, sourced.fact.value)}: ${sourced.fact.printed}`
				: factWords(t, sourced.fact);
		case "rank": {
			const { rank, band, score } = sourced.ranking;
			const place = String(rank ?? band ?? t("source.notHeld"));
			return score === undefined ? place : t("receipt.rankWithScore", { place, score: score.toFixed(2) });
		}
		case "seats": {
			const { seats, courses } = sourced.seats;
			const count = seats === undefined ? t("source.notHeld") : formatNumber(seats);
			return t("facts.recognition.seats", { seats: count, courses });
		}
		case "outcome": {
			const { value, measure, mark } = sourced.outcome;
			const number = `${RUPEES.has(measure) ? "₹" : ""}${formatNumber(value)}`;
			return mark === undefined ? number : `${number} (${t("placement.odd")})`;
		}
	}
}

const RUPEES: ReadonlySet<string> = new Set(["median-salary", "sponsored-funding", "consultancy-income"]);

/** "Rank, NIRF Engineering", "Placed · Undergraduate, 4 years · NIRF Engineering". */
export function topicWords(t: Translate, topic: ReceiptTopic): string {
	switch (topic.kind) {
		case "fact":
			return t(`college.field.${topic.field}`);
		case "rank":
			return t("receipt.rank", { list: t(`ranking.list.${topic.list}`) });
		case "seats":
			return t("receipt.seats", { authority: topic.authority.toUpperCase() });
		case "outcome":
			return [
				t(`placement.measure.${topic.measure}`),
				levelWords(t, topic.level),
				t("ranking.nirfList", { list: t(`ranking.list.${topic.list}`) }),
			].join(" · ");
	}
}
