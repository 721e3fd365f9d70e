import type { Replay, ReplayBody } from "@uchit/contract/predict-replay.ts";
import type { ListCheck } from "@uchit/predictor/replay-check.ts";
import { splitProgramme } from "#app/facts/programme.ts";
import { formatNumber } from "#app/platform/format/format-number.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";
import type { RoundCopy } from "#app/predict/use-round-copy.ts";
import { choiceName } from "../choice-words.ts";
import { countEnds, type PlacedChoice } from "./replay-list.ts";

type Sent = readonly PlacedChoice[];

export function placedName(t: Translate, placed: PlacedChoice | undefined): { place: string; name: string } {
	return placed === undefined
		? { place: "", name: "" }
		: { place: String(placed.place), name: choiceName(t, placed.choice) };
}

const INITIALS = [
	["National Institute of Technology", "NIT"],
	["Indian Institute of Technology", "IIT"],
	["Indian Institute of Information Technology", "IIIT"],
] as const;

/** A shorter name without the degree: two that differ only in the degree have different places. */
function shortName(t: Translate, placed: PlacedChoice | undefined): ReturnType<typeof placedName> {
	if (placed === undefined) return placedName(t, placed);
	const { college, programme } = placed.choice;
	const name = INITIALS.reduce((spoken, [whole, initials]) => spoken.replace(whole, initials), college.name);
	const short = { college: { ...college, name }, programme: splitProgramme(programme).name };
	return { place: String(placed.place), name: choiceName(t, short) };
}

/** "In 9 years: choice 2 (Civil Engineering, NIT Goa) 5 times; nothing once (2021)." */
export function summaryWords(t: Translate, replay: Pick<Replay, "years">, sent: Sent): string {
	const { ends, nothing } = countEnds(replay);
	const parts = ends.map(({ choice, years }) =>
		t("predictChoices.end", { ...shortName(t, sent[choice]), count: years }),
	);
	if (nothing.length > 0) {
		parts.push(t("predictChoices.nothing", { count: nothing.length, years: nothing.join(", ") }));
	}
	return t("predictChoices.summary", { years: replay.years.length, ends: parts.join("; ") });
}

type Round = Replay["years"][number]["rounds"][number];

/** "1–4: none" and "5: choice 2": consecutive rounds with the same seat are one line. */
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

/** "Floating moved you up in 2 years: 2019, 2021." A frozen seat never moves. */
export function movedUpWords(
	t: Translate,
	{ check: { movedUp }, list: { body } }: { check: ListCheck; list: { body: ReplayBody } },
): string[] {
	const { decision } = body;
	if (decision !== "float" && decision !== "slide") return [];
	return [t(`predictChoices.order.${decision}`, { count: movedUp.length, years: movedUp.join(", ") })];
}

export function swapWords(t: Translate, { upper, years }: ListCheck["swaps"][number], sent: Sent): string {
	const [one, other] = [sent[upper]?.place ?? 0, sent[upper + 1]?.place ?? 0];
	return t("predictChoices.order.swap", { one, other, count: years.length, years: years.join(", ") });
}

export function neverOpenWords(
	t: Translate,
	choice: number,
	{ shut, sent }: { shut: ListCheck["shut"]; sent: Sent },
): string {
	const reason = shut.find((each) => each.choice === choice);
	const never = t("predictChoices.never", placedName(t, sent[choice]));
	if (reason === undefined) return never;
	const { place, name } = placedName(t, sent[reason.above]);
	return `${never}. ${t("predictChoices.order.shut", { place, name, years: reason.years })}`;
}

export function noteWords(t: Translate, { code, years }: Replay["notes"][number]): string {
	return t(`predictChoices.notes.${code}`, { years: years.join(", ") });
}

export function copyWords(t: Translate, { bytes, isHere }: Pick<RoundCopy, "bytes" | "isHere">): string {
	const size =
		bytes === undefined ? "" : t("predictChoices.copy.size", { size: formatNumber(Math.ceil(bytes / 1_000)) });
	return isHere ? t("predictChoices.copy.here") : t("predictChoices.copy.comes", { size });
}
