import { readAndhra, readTelangana } from "./eapcet.ts";
import { readJosaa } from "./josaa.ts";
import { readGujcet, readJacDelhi, readKeam, readMhtCet, readNeet, readOjee, readTnea, readWbjee } from "./others.ts";
import type { Printed } from "./printed.ts";
import { readComedk, readKcet } from "./trees.ts";
import { type Asker, isFor } from "./who.ts";

export type Question = Asker & { rank: number; score: number; gender: string; list: string };
export type Answered = {
	institute: string;
	programme: string;
	quota: string;
	gender: string;
	evidence: string;
	band: string;
};

/** No exam has ranked so many: a figure beyond is a misprint. */
const NOBODY = 3_000_000;

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
	"ts-eapcet": readTelangana,
	"ap-eapcet": readAndhra,
};
const read = new Map<string, Printed[]>();

function rowsOf(exam: string): Printed[] {
	const document = exam.startsWith("jee-") ? "josaa" : exam;
	const rows = read.get(document) ?? readers[document]?.() ?? [];
	read.set(document, rows);
	return rows;
}

/** The list that a rank is of, where the question does not name one. */
const LISTS: Record<string, string> = {
	"jee-mains": "main",
	"jee-advanced": "advanced",
	wbjee: "own",
	"jac-delhi": "main",
};

/** The seats that a question's figure got or nearly got, straight from the files. `isUndecided`: the site refuses the row, because nobody has decided which institution is meant. */
export function answerNaively(question: Question, isUndecided: (row: Printed) => boolean): Answered[] {
	const list = question.list || (LISTS[question.exam] ?? "");
	const rows = rowsOf(question.exam).filter(
		(row) =>
			row.category === question.category &&
			(question.gender === "" || row.gender === question.gender) &&
			row.list === list &&
			!isUndecided(row),
	);
	const newest = Math.max(...rows.map(({ year }) => year ?? 0));
	const answers: Answered[] = [];
	for (const seat of Map.groupBy(rows, nameOfSeat).values()) {
		const [first] = seat;
		if (first === undefined || !seat.some(({ year = 0 }) => year === newest) || !isFor(question, first)) continue;
		const held = finalRows(question.exam, seat);
		const band = bandOf(question, held);
		if (band === "") continue;
		const evidence = held.map((row) => describe(question, row)).join("; ");
		answers.push({
			institute: first.institute,
			programme: first.programme,
			quota: first.quota,
			gender: first.gender,
			evidence,
			band,
		});
	}
	return answers;
}

function nameOfSeat({ institute, programme, quota, gender }: Printed): string {
	return [institute, programme, quota, gender].join("|").toLowerCase();
}

/** Of each year the figure of its last round, if it can be used; oldest first. */
function finalRows(exam: string, seat: readonly Printed[]): Printed[] {
	const isMoveOnly = exam === "wbjee" || exam === "keam";
	const final: Printed[] = [];
	for (const [year, rows] of Map.groupBy(seat, ({ year }) => year)) {
		const last = isMoveOnly ? Math.max(...rows.map(({ round = 0 }) => round)) : lastRound(exam, year);
		const ofLast = rows.filter(({ round = 0 }) => round === last);
		const figures = new Set(ofLast.map(({ closing }) => closing));
		const [row] = ofLast;
		// Two figures for one seat: neither is believed.
		if (row !== undefined && figures.size === 1 && isBelieved(exam, row)) final.push(row);
	}
	return final.sort((a, b) => (a.year ?? 0) - (b.year ?? 0));
}

const lastRounds = new Map<string, number>();

/** The last round that the counselling held that year. */
function lastRound(exam: string, year: number | undefined): number {
	const key = `${exam} ${year}`;
	const known = lastRounds.get(key);
	if (known !== undefined) return known;
	const ofYear = rowsOf(exam).filter((row) => row.year === year);
	const last = ofYear.reduce((most, { round = 0 }) => Math.max(most, round), 0);
	lastRounds.set(key, last);
	return last;
}

function isBelieved(exam: string, { opening = 0, closing, category, year = 0 }: Printed): boolean {
	// Opening after closing: two lists of ranks are mixed. The IITs' seats for people with a disability hold both before 2025.
	const isMixed = exam === "jee-advanced" && category.endsWith("(PwD)") && year < 2025;
	return opening <= closing && closing <= NOBODY && !isMixed;
}

function isInside({ exam, rank, score }: Question, { closing }: Printed): boolean {
	return exam === "tnea" ? score >= closing : rank <= closing;
}

function bandOf(question: Question, held: readonly Printed[]): string {
	const inside = held.filter((row) => isInside(question, row)).length;
	if (held.length === 0) return "";
	if (inside === held.length) return "every";
	if (inside > 0) return inside > held.length / 2 ? "most" : "some";
	const closings = held.map(({ closing }) => closing);
	const isNear =
		question.exam === "tnea"
			? question.score >= Math.min(...closings) - 5
			: question.rank - Math.max(...closings) <= Math.max(...closings) / 10;
	return isNear ? "reach" : "";
}

function describe(question: Question, row: Printed): string {
	const { year = "undated", round = "", opening = "", closing } = row;
	return `${year} R${round} ${opening}-${closing} ${isInside(question, row) ? "in" : "out"}`;
}
