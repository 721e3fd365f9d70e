import { toKey, toWords } from "@uchit/contract/words.ts";
import { yieldToLoop } from "#backend/platform/yield-to-loop.ts";
import type { Orders } from "#backend/search/orders.ts";
import type { CollegeName, CollegeRow, SearchRows } from "#backend/search/queries/search-rows.ts";
import { withOtherNames } from "#backend/search/vocabulary/place-names.ts";
import { SUBJECTS } from "#backend/search/vocabulary/subjects.ts";
import { toInitials, toTellingWords } from "./acronyms.ts";
import { isDevanagari, toDevanagariWords, toLatin } from "./devanagari.ts";
import { toSound } from "./sound.ts";
import { IN_NAME, IN_OTHER_NAME, IN_PLACE, IN_SUBJECT, type TextIndex, TextIndexBuilder } from "./text-index.ts";
import { UNRANKED } from "./text-matches.ts";

/** Institutions between two yields to the event loop. */
const INSTITUTIONS_BETWEEN_YIELDS = 10_000;

export async function buildText(
	rows: SearchRows,
	numbers: ReadonlyMap<string, number>,
	orders: Orders,
): Promise<TextIndex> {
	const builder = new TextIndexBuilder(rows.colleges.length);
	const otherNames = group(withoutOwnNamesOfOthers(rows), numbers, rows.colleges.length);
	const aliases = group(rows.aliases, numbers, rows.colleges.length);
	const acronyms = listAcronyms(rows.colleges, orders);
	const subjects = listSubjects(rows, numbers, orders);
	const stateNames = new Map(rows.states.map(({ slug, name }) => [slug, name]));
	const districtNames = new Map(rows.districts.map(({ id, name }) => [id, name]));
	const hindi = new Map([
		...rows.districts.map(({ id, nameHi }) => [id, toLatinWords(nameHi ?? "")] as const),
		...rows.states.map(({ slug, nameHi }) => [slug, toLatinWords(nameHi ?? "")] as const),
	]);
	const hindiWords = ({ districtId, stateSlug }: CollegeRow) =>
		[districtId, stateSlug].flatMap((place) => hindi.get(place ?? "") ?? []);
	for (const [number, college] of rows.colleges.entries()) {
		if (number % INSTITUTIONS_BETWEEN_YIELDS === INSTITUTIONS_BETWEEN_YIELDS - 1) await yieldToLoop();
		addName(builder, number, college.name, IN_NAME);
		addName(builder, number, college.officialName, IN_OTHER_NAME);
		builder.setNameLength(number, toTellingWords(college.name).length);
		for (const name of otherNames[number] ?? []) addName(builder, number, name, IN_OTHER_NAME);
		for (const alias of aliases[number] ?? []) addName(builder, number, alias, IN_OTHER_NAME);
		for (const { acronym, isUnique } of acronyms.get(number) ?? []) {
			builder.addWords(number, [acronym], IN_OTHER_NAME);
			if (isUnique) builder.addKey(number, acronym, "");
		}
		const places = [college.city, districtNames.get(college.districtId ?? ""), stateNames.get(college.stateSlug ?? "")];
		builder.addWords(number, withOtherNames(toWords(places.join(" "))), IN_PLACE);
		builder.addWords(number, hindiWords(college), IN_PLACE);
		builder.addWords(number, subjects[number] ?? [], IN_SUBJECT);
	}
	return builder.build();
}

/** Converts like Hindi queries, so that they match. */
function toLatinWords(hindi: string): string[] {
	return toDevanagariWords(hindi).map((word) => toLatin(word).latin);
}

export function addName(builder: TextIndexBuilder, number: number, name: string, field: number): void {
	const words = isDevanagari(name) ? toLatinWords(name) : toWords(name);
	const key = words.join("");
	builder.addWords(number, words, field);
	builder.addKey(number, isDevanagari(name) ? "" : key, toSound(key));
}

function group(named: readonly CollegeName[], numbers: ReadonlyMap<string, number>, size: number): string[][] {
	const groups: string[][] = Array.from({ length: size }, () => []);
	for (const { collegeId, name } of named) groups[numbers.get(collegeId) ?? -1]?.push(name);
	return groups;
}

/** Drops another institution's own name that a source printed by mistake, as it would lead to the wrong one. */
function withoutOwnNamesOfOthers({ names, colleges }: SearchRows): CollegeName[] {
	const owners = new Map(colleges.map(({ id, name }) => [toKey(name), id]));
	return names.filter(({ collegeId, name }) => (owners.get(toKey(name)) ?? collegeId) === collegeId);
}

type Acronym = { acronym: string; isUnique: boolean };

function listAcronyms(colleges: readonly CollegeRow[], { standing }: Orders): Map<number, Acronym[]> {
	const ofCollege = new Map<number, string[]>();
	const uses = new Map<string, number>();
	const isBeginning = readBeginnings(colleges);
	colleges.forEach(({ name }, number) => {
		if (standing[number] === UNRANKED) return;
		const acronyms = toInitials(name).filter((each) => !isBeginning(each));
		ofCollege.set(number, acronyms);
		for (const acronym of acronyms) uses.set(acronym, (uses.get(acronym) ?? 0) + 1);
	});
	return new Map([
		...listWholeInitials(colleges, standing, uses),
		...[...ofCollege].map(
			([number, acronyms]) =>
				[number, acronyms.map((acronym) => ({ acronym, isUnique: uses.get(acronym) === 1 }))] as const,
		),
	]);
}

/** A word that begins this many names ("Sri") is nobody's initials. */
const BEGINS_MANY = 100;

function readBeginnings(colleges: readonly CollegeRow[]): (word: string) => boolean {
	const counts = new Map<string, number>();
	for (const { name } of colleges) {
		const [word = ""] = toWords(name);
		counts.set(word, (counts.get(word) ?? 0) + 1);
	}
	return (word) => (counts.get(word) ?? 0) >= BEGINS_MANY;
}

/** An unranked university has the initials of its whole name, if nothing else has them: JNAFAU. */
function listWholeInitials(
	colleges: readonly CollegeRow[],
	standing: Orders["standing"],
	uses: ReadonlyMap<string, number>,
): (readonly [number, Acronym[]])[] {
	const found = colleges.flatMap(({ id, name }, number) => {
		if (standing[number] !== UNRANKED || !id.startsWith(UNIVERSITY)) return [];
		const acronym = toInitials(name.split(", ")[0] ?? "").at(-1) ?? "";
		return acronym.length < MIN_WHOLE_LENGTH || uses.has(acronym) ? [] : [{ number, acronym }];
	});
	return [...Map.groupBy(found, ({ acronym }) => acronym).values()].flatMap(([only, other]) =>
		only === undefined || other !== undefined
			? []
			: [[only.number, [{ acronym: only.acronym, isUnique: true }]] as const],
	);
}

const UNIVERSITY = "U-";
const MIN_WHOLE_LENGTH = 5;

function listSubjects(rows: SearchRows, numbers: ReadonlyMap<string, number>, { places }: Orders): string[][] {
	const words: string[][] = Array.from({ length: rows.colleges.length }, () => []);
	for (const { collegeId, value } of rows.categories) {
		const subject = SUBJECTS.find(({ categoryId }) => categoryId === value);
		words[numbers.get(collegeId) ?? -1]?.push(...(subject?.words ?? []));
	}
	for (const subject of SUBJECTS.filter(({ categoryId }) => categoryId === undefined)) {
		for (const number of places.get(subject.list)?.keys() ?? []) words[number]?.push(...subject.words);
	}
	return words;
}
