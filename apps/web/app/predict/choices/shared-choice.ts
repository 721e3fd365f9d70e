import { parseJson } from "#app/platform/device-store.ts";
import { formatNumber } from "#app/platform/format/format-number.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";
import { seatPrintedWords, yearRoundWords } from "#app/predict/words.ts";
import type { Choice } from "./choices.ts";

export function toSharedTitle(authority: string): string {
	return JSON.stringify({ authority });
}

export function toSharedDetail({ seatType, quota, gender, years }: Choice): string {
	const newest = years.at(-1);
	return JSON.stringify({
		seatType,
		quota,
		gender,
		closing: newest?.closing,
		year: newest?.year,
		round: newest?.round,
	});
}

/** In the language of the page. Older links contain the texts themselves. */
export function sharedWords(t: Translate) {
	return {
		title: (sent: string) => {
			const { authority } = Object(parseJson(sent));
			return typeof authority === "string" ? t("predictChoices.list.ofAuthority", { authority }) : sent;
		},
		detail: (sent: string) => {
			const { seatType, quota, gender, closing, year, round } = Object(parseJson(sent));
			if (![seatType, quota, gender].every((text) => typeof text === "string")) return sent;
			const seat = seatPrintedWords(t, { seatType, quota, gender });
			if (typeof closing !== "number") return seat;
			const time = yearRoundWords(t, { year: readNumber(year), round: readNumber(round) });
			return `${seat} · ${t("predictChoices.list.closedAt", { closing: formatNumber(closing), time })}`;
		},
	};
}

const readNumber = (value: unknown) => (typeof value === "number" ? value : undefined);
