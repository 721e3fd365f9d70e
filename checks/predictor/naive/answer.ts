import { type Applicant, isEligible } from "./applicant.ts";
import { readCsab, readMpDte, readUptac } from "./by-jee-main.ts";
import { readAndhra, readTelangana } from "./eapcet.ts";
import { readJosaa } from "./josaa.ts";
import { NEET_STATES, readNeet, readNeetOf } from "./neet.ts";
import { readGujcet, readJacDelhi, readKeam, readMhtCet, readOjee, readTnea, readWbjee } from "./others.ts";
import type { Printed } from "./printed.ts";
import { readClat, readComedk, readKcet } from "./trees.ts";

export type Question = Applicant & { rank: number; score: number; gender: string; list: string };
export type Answered = {
	exam: string;
	institute: string;
	programme: string;
	quota: string;
	gender: string;
	alsoGenders: string[];
	evidence: string;
	band: string;
};

/** Larger than any exam's ranks: a figure beyond is a misprint. */
const MAX_RANK = 3_000_000;

const readers: Record<string, () => Printed[]> = {
	josaa: readJosaa,
	neet: readNeet,
	kcet: readKcet,
	"mht-cet": readMhtCet,
	wbjee: readWbjee,
	keam: readKeam,
	gujcet: () => [...readGujcet("Engineering"), ...readGujcet("Pharmacy")],
	ojee: readOjee,
	tnea: readTnea,
	"jac-delhi": readJacDelhi,
	"comedk-uget": readComedk,
	clat: readClat,
	"ts-eapcet": readTelangana,
	"ap-eapcet": readAndhra,
	csab: readCsab,
	uptac: readUptac,
	"mp-dte": readMpDte,
	...Object.fromEntries(NEET_STATES.map((state) => [`neet-${state}`, () => readNeetOf(state)])),
};
const read = new Map<string, Printed[]>();

export function rowsOf(exam: string): Printed[] {
	const document = exam.startsWith("jee-") ? "josaa" : exam;
	const rows = read.get(document) ?? readers[document]?.() ?? [];
	read.set(document, rows);
	return rows;
}

const listed = new Map<string, Map<string, Printed[]>>();

function rowsOfList(exam: string, category: string, list: string): readonly Printed[] {
	const ofExam = listed.get(exam) ?? Map.groupBy(rowsOf(exam), (row) => `${row.category}|${row.list}`);
	listed.set(exam, ofExam);
	return ofExam.get(`${category}|${list}`) ?? [];
}

const LISTS: Record<string, string> = {
	"jee-mains": "main",
	"jee-advanced": "advanced",
	wbjee: "own",
	"jac-delhi": "main",
};

/**
 * Seats that the figure got or nearly got, straight from the files. `isUndecided`: the site refuses the row because its institution is
 * undecided.
 */
export function answerNaively(question: Question, isUndecided: (row: Printed) => boolean): Answered[] {
	const list = question.list || (LISTS[question.exam] ?? "");
	const rows = rowsOfList(question.exam, question.category, list).filter(
		(row) => (question.gender === "" || row.gender === question.gender) && !isUndecided(row),
	);
	const newest = Math.max(...rows.map(({ year }) => year ?? 0));
	const answers: Judged[] = [];
	for (const seat of Map.groupBy(rows, nameOfSeat).values()) {
		const [first] = seat;
		if (first === undefined || !seat.some(({ year = 0 }) => year === newest) || !isEligible(question, first)) continue;
		const rows = finalRows(question.exam, seat);
		const band = bandOf(question, rows);
		if (band === "") continue;
		const evidence = rows.map((row) => describe(question, row)).join("; ");
		answers.push({
			exam: question.exam,
			institute: first.institute,
			programme: first.programme,
			quota: first.quota,
			gender: first.gender,
			alsoGenders: [],
			evidence,
			band,
			closings: rows.map(({ closing }) => closing),
			reached: rows.filter((row) => meetsClosing(question, row)).length,
		});
	}
	return withoutDoubles(answers).map(({ closings, reached, ...answered }) => answered);
}

type Judged = Answered & { closings: number[]; reached: number };

