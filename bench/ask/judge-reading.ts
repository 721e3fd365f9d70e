import { CARD_INTENTS } from "#bench/ask/card-intents.ts";
import type { Expected, GoldRow } from "#bench/ask/expected.ts";
import type { Answer, ReadingChip } from "../../packages/contract/src/answer.ts";
import { findCategory } from "../../packages/contract/src/category.ts";
import { toWords } from "../../packages/contract/src/words.ts";

const SORTS: Readonly<Record<string, string>> = {
	best: "nirf",
	top: "nirf",
	cheapest: "fee",
	"highest-salary": "salary",
};
const TOOLS: Readonly<Record<string, string>> = { predictor: "predict" };
const DATE_INTENTS: ReadonlySet<string> = new Set(["form", "admit-card", "answer-key", "result", "counselling"]);
const FACETS = ["degree", "category", "state", "district", "ownership", "branch", "exam", "for"] as const;

/** Empty if the reading is right. A reading that `why` calls fair also passes. */
export function judgeReading({ expect, why }: GoldRow, answer: Answer): string[] {
	const faults: string[] = [];
	const fair = [...why.matchAll(/([\w-]+) (?:also|equally) fair/g)].flatMap(([, word = ""]) => word);
	faults.push(...judgeUnknown(expect, answer));
	const isCloser = expect.intent === "date" && DATE_INTENTS.has(answer.intent);
	const isFairIntent =
		answer.intent === expect.intent || fair.includes(answer.intent) || isPartOfCountry(expect, answer);
	if (!isFairIntent && !isCloser) return [...faults, `intent ${answer.intent}`];
	const isExpected = answer.intent === expect.intent || isCloser || isPartOfCountry(expect, answer);
	if (answer.intent === "none" || !isExpected) return faults;
	const meant = answer.readings.filter(({ isNot }) => isNot === undefined);
	for (const facet of FACETS) {
		const wanted = new Set((expect[facet] ?? []).map((value) => plain(value)));
		const got = new Set(valuesOf(facet, meant, expect));
		const isImplied =
			(facet === "state" && expect.district !== undefined) || (facet === "category" && expect.degree !== undefined);
		const isFair =
			fair.some((value) => got.has(plain(value))) ||
			(facet === "degree" && expect.branch !== undefined && fair.length > 0);
		const missing = [...wanted].filter((value) => !got.has(value));
		const extra = [...got].filter(
			(value) => !wanted.has(value) && !(facet === "district" && isNamesake(value, { expect, why }, meant)),
		);
		const isOfNear = expect.near !== undefined && (facet === "district" || facet === "state");
		if (missing.length > 0 && !isFair) faults.push(`${facet} lacks ${missing}`);
		if (
			extra.length > 0 &&
			!isImplied &&
			!isFair &&
			!isOfNear &&
			answer.intent !== "country" &&
			expect.institution === undefined
		)
			faults.push(`${facet} has ${extra}`);
	}
	for (const bound of ["year", "rank", "marks", "percentile"] as const) {
		if (expect[bound] !== undefined && answer.bounds[bound] !== expect[bound])
			faults.push(`${bound} ${answer.bounds[bound]}`);
	}
	for (const bound of ["min", "max"] as const) {
		if (expect.budget?.[bound] !== answer.bounds.budgetInr?.[bound])
			faults.push(`budget ${answer.bounds.budgetInr?.[bound]}`);
	}
	if (expect.reservation !== undefined && seatOf(expect.reservation) !== answer.bounds.seatCategory)
		faults.push(`reservation ${answer.bounds.seatCategory}`);
	if (
		expect.superlative !== undefined &&
		!meant.some(({ kind, value }) => kind === "sort" && value === SORTS[expect.superlative ?? ""])
	)
		faults.push("no superlative");
	if (
		expect.near !== undefined &&
		!plain(answer.list?.near ?? "").startsWith(plain(expect.near)) &&
		!/^\d{6}$/.test(answer.list?.near ?? "")
	)
		faults.push(`near ${answer.list?.near}`);
	const wantedCountries = expect.country ?? [];
	if (!wantedCountries.every((slug) => meant.some(({ kind, value }) => kind === "country" && value === slug)))
		faults.push("country");
	const tool = [expect.tool ?? []].flat().map((name) => TOOLS[name] ?? name);
	if (!tool.every((name) => meant.some(({ kind, value }) => kind === "tool" && value === name))) faults.push("tool");
	for (const [what, values] of Object.entries(expect.not ?? {})) faults.push(...judgeNot(what, values, answer));
	const states = meant.flatMap(({ others, within }) => [within, ...others.map((other) => other.within)]);
	for (const state of expect.ambiguous ?? []) if (!states.includes(state)) faults.push(`not offered: ${state}`);
	for (const name of expect.institution ?? []) {
		const isNamed = meant.some(
			({ kind, label, value }) =>
				(kind === "college" && isCalled(label, name)) || (kind === "group" && isFamily(value, name)),
		);
		if (!isNamed && !isKnownNowhere(answer, name))
			faults.push(`institution ${meant.filter(({ kind }) => kind === "college").map(({ label }) => label)}`);
	}
	return faults;
}

