import type { Decision } from "@uchit/contract/predict-replay.ts";
import { parseJson } from "#app/platform/device-store.ts";
import { choicesOfExam, type SentList, toReplayChoices } from "../../choices/replay/replay-list.ts";
import { CHOICES } from "../../choices/store.ts";
import type { Column } from "../columns.ts";
import { type ClassExam, toQueryFields } from "../query-fields.ts";
import type { Student } from "../students.ts";

export type ListFiles = ReadonlyMap<string, { name: string; text: string }>;

export type RowFault = {
	column: Column;
	why: "no-list" | "same-name" | "not-a-list" | "no-choices" | "decision" | "pwd";
	text: string;
};

export type LeftChoices = { unreadable: number; otherExam: number };

export type ReadRow = { kind: "list"; list: SentList; left: LeftChoices } | { kind: "unread"; faults: RowFault[] };

type RowContext = { exam: ClassExam; rankSpace: string; files: ListFiles; shared: SharedNames };

export type SharedNames = ReadonlySet<string>;

export function sharedNames(students: readonly Student[]): SharedNames {
	const keys = students.map(({ cells }) => fileKey(cells.name ?? ""));
	const rows = Map.groupBy(keys, (key) => key);
	return new Set([...rows].flatMap(([key, same]) => (key !== "" && same.length > 1 ? [key] : [])));
}

/**
 * Reads a row for the rules, with the list that it names, and returns all its faults at once. The rules check the rest.
 */
export function readRow(student: Student, { rankSpace, ...context }: RowContext): ReadRow {
	const { exam } = context;
	const { decision: decisionCell = "", pwd: pwdCell = "" } = student.cells;
	const decision = readDecisionCell(decisionCell);
	const pwd = readYesNo(pwdCell);
	const found = readList(student, context);
	if (found.kind === "fault" || decision === undefined || pwd === "unknown")
		return {
			kind: "unread",
			faults: [
				...(pwd === "unknown" ? [{ column: "pwd", why: "pwd", text: pwdCell } as const] : []),
				...(decision === undefined ? [{ column: "decision", why: "decision", text: decisionCell } as const] : []),
				...(found.kind === "fault" ? [{ column: "choices", why: found.why, text: found.text } as const] : []),
			],
		};
	const { sent, left } = found;
	const person = Object.entries(toQueryFields(exam, student, rankSpace)).filter(([, value]) => value !== "");
	const choices = toReplayChoices(sent);
	const body = { category: "", ...Object.fromEntries(person), exam: exam.exam, pwd, decision, choices };
	return { kind: "list", list: { sent, body }, left };
}

type ReadList =
	| { kind: "list"; sent: SentList["sent"]; left: LeftChoices }
	| { kind: "fault"; why: RowFault["why"]; text: string };

function readList(student: Student, { exam, ...context }: Omit<RowContext, "rankSpace">): ReadList {
	const found = findList(student, context);
	if (found.kind === "fault") return found;
	const saved = CHOICES.parse(found.text);
	const sent = choicesOfExam(saved, exam.exam);
	if (sent.length === 0)
		return { kind: "fault", why: saved.length === 0 ? "not-a-list" : "no-choices", text: found.name };
	const unreadable = countChoices(found.text) - saved.length;
	const otherExam = saved.filter((choice) => choice.exam !== exam.exam).length;
	return { kind: "list", sent, left: { unreadable, otherExam } };
}

type Found =
	| { kind: "list"; name: string; text: string }
	| { kind: "fault"; why: "no-list" | "same-name"; text: string };

/** The cell contains the list, or the name of its file; an empty one means the file with the student's name. */
export function findList(
	{ cells: { name = "", choices = "" } }: Student,
	{ files, shared }: Pick<RowContext, "files" | "shared">,
): Found {
	if (choices.startsWith("{")) return { kind: "list", name: "", text: choices };
	const text = choices === "" ? name : choices;
	const key = fileKey(text);
	if (choices === "" && shared.has(key)) return { kind: "fault", why: "same-name", text };
	const file = files.get(key);
	return file === undefined || text === "" ? { kind: "fault", why: "no-list", text } : { kind: "list", ...file };
}

/** File names are compared without case, spaces and ending. */
export function fileKey(name: string): string {
	return name
		.normalize("NFC")
		.toLowerCase()
		.replace(/\.json$/, "")
		.replaceAll(/\s+/g, " ")
		.trim();
}

function countChoices(text: string): number {
	const { choices } = Object(parseJson(text));
	return Array.isArray(choices) ? choices.length : 0;
}

const DECISION_WORDS: readonly [RegExp, Decision][] = [
	[/^(?:float|फ्लोट)$/, "float"],
	[/^(?:slide|स्लाइड)$/, "slide"],
	[/^(?:freeze|फ्रीज)$/, "freeze"],
];

/** A list without a decision floats, as on the page of one list. */
function readDecisionCell(cell: string): Decision | undefined {
	const word = fold(cell);
	return word === "" ? "float" : DECISION_WORDS.find(([words]) => words.test(word))?.[1];
}

const YES = /^(?:yes|y|true|1|pwd|pwbd|हाँ|हां)$/;
const NO = /^(?:no|n|false|0|नहीं|none)$/;

function readYesNo(cell: string): boolean | undefined | "unknown" {
	const word = fold(cell);
	if (word === "" || word === "-") return undefined;
	if (YES.test(word)) return true;
	return NO.test(word) ? false : "unknown";
}

/** The nukta (the dot below a letter) is optional. */
function fold(cell: string): string {
	return cell.normalize("NFD").replaceAll("\u093c", "").normalize("NFC").trim().toLowerCase();
}
