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

/** "3: 5" for choice 5 after round 3. */
export function roundWords(
	t: Translate,
	{ round, seat }: Replay["years"][number]["rounds"][number],
	sent: Sent,
): string {
	return seat === undefined
		? t("predictChoices.roundNone", { round: String(round) })
		: t("predictChoices.round", { round: String(round), place: placedName(t, sent[seat.choice]).place });
}

export function noteWords(t: Translate, { code, years }: Replay["notes"][number]): string {
	return t(`predictChoices.notes.${code}`, { years: years.join(", ") });
}
