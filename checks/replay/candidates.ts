import fc from "fast-check";
import { homeStates } from "../predictor/naive/applicant.ts";
import { RENAMED } from "../predictor/naive/josaa.ts";
import type { Printed } from "../predictor/naive/printed.ts";
import { type Counselling, isUsable, type Programme } from "./naive/counselling.ts";
import type { Candidate } from "./naive/simulate-years.ts";

type Sent = { institute: string; programme: string; quota: string | undefined };
export type Case = { exam: string; category: string; pwd: boolean; candidate: Candidate; sent: Sent[] };

const LISTS = {
	main: "jee-mains",
	advanced: "jee-advanced",
	architecture: "jee-main-paper-2",
	planning: "jee-main-paper-2",
} as const;
const GROUPS = ["OPEN", "EWS", "OBC-NCL", "SC", "ST"] as const;
const GENDERS = ["Gender-Neutral", "Female-only (including Supernumerary)", "woman"] as const;
const QUOTAS = ["AI", "HS", "OS", "GO", "JK", "LA", "AP"] as const;
/** Institutes with seats for one state's people: drawn more often, because little depends on other states. */
const INSTITUTES_OF_ONE_STATE = [
	"National Institute of Technology Goa",
	"National Institute of Technology, Srinagar",
	"National Institute of Technology, Warangal",
];
const STATES = [...homeStates.values(), ...["goa", "jammu-and-kashmir", "ladakh", "andhra-pradesh", "telangana"]];
/** Choices lie within this many thousandths of all rows, by closing rank, of the person's ranks, so that rounds move the seat. */
const NEAR = 30;
const PARTS = 1_000;
const MOST_CHOICES = 60;
const UNKNOWN = "an institute that no list has";

const Choice = fc.record({
	kind: fc.oneof(
		{ weight: 2, arbitrary: fc.constantFrom("common", "own") },
		{
			weight: 1,
			arbitrary: fc.constantFrom(
				...(["any", "same institute", "same institute", "duplicate", "unknown programme"] as const),
				...(["unknown college", "renamed", "other exam", "one state"] as const),
			),
		},
	),
	at: fc.nat(1_000_000),
	offset: fc.integer({ min: -NEAR, max: NEAR }),
	quota: fc.constantFrom(undefined, undefined, undefined, undefined, "its own", "its own", ...QUOTAS),
	spelling: fc.constantFrom("as printed", "as printed", "as printed", "capitals", "spaces"),
});
type Choice = typeof Choice extends fc.Arbitrary<infer Value> ? Value : never;

const Decision = fc.constantFrom("float", "slide", "freeze");
const Drawn = fc.record({
	list: fc.constantFrom("main", "main", "main", "main", "advanced", "advanced", "architecture", "planning"),
	group: fc.constantFrom(...GROUPS),
	disability: fc.constantFrom("none", "none", "none", "said", "printed"),
	ranks: fc.constantFrom("both", "both", "both", "common", "own"),
	commonAt: fc.nat(1_000_000),
	ownAt: fc.nat(1_000_000),
	beside: fc.constantFrom(0, 0, -1, 1, 7),
	gender: fc.constantFrom(...GENDERS),
	homeState: fc.oneof(
		fc.constant(undefined),
		fc.constant("of a seat"),
		fc.constant("of a seat"),
		fc.constantFrom(...STATES),
	),
	choices: fc
		.integer({ min: 1, max: MOST_CHOICES })
		.chain((count) => fc.array(Choice, { minLength: count, maxLength: count })),
	isOfOneInstitute: fc.constantFrom(false, false, false, false, true),
	/** Most people list hard choices first. */
	isByDifficulty: fc.constantFrom(true, true, false),
	decision: fc.oneof(
		Decision,
		fc.array(
			fc.record({
				year: fc.integer({ min: 2018, max: 2026 }),
				round: fc.integer({ min: 1, max: 7 }),
				answer: Decision,
			}),
			{ maxLength: 30, size: "max" },
		),
	),
	years: fc.option(fc.uniqueArray(fc.integer({ min: 2018, max: 2026 }), { minLength: 1, maxLength: 5 }), {
		nil: undefined,
		freq: 3,
	}),
});
type Drawn = typeof Drawn extends fc.Arbitrary<infer Value> ? Value : never;

export function candidates(counselling: Counselling): fc.Arbitrary<Case> {
	const lists = new Map([...counselling.lists].map(([name, { programmes }]) => [name, indexOf(programmes)]));
	return Drawn.map((drawn) => toCase(drawn, lists));
}

type Index = { programmes: Programme[]; ofInstitute: Map<string, Programme[]>; ofSeatType: Map<string, Printed[]> };

function indexOf(programmes: ReadonlyMap<string, Programme>): Index {
	const all = [...programmes.values()];
	const rows = all.flatMap(({ byYear }) => [...byYear.values()].flat()).filter(isUsable);
	const ofSeatType = Map.groupBy(rows, ({ category }) => category);
	for (const own of ofSeatType.values()) own.sort((a, b) => a.closing - b.closing);
	return { programmes: all, ofInstitute: Map.groupBy(all, ({ institute }) => institute), ofSeatType };
}

