import { PredictExams } from "@uchit/contract/predict-exam.ts";
import { Replay, type ReplayBody } from "@uchit/contract/predict-replay.ts";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { useBackend } from "../../apps/backend/src/testing/backend.ts";
import { searchDepth } from "../../apps/backend/src/testing/depth.ts";
import type { Printed } from "../predictor/naive/printed.ts";
import { type Case, candidates } from "./candidates.ts";
import { type Counselling, readCounselling } from "./naive/counselling.ts";
import { type Seat, type Simulation, simulateYears } from "./naive/simulate-years.ts";

const backend = useBackend();
const LISTS = 10_000;
const SHARE = 400;
const MOST_MS = 1_800_000;
const SPACES: Record<string, string> = { architecture: "barch", planning: "bplan" };

let counselling: Counselling = { rounds: new Map(), lists: new Map() };
let offered: PredictExams["items"] = [];
let slugs = new Map<string, string>();

beforeAll(async () => {
	counselling = readCounselling();
	slugs = await pairInstitutes(counselling);
	offered = (await backend.read(PredictExams, "/v1/predict/exams")).items;
}, 240_000);

test("every printed institute is one of ours, by the figures of its first rounds", () => {
	expect(slugs.size).toBeGreaterThan(130);
	expect(new Set(slugs.values()).size).toBe(slugs.size);
});

test(
	"the service replays random lists seat by seat like a second implementation on the raw files",
	async () => {
		const count = { lists: 0, refused: 0, seats: 0, moves: 0, ends: 0 };
		const compare = async (drawn: Case) => {
			count.lists++;
			if (isRefused(drawn)) {
				count.refused++;
				expect((await ask(drawn)).statusCode).toBe(400);
				return;
			}
			const expected = simulateYears(counselling, drawn.candidate);
			expect(await replay(drawn)).toEqual(toWire(expected, drawn));
			for (const { rounds } of expected.years) {
				count.seats += rounds.filter(({ seat }) => seat !== undefined).length;
				count.moves += rounds.filter(({ seat }, at) => at > 0 && seat !== rounds[at - 1]?.seat).length;
				count.ends += rounds.at(-1)?.seat === undefined ? 0 : 1;
			}
		};
		await fc.assert(fc.asyncProperty(candidates(counselling), compare), searchDepth(LISTS, SHARE));
		process.stdout.write(`${JSON.stringify(count)}\n`);
		expect(count.seats).toBeGreaterThan(count.lists);
		expect(count.moves).toBeGreaterThan(count.lists / 4);
	},
	MOST_MS,
);

function ask(drawn: Case) {
	return backend.post("/v1/predict/replay", toBody(drawn));
}

async function replay(drawn: Case) {
	const reply = await ask(drawn);
	if (reply.statusCode !== 200) throw new Error(`${reply.statusCode}: ${reply.body}`);
	const { years, notes, never, skipped } = Replay.parse(reply.json());
	return { years, notes: notes.filter(({ code }) => COMPARED_NOTES.includes(code)), never, skipped };
}

function isRefused({ exam, candidate: { list, seatType, gender } }: Case): boolean {
	const paper = SPACES[list] ?? "";
	const categories = offered
		.filter((each) => each.exam === exam)
		.flatMap(({ lists }) => lists.filter(({ rankSpace, apart }) => rankSpace.includes(paper) && !apart))
		.flatMap((each) => each.categories.filter(({ value }) => value === seatType));
	return !categories.some(({ genders }) => gender === "woman" || genders.includes(gender));
}

const COMPARED_NOTES = ["common-missing", "rank-missing", "no-figures"];

function toBody({ exam, category, pwd, candidate, sent }: Case): ReplayBody {
	const { list, common, own, gender, homeState, years, decision } = candidate;
	const paper = SPACES[list];
	return {
		...{ exam, category, gender, decision },
		...(pwd && { pwd }),
		...(common !== undefined && { common }),
		...(own !== undefined && { rank: own.toLocaleString("en-IN") }),
		...(homeState !== undefined && { homeState }),
		...(paper !== undefined && { rankSpace: `jee-main-${paper}-${common === undefined ? "category" : "crl"}` }),
		...(years !== undefined && { years: [...years] }),
		choices: sent.map(({ institute, programme, quota }) => ({
			college: slugs.get(institute) ?? "no-such-institute",
			programme,
			...(quota !== undefined && { quota }),
		})),
	};
}

function toWire({ years, leftOut, never, skipped }: Simulation, { candidate }: Case) {
	const toSeat = ({ institute, ...seat }: Seat) => ({ ...seat, college: slugs.get(institute) });
	return {
		years: years.map(({ year, rounds }) => {
			const end = rounds.at(-1)?.seat;
			return {
				...{ year, authority: "JoSAA" },
				rounds: rounds.map(({ round, seat }) => ({ round, ...(seat && { seat: toSeat(seat) }) })),
				...(end && { end: toSeat(end) }),
			};
		}),
		notes: [
			...(candidate.common === undefined ? [{ code: "common-missing", years: [] }] : []),
			...(candidate.own === undefined && candidate.seatType !== "OPEN" ? [{ code: "rank-missing", years: [] }] : []),
			...(leftOut.length > 0 ? [{ code: "no-figures", years: leftOut }] : []),
		],
		...{ never, skipped },
	};
}

async function pairInstitutes({ lists }: Counselling): Promise<Map<string, string>> {
	const { rows } = await backend.db.execute<{ slug: string; figure: string }>(sql`
		SELECT c.slug, concat_ws('|', k.year, lower(p.name), k.quota, k.seat_type, k.gender, k.closing_rank) AS figure
		FROM cutoffs k JOIN programmes p ON p.id = k.programme_id JOIN colleges c ON c.id = k.college_id
		WHERE k.authority = 'JoSAA' AND k.year >= 2018 AND k.round = 1`);
	const ours = Map.groupBy(rows, ({ figure }) => figure);
	const printed = [...lists.values()].flatMap(({ programmes }) =>
		[...programmes.values()].flatMap(({ institute, byYear }) =>
			[...byYear.values()].flat().flatMap((row) => (row.round === 1 ? { institute, figure: figureOf(row) } : [])),
		),
	);
	return new Map(
		[...Map.groupBy(printed, ({ institute }) => institute)].flatMap(([institute, figures]) => {
			const votes = Map.groupBy(
				figures.flatMap(({ figure }) => ours.get(figure) ?? []),
				({ slug }) => slug,
			);
			const [best] = [...votes].sort(([, a], [, b]) => b.length - a.length);
			return best === undefined ? [] : [[institute, best[0]] as const];
		}),
	);
}

function figureOf({ year, programme, quota, category, gender, closing }: Printed): string {
	return [year, programme.toLowerCase(), quota, category, gender, closing].join("|");
}