/** A name in no list must be reported as unknown, and no other institution shown instead. */
function judgeUnknown({ unknown, like = [], nothing, noReservation }: Expected, answer: Answer): string[] {
	const faults: string[] = [];
	const called = answer.unknown.map(({ words }) => words);
	const isStated = unknown === undefined || sorted(unknown) === sorted(called);
	if (!isStated) faults.push(`unknown ${called.join(", ")}`);
	const offered = answer.unknown.flatMap((each) => each.like.map(({ label }) => label));
	for (const name of like) if (!offered.some((label) => isCalled(label, name))) faults.push(`not asked back: ${name}`);
	const [first] = answer.colleges;
	if (nothing && first !== undefined) faults.push(`shows ${first.name}`);
	if (nothing && answer.card !== undefined && answer.card.kind !== "not-held") faults.push(`card ${answer.card.kind}`);
	if (noReservation && answer.bounds.seatCategory !== undefined) faults.push("reads a reservation");
	return faults;
}

function sorted(names: readonly string[]): string {
	return names
		.map((name) => plain(name) || name.normalize("NFC"))
		.toSorted()
		.join();
}

const PARTS_OF_COUNTRIES: ReadonlySet<string> = new Set(["visa", "cost", "language-test", "universities"]);

/** A question about a country has the intent `country`; a separate reading names the part it is about. */
function isPartOfCountry({ intent }: Expected, answer: Answer): boolean {
	return (
		answer.intent === "country" &&
		PARTS_OF_COUNTRIES.has(intent) &&
		(intent === "universities"
			? answer.readings.some(({ kind, value }) => kind === "kind" || value === "university") ||
				/universit|यूनिवर्सिटी|विश्वविद्यालय/i.test(answer.q)
			: answer.readings.some(({ kind, value }) => kind === "intent" && value === intent))
	);
}

function isNamesake(
	district: string,
	{ expect, why }: Pick<GoldRow, "expect" | "why">,
	readings: readonly ReadingChip[],
): boolean {
	const read = readings.find(
		({ kind, value }) => kind === "district" && plain(value.slice(value.indexOf("/") + 1)) === district,
	);
	if (read?.within !== undefined && expect.ambiguous?.includes(read.within)) return true;
	const [, ...both] = /(\w+) and (\w+) both fair/.exec(why) ?? [];
	return both.some((word) => district.endsWith(plain(word)));
}

function isKnownNowhere({ readings, unread, unknown }: Answer, name: string): boolean {
	return (
		name === "Indian Institute of Planning and Management" &&
		unread.length + unknown.length > 0 &&
		readings.every(({ kind }) => kind !== "college")
	);
}

function judgeNot(what: string, values: readonly string[], { readings }: Answer): string[] {
	const kind = { for: "gender", institution: "group", branch: "course" }[what] ?? what;
	const left = values.filter(
		(value) =>
			!readings.some(
				(read) =>
					read.isNot === true &&
					read.kind === kind &&
					(plain(read.value) === plain(value) || isFamily(read.value, value)),
			) && !readings.some(({ kind, label, isNot }) => isNot && kind === "college" && isCalled(label, value)),
	);
	return left.map((value) => `not excluded: ${value}`);
}

function valuesOf(facet: (typeof FACETS)[number], readings: readonly ReadingChip[], expect: Expected): string[] {
	const kind = { branch: "course", for: "gender" }[String(facet)] ?? facet;
	const wanted = new Set((expect.district ?? []).map(plain));
	return readings
		.filter(
			(read) =>
				read.kind === kind ||
				(facet === "district" && read.kind === "town") ||
				isMentionedOnly(read, expect[facet] ?? []),
		)
		.map((read) => {
			if (facet === "category") return findCategory(read.value)?.slug ?? read.value;
			if (facet === "district")
				return wanted.has(plain(read.label)) ? plain(read.label) : plain(read.value.slice(read.value.indexOf("/") + 1));
			return read.value;
		})
		.map(plain);
}