function toCase(drawn: Drawn, lists: ReadonlyMap<string, Index>): Case {
	const { list, group, gender, decision, years } = drawn;
	const index = lists.get(list);
	if (index === undefined) throw new Error(`There is no list ${list}`);
	const hasDisability = drawn.disability !== "none" && index.ofSeatType.has(`${group} (PwD)`);
	const seatType = hasDisability ? `${group} (PwD)` : group;
	const isOpenOnly = seatType === "OPEN";
	const commonRow = pick(index.ofSeatType.get("OPEN"), drawn.commonAt);
	const ownRow = pick(index.ofSeatType.get(seatType), drawn.ownAt);
	const homeState = drawn.homeState === "of a seat" ? homeStates.get(commonRow.institute) : drawn.homeState;
	const near = (row: Printed) => Math.max(1, row.closing + drawn.beside);
	const sent: Sent[] = [];
	const choices = drawn.isByDifficulty
		? drawn.choices.toSorted((a, b) => difficultyOf(a) - difficultyOf(b))
		: drawn.choices;
	for (const choice of choices) {
		const kind = drawn.isOfOneInstitute && sent.length > 0 ? "same institute" : choice.kind;
		sent.push(toSent({ ...choice, kind }, { drawn, seatType, before: sent, index, lists }));
	}
	return {
		exam: LISTS[list],
		category: drawn.disability === "printed" ? seatType : group,
		pwd: hasDisability && drawn.disability === "said",
		sent,
		candidate: {
			...{ list, seatType, gender, homeState, years },
			common: isOpenOnly || drawn.ranks !== "own" ? near(commonRow) : undefined,
			own: !isOpenOnly && drawn.ranks !== "common" ? near(ownRow) : undefined,
			choices: sent.map(toToday),
			decision: typeof decision === "string" ? decision : byRound(decision),
		},
	};
}

/** A choice open to everyone ranks below the hardest; otherwise it would be the seat from round 1 on. */
function difficultyOf({ kind, offset }: Choice): number {
	return kind === "common" || kind === "own" ? offset : Math.abs(offset);
}

type Before = {
	drawn: Drawn;
	seatType: string;
	before: readonly Sent[];
	index: Index;
	lists: ReadonlyMap<string, Index>;
};

function toSent(
	{ kind, at, offset, quota, spelling }: Choice,
	{ drawn: { list, commonAt, ownAt }, seatType, before, index, lists }: Before,
): Sent {
	const nearTo = (rows: readonly Printed[] = [], place = 0) => {
		const row =
			rows[Math.min(rows.length - 1, Math.max(0, (place % rows.length) + Math.round((rows.length * offset) / PARTS)))];
		if (row === undefined) throw new Error("A list has no rows");
		return row;
	};
	const any = pick(index.programmes, at);
	const last = before.at(-1);
	const of = ({ institute, name }: Programme, own = "AI"): Sent => ({
		institute,
		programme: spell(name, spelling),
		quota: quota === "its own" ? own : quota,
	});
	const ofRow = ({ institute, programme, quota: own }: Printed) =>
		of({ institute, name: programme, byYear: new Map() }, own);
	switch (kind) {
		case "common":
			return ofRow(nearTo(index.ofSeatType.get("OPEN"), commonAt));
		case "own":
			return ofRow(nearTo(index.ofSeatType.get(seatType), ownAt));
		case "any":
			return of(any);
		case "same institute":
			return of(pick(index.ofInstitute.get(last?.institute ?? "") ?? index.programmes, at));
		case "duplicate":
			return before.length === 0 ? of(any) : pick(before, at);
		case "unknown programme":
			return of({ ...any, name: `${any.name} of the Moon` });
		case "unknown college":
			return of({ ...any, institute: UNKNOWN });
		case "renamed": {
			const [institute, earlier] = pick(RENAMED, at);
			return of({ institute, name: earlier, byYear: new Map() });
		}
		case "one state":
			return of(pick(index.ofInstitute.get(pick(INSTITUTES_OF_ONE_STATE, offset + NEAR)) ?? index.programmes, at));
		case "other exam":
			return of(pick(lists.get(list === "main" ? "advanced" : "main")?.programmes, at));
	}
}

function toToday({ institute, programme, quota }: Sent) {
	const fold = (name: string) => name.replaceAll(/\s/g, "").toLowerCase();
	const renamed = RENAMED.find(([own, earlier]) => own === institute && fold(earlier) === fold(programme));
	return { institute, programme: renamed?.[2] ?? programme, quota };
}

function spell(name: string, spelling: Choice["spelling"]): string {
	if (spelling === "as printed") return name;
	return spelling === "capitals" ? name.toUpperCase() : ` ${name.replaceAll(" ", "  ")} `;
}

function byRound(answers: readonly { year: number; round: number; answer: "float" | "slide" | "freeze" }[]) {
	const decision: Record<string, Record<string, "float" | "slide" | "freeze">> = {};
	for (const { year, round, answer } of answers) decision[year] = { ...decision[year], [round]: answer };
	return decision;
}

function pick<Item>(items: readonly Item[] = [], at = 0): Item {
	const item = items[at % items.length];
	if (item === undefined) throw new Error("There is nothing to draw from");
	return item;
}
