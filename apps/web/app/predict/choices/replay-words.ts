import type { Replay } from "@uchit/contract/predict-replay.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";
import { choiceName } from "./choice-words.ts";
import { countEnds, type PlacedChoice } from "./replay-list.ts";

type Sent = readonly PlacedChoice[];

/** What fills "Choice 3: Civil Engineering, NIT Goa". */
export function placedName(t: Translate, placed: PlacedChoice | undefined): { place: string; name: string } {
	return placed === undefined
		? { place: "", name: "" }
		: { place: String(placed.place), name: choiceName(t, placed.choice) };
}

/** "In 9 years: Civil Engineering, NIT Goa 5 times; nothing once (2021)." */
export function summaryWords(t: Translate, replay: Pick<Replay, "years">, sent: Sent): string {
	const { ends, nothing } = countEnds(replay);
	const parts = ends.map(({ choice, years }) =>
		t("predictChoices.end", { name: placedName(t, sent[choice]).name, count: years }),
	);
	if (nothing.length > 0) {
		parts.push(t("predictChoices.nothing", { count: nothing.length, years: nothing.join(", ") }));
	}
	return t("predictChoices.summary", { years: replay.years.length, ends: parts.join("; ") });
}

type Round = Replay["years"][number]["rounds"][number];

/** "1–4: none" and "5: choice 2": rounds that follow each other with the same seat are one line. */
export function roundLines(t: Translate, rounds: readonly Round[], sent: Sent): string[] {
	return joinSame(rounds).map(({ first, last, choice }) => {
		const round = first === last ? String(first) : `${first}–${last}`;
		return choice === undefined
			? t("predictChoices.roundNone", { round })
			: t("predictChoices.round", { round, place: placedName(t, sent[choice]).place });
	});
}

type SameRounds = { first: number; last: number; choice: number | undefined };

function joinSame(rounds: readonly Round[]): SameRounds[] {
	const joined: SameRounds[] = [];
	for (const { round, seat } of rounds) {
		const before = joined.at(-1);
		if (before !== undefined && before.choice === seat?.choice && before.last + 1 === round) before.last = round;
		else joined.push({ first: round, last: round, choice: seat?.choice });
	}
	return joined;
}

export function noteWords(t: Translate, { code, years }: Replay["notes"][number]): string {
	return t(`predictChoices.notes.${code}`, { years: years.join(", ") });
}
