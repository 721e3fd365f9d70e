import type { Answer } from "@uchit/contract/answer.ts";
import type { CheckEntry } from "@uchit/contract/check.ts";
import { toWords } from "@uchit/contract/words.ts";
import { hasKind, PLACE_KINDS } from "#backend/search/question/meaning.ts";
import { filterByKind, type Reading, type ReadMeaning } from "#backend/search/question/reading.ts";
import { isDevanagari } from "#backend/search/text/devanagari.ts";

export type FakeNames = {
	findIn: (question: string) => readonly CheckEntry[];
	likeIn: (question: string) => readonly CheckEntry[];
	listOf: (state: string | undefined) => readonly CheckEntry[];
};

/** The check's own page has those of all India. */
const MAX_FAKES = 12;

export function readFakes(read: Reading, q: string, listed: FakeNames) {
	const named = listed.findIn(q).filter((fake) => !isWithinName(read, fake));
	const isOfOne = named.length > 0 || filterByKind(read.reads, "college").length > 0;
	if (isOfOne || !requestsFakeList(q))
		return { question: dropSoundalikes(read, named), fakes: named, fakeList: undefined };
	const state = stateOf(read);
	const all = listed.listOf(state);
	const fakeList: Answer["fakeList"] = { total: all.length, state };
	const isTool = filterByKind(read.reads, "tool").length > 0;
	const question: Reading = {
		...read,
		reads: read.reads.filter((each) => hasKind(each, "tool", ...PLACE_KINDS)),
		...{ unread: [], unknown: [], intent: isTool ? read.intent : "recognition" },
	};
	return { question, fakes: all.slice(0, MAX_FAKES), fakeList };
}

function isWithinName({ reads, names }: Reading, { name }: CheckEntry): boolean {
	const begins = toWords(name).slice(0, 2).join(" ");
	return reads.some(
		({ kind, value, words }) =>
			kind === "college" &&
			` ${words}`.includes(` ${begins}`) &&
			!words.startsWith(begins) &&
			names.called(words).includes(value),
	);
}

function dropSoundalikes(question: Reading, fakes: readonly CheckEntry[]): Reading {
	if (fakes.length === 0) return question;
	const { reads, names } = question;
	const isCalled = (read: ReadMeaning) =>
		read.kind === "college" && !isDevanagari(read.words) && names.called(read.words).includes(read.value);
	return { ...question, reads: reads.filter(isCalled), unread: [], intent: "recognition" };
}

export function stateOf({ reads }: Reading): string | undefined {
	const [state, other] = filterByKind(reads, "state");
	return other === undefined ? state?.value : undefined;
}

export function requestsFakeList(question: string): boolean {
	const words = question.normalize("NFC").toLowerCase().replaceAll("\u093c", "");
	return FAKE.test(words) && LISTED.test(words) && MANY.test(words);
}

const FAKE = /\b(?:fake|farzi|farji|nakli|bogus)\b|फर्जी|नकली/u;
const LISTED = /universit|college|institut|vishwavidyala|ugc|विश्वविद्याल|यूनिवर्सिटी|कॉलेज|संस्थान|यूजीसी/u;
const MANY =
	/universit(?:ie|y)s|\b(?:colleges|institutes|list|suchi|names)\b|vishwavidyalayon|विश्वविद्यालयों|यूनिवर्सिटीज|कॉलेजों|सूची|लिस्ट/u;