/** Pools of a programme with equal closing ranks in the newest year are one choice to a person eligible for both. */
function withoutDoubles(answers: readonly Judged[]): Judged[] {
	const choices = Map.groupBy(answers, ({ institute, programme, quota, closings }) =>
		[institute, programme, quota, closings.at(-1)].join("|").toLowerCase(),
	);
	return [...choices.values()].flatMap((pools) => {
		const [shown, ...others] = pools.toSorted(
			(a, b) =>
				b.closings.length - a.closings.length ||
				b.reached - a.reached ||
				Number(a.gender.startsWith("Female")) - Number(b.gender.startsWith("Female")),
		);
		return shown === undefined ? [] : [{ ...shown, alsoGenders: others.map(({ gender }) => gender).sort() }];
	});
}

export function nameOfSeat({ institute, programme, quota, gender }: Printed): string {
	return [institute, programme, quota, gender].join("|").toLowerCase();
}

/** These print a seat in a round only if it moved. CSAB's round 2 opens beyond round 1's closing in 3,523 of 3,529 seats of both. */
const MOVES_ONLY = ["wbjee", "keam", "csab", "uptac"];

export function finalRows(exam: string, seat: readonly Printed[]): Printed[] {
	const isMoveOnly = MOVES_ONLY.includes(exam);
	const final: Printed[] = [];
	for (const [year, rows] of Map.groupBy(seat, ({ year }) => year)) {
		const last = isMoveOnly ? Math.max(...rows.map(({ round = 0 }) => round)) : lastRound(exam, year);
		const ofLast = rows.filter(({ round = 0 }) => round === last);
		const figures = new Set(ofLast.map(({ closing }) => closing));
		const [row] = ofLast;
		if (row !== undefined && figures.size === 1 && isTrustedRow(exam, row)) final.push(row);
	}
	return final.sort((a, b) => (a.year ?? 0) - (b.year ?? 0));
}

const lastRounds = new Map<string, number>();

function lastRound(exam: string, year: number | undefined): number {
	const key = `${exam} ${year}`;
	const known = lastRounds.get(key);
	if (known !== undefined) return known;
	const ofYear = rowsOf(exam).filter((row) => row.year === year);
	const last = ofYear.reduce((most, { round = 0 }) => Math.max(most, round), 0);
	lastRounds.set(key, last);
	return last;
}

function isTrustedRow(exam: string, { opening = 0, closing, category, year = 0, isDoubted }: Printed): boolean {
	// Opening after closing means that two rank lists are mixed, as in the IITs' disability seats before 2025.
	const isMixed = exam === "jee-advanced" && category.endsWith("(PwD)") && year < 2025;
	return opening <= closing && closing <= MAX_RANK && !isMixed && isDoubted !== true;
}

function meetsClosing({ exam, rank, score }: Question, { closing }: Printed): boolean {
	return exam === "tnea" ? score >= closing : rank <= closing;
}

function bandOf(question: Question, rows: readonly Printed[]): string {
	const closings = rows.map(({ closing }) => closing);
	return question.exam === "tnea" ? bandOfMarks(question.score, closings) : bandOfRank(question.rank, closings);
}

/** `closings` are oldest first. A larger one is further out. */
export function bandOfRank(rank: number, closings: readonly number[]): string {
	const past = rank - (closings.at(-1) ?? Number.NaN);
	// Only whole numbers and halves, so nothing is rounded.
	return nameBand(
		closings.map((closing) => rank <= closing),
		10 * past <= rank - past,
	);
}

function bandOfMarks(marks: number, closings: readonly number[]): string {
	const short = (closings.at(-1) ?? Number.NaN) - marks;
	return nameBand(
		closings.map((closing) => marks >= closing),
		short <= 5,
	);
}

/** Years oldest first, `o` for open and `c` for closed: "oo", "coo", "oc". */
function nameBand(opened: readonly boolean[], isJustPast: boolean): string {
	const read = opened.map((isOpen) => (isOpen ? "o" : "c")).join("");
	if (read === "o") return "one";
	if (/^ooo+$/.test(read)) return "likely";
	if (read.endsWith("o")) return "possible";
	return read.includes("o") || (read !== "" && isJustPast) ? "reach" : "";
}

function describe(question: Question, row: Printed): string {
	const { year = "undated", round = "", opening = "", closing } = row;
	return `${year} R${round} ${opening}-${closing} ${meetsClosing(question, row) ? "in" : "out"}`;
}
