import { homeStates } from "../../predictor/naive/applicant.ts";
import type { Printed } from "../../predictor/naive/printed.ts";
import { type Counselling, isUsable, keyOfProgramme, type Programme } from "./counselling.ts";

type Answer = "float" | "slide" | "freeze";

export type Candidate = {
	/** `main`, `advanced`, `architecture` or `planning`. */
	list: string;
	common?: number | undefined;
	own?: number | undefined;
	/** The seat type, with " (PwD)" where the person has a disability. */
	seatType: string;
	/** A pool as printed, or `woman`. */
	gender: string;
	homeState?: string | undefined;
	choices: readonly { institute: string; programme: string; quota?: string | undefined }[];
	decision: Answer | Record<string, Record<string, Answer>>;
	years?: readonly number[] | undefined;
};

export type Seat = {
	choice: number;
	institute: string;
	programme: string;
	quota: string;
	seatType: string;
	gender: string;
	closingRank: number;
	sourceId: string;
};

export type Simulation = {
	years: { year: number; rounds: { round: number; seat: Seat | undefined }[] }[];
	/** Years without a figure in one of this person's lists. */
	leftOut: number[];
	never: number[];
	skipped: { choice: number; years: number[] }[];
};

type Offer = { choice: number; programme: Programme; row: Printed };

export function simulateYears({ rounds, lists }: Counselling, candidate: Candidate): Simulation {
	const list = lists.get(candidate.list);
	if (list === undefined) throw new Error(`There is no list ${candidate.list}`);
	const judged = seatTypesOf(candidate);
	const wanted = [...rounds.keys()].filter((year) => candidate.years?.includes(year) ?? true);
	const leftOut = wanted.filter((year) => judged.some((each) => list.judgedYears.get(each)?.has(year) !== true));
	const years = wanted.filter((year) => !leftOut.includes(year));
	const programmes = candidate.choices.map(({ institute, programme }) =>
		list.programmes.get(keyOfProgramme(institute, programme)),
	);
	const lived = years.map((year) => ({
		year,
		rounds: simulateYear(year, rounds.get(year) ?? [], candidate, programmes),
	}));
	const seated = new Set(lived.flatMap((year) => year.rounds.map(({ seat }) => seat?.choice)));
	const missing = candidate.choices.map(({ quota }, choice) => ({
		choice,
		years: years.filter((year) => !hasChoice(programmes[choice], year, quota)),
	}));
	return {
		years: lived,
		leftOut,
		never: missing
			.filter((each) => each.years.length < years.length && !seated.has(each.choice))
			.map((each) => each.choice),
		skipped: missing.filter((each) => each.years.length > 0),
	};
}

/** Open seats by the common rank, category seats by the category's own. */
function seatTypesOf({ common, own, seatType }: Candidate): string[] {
	return [...(common === undefined ? [] : ["OPEN"]), ...(own === undefined ? [] : [seatType])];
}

function hasChoice(programme: Programme | undefined, year: number, quota: string | undefined): boolean {
	const rows = programme?.byYear.get(year) ?? [];
	return rows.some((row) => quota === undefined || row.quota === quota);
}

function simulateYear(
	year: number,
	rounds: readonly number[],
	candidate: Candidate,
	programmes: readonly (Programme | undefined)[],
): { round: number; seat: Seat | undefined }[] {
	let answer: Answer = typeof candidate.decision === "string" ? candidate.decision : "float";
	let seat: Seat | undefined;
	return rounds.map((round) => {
		const offer = firstOffer(year, round, candidate, programmes, (choice, institute) => {
			if (seat === undefined) return true;
			if (answer === "freeze" || choice >= seat.choice) return false;
			return answer === "float" || institute === seat.institute;
		});
		if (offer !== undefined) seat = toSeat(offer);
		if (seat !== undefined && typeof candidate.decision !== "string")
			answer = narrower(answer, candidate.decision[year]?.[round]);
		return { round, seat };
	});
}

const NARROWNESS: Record<Answer, number> = { float: 0, slide: 1, freeze: 2 };

/** A later answer may narrow an earlier one, never widen it. */
function narrower(answer: Answer, next: Answer | undefined): Answer {
	return next !== undefined && NARROWNESS[next] > NARROWNESS[answer] ? next : answer;
}

function firstOffer(
	year: number,
	round: number,
	candidate: Candidate,
	programmes: readonly (Programme | undefined)[],
	mayTake: (choice: number, institute: string) => boolean,
): Offer | undefined {
	for (const [choice, programme] of programmes.entries()) {
		if (programme === undefined || !mayTake(choice, programme.institute)) continue;
		const named = candidate.choices[choice]?.quota;
		const [row] = (programme.byYear.get(year) ?? [])
			.filter((each) => each.round === round && (named === undefined || each.quota === named))
			.filter((each) => isOpen(each, candidate))
			.sort((a, b) => comparePools(a, b));
		if (row !== undefined) return { choice, programme, row };
	}
	return undefined;
}

function isOpen(row: Printed, candidate: Candidate): boolean {
	const { common, own, seatType, gender } = candidate;
	const rank = row.category === "OPEN" ? common : row.category === seatType ? own : undefined;
	if (rank === undefined || rank > row.closing || !isUsable(row)) return false;
	return (gender === "woman" || row.gender === gender) && isOpenToHomeState(row, candidate);
}

const STATE_BY_QUOTA: Record<string, string> = { GO: "goa", JK: "jammu-and-kashmir", LA: "ladakh" };

function isOpenToHomeState({ institute, quota }: Printed, { homeState, common }: Candidate): boolean {
	if (quota === "AI") return true;
	if (homeState === undefined) return false;
	if (quota === "HS") return homeStates.get(institute) === homeState;
	if (quota === "OS") return homeStates.get(institute) !== homeState;
	return common !== undefined && STATE_BY_QUOTA[quota] === homeState;
}

const QUOTAS = ["AI", "HS", "OS"];

/** Everyone's before the category's, women's before the neutral, then by quota. */
function comparePools(one: Printed, other: Printed): number {
	const place = (quota: string) => (QUOTAS.includes(quota) ? QUOTAS.indexOf(quota) : QUOTAS.length);
	return (
		Number(one.category !== "OPEN") - Number(other.category !== "OPEN") ||
		Number(one.gender === "Gender-Neutral") - Number(other.gender === "Gender-Neutral") ||
		place(one.quota) - place(other.quota)
	);
}

function toSeat({ choice, programme, row }: Offer): Seat {
	return {
		choice,
		institute: programme.institute,
		programme: programme.name,
		quota: row.quota,
		seatType: row.category,
		gender: row.gender,
		closingRank: row.closing,
		sourceId: row.dataset,
	};
}