/** A known word without a source (`unheld:zoology`) is a topic; it is right as a degree, branch or category of that name. */
function isMentionedOnly({ id, kind, value }: ReadingChip, wanted: Expected["degree"] & object): boolean {
	return kind === "topic" && /^(?:unheld|other-exam):/.test(id) && wanted.some((each) => plain(each) === plain(value));
}

const FAMILIES: Readonly<Record<string, string>> = {
	iit: "indianinstituteoftechnology",
	nit: "nationalinstituteoftechnology",
	iiit: "indianinstituteofinformationtechnology",
	iim: "indianinstituteofmanagement",
	aiims: "allindiainstituteofmedicalsciences",
	nlu: "nationallawuniversity",
};

function isFamily(group: string, name: string): boolean {
	return FAMILIES[group] === plain(name);
}

/** True if one name contains all significant words of the other. */
export function isCalled(label: string, name: string): boolean {
	const words = (text: string) => new Set(toWords(text).filter((word) => !["the", "of", "and", "new"].includes(word)));
	const bare = name.replace(DEEMED, " ").trim();
	const [a, b] = [words(label.replace(/\([^)]*\)/g, " ")), words(bare)];
	const isWithin = (few: Set<string>, many: Set<string>) => [...few].every((word) => many.has(word));
	return isWithin(b, a) || isWithin(a, b) || plain(label).includes(plain(bare));
}

const DEEMED = /\(?\bdeemed(?: to be)? university\b\)?/i;

function seatOf(reservation: string): string {
	return { OBC: "obc-ncl", OPEN: "open", General: "open", SC: "sc", ST: "st", EWS: "ews" }[reservation] ?? reservation;
}

function plain(text: string): string {
	return toWords(text).join("");
}

export function isWrongCard(row: GoldRow, answer: Answer): boolean {
	const { card } = answer;
	const { expect, why } = row;
	if (card === undefined || card.kind === "not-held") return false;
	const fair = [...why.matchAll(/([\w-]+) (?:also|equally) fair/g)].flatMap(([, word = ""]) => word);
	const intents = CARD_INTENTS[card.kind] ?? [];
	const isOfKind = expect.card?.includes(card.kind) ?? [expect.intent, ...fair].some((each) => intents.includes(each));
	if (!isOfKind) return true;
	if (
		"college" in card &&
		expect.institution !== undefined &&
		!expect.institution.some((name) => isCalled(card.college.name, name))
	)
		return true;
	return (
		"exam" in card &&
		typeof card.exam === "object" &&
		expect.exam !== undefined &&
		!expect.exam.includes(card.exam.slug)
	);
}

export function isFirstRight(row: GoldRow, answer: Answer): boolean {
	const { expect } = row;
	if (isWrongCard(row, answer)) return false;
	if (expect.card !== undefined) return expect.card.includes(shownOf(answer));
	if (expect.intent === "none") return answer.card === undefined;
	const [first] = answer.colleges;
	if (expect.institution !== undefined) {
		return (
			expect.institution.some(
				(name) => (first !== undefined && isCalled(first.name, name)) || answer.card?.kind === "predict",
			) ||
			(first === undefined && answer.card === undefined && answer.unread.length + answer.unknown.length > 0)
		);
	}
	if (expect.exam !== undefined && expect.intent !== "list")
		return expect.exam.some(
			(slug) =>
				answer.groups.some(({ items }) => items[0]?.value === slug) ||
				JSON.stringify(answer.card ?? {}).includes(`"${slug}"`),
		);
	if (expect.country !== undefined)
		return answer.groups.some(({ kind, items }) => kind === "countries" && items[0]?.value === expect.country?.[0]);
	if (
		["list", "fee", "seats", "superlative"].includes(expect.intent) &&
		(expect.degree ?? expect.category ?? expect.branch ?? expect.state ?? expect.district) !== undefined
	) {
		return answer.list !== undefined && judgeReading(row, answer).length === 0;
	}
	return judgeReading(row, answer).length === 0;
}

function shownOf({ card, colleges }: Answer): string {
	return card?.kind ?? (colleges.length > 0 ? "list" : "none");
}
