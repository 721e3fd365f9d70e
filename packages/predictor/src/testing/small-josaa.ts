import type { ClassFile } from "@uchit/contract/predict-class.ts";
import type { Replay, ReplayBody } from "@uchit/contract/predict-replay.ts";
import { readClassFile } from "../class-file.ts";
import { foldName } from "../fold.ts";
import { replay } from "../replay.ts";
import { type ListCheck, replayAndCheck } from "../replay-check.ts";
import { buildRoundTable, type RoundRow } from "../round-table.ts";

export const NEUTRAL = "Gender-Neutral";
export const FEMALE = "Female-only (including Supernumerary)";
const STATES = [
	{ slug: "bihar", name: "Bihar" },
	{ slug: "goa", name: "Goa" },
];

function groupOf(seatType: string, rankSpace: "jee-main-crl" | "jee-main-category") {
	return {
		...{
			rankSpace,
			seatType,
			socialCategory: "open" as const,
			pwd: false,
			genders: [NEUTRAL, FEMALE],
			isSpecial: false,
		},
		seats: { college: [], programme: [], quota: [], gender: [], pool: [] },
		closings: [],
	};
}

export const JOSAA: ClassFile = {
	...{ exam: "jee-mains", states: STATES, colleges: [], texts: [] },
	counsellings: [
		{
			...{ exam: "jee-mains", authority: "JoSAA", years: [2024, 2025], quotas: [] },
			groups: [groupOf("OPEN", "jee-main-crl"), groupOf("OBC-NCL", "jee-main-category")],
		},
		{ exam: "kcet", authority: "KEA", years: [2025], quotas: [], groups: [] },
	],
};
const INDEX = readClassFile(JOSAA);

export const PATNA = { slug: "patna", name: "NIT Patna", isForWomen: false, homeState: "bihar" };
export const GOA = { slug: "goa", name: "NIT Goa", isForWomen: false, homeState: "goa" };

export function row(rest: Partial<RoundRow>): RoundRow {
	const programme = rest.programme ?? "Civil";
	return {
		...{ rankSpace: "jee-main-crl", seatType: "OPEN", quota: "AI", gender: NEUTRAL, pool: "all-india" },
		...{
			college: PATNA,
			programmeKey: foldName(programme),
			year: 2025,
			round: 1,
			closing: 100,
			sourceId: "josaa-2025",
		},
		...rest,
		programme,
	};
}
export const obc = (rest: Partial<RoundRow>) => row({ ...rest, rankSpace: "jee-main-category", seatType: "OBC-NCL" });

export const PERSON = { exam: "jee-mains", category: "OPEN", gender: NEUTRAL, common: 100, decision: "float" } as const;
export const CIVIL = { college: "patna", programme: "Civil" };
export const PHYSICS = { college: "patna", programme: "Physics" };

export async function check(rows: readonly RoundRow[], body: Partial<ReplayBody> = {}): Promise<ListCheck> {
	return replayAndCheck(INDEX, await buildRoundTable([rows]), { ...PERSON, choices: [CIVIL], ...body }).check;
}

export async function replayRows(rows: readonly RoundRow[], body: Partial<ReplayBody> = {}): Promise<Replay> {
	return replay(INDEX, await buildRoundTable([rows]), { ...PERSON, choices: [CIVIL], ...body });
}
