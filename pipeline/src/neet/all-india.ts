import type { SocialCategory } from "@uchit/contract/cutoff-kind.ts";
import { type Counselling, DEFAULTS, type PrintedCutoff, squeeze, toFigure } from "#pipeline/cutoffs/printed.ts";
import type { Mention } from "#pipeline/match/mention.ts";
import { readSourceCsv } from "#pipeline/source-files.ts";
import { findFarOpen } from "./far-open.ts";
import { namesNoCollege } from "./names.ts";
import { toQuota } from "./quotas.ts";
import { MCC_2025, NEET_2025_FILE, readNeet2025, UNQUALIFIED, WORST_RANK_2025 } from "./rows-2025.ts";

const FILE_2026 = "neet/2026_mcc_rounds_1_2/allotments.csv.gz";

/** MCC's seats of 2025 after round 1, and of 2026 after rounds 1 and 2, which its copy prints as one. */
export const NEET_ALL_INDIA: readonly Counselling[] = [
	{ sourceId: "neet-2025", hasRounds: true, read: readMcc2025 },
	{ sourceId: "neet-2026", hasRounds: false, read: readMcc2026 },
];

/** What both years print of a seat, and what MCC's older list calls it. */
const CATEGORIES: ReadonlyMap<string, { seatType: string; socialCategory: SocialCategory }> = new Map([
	["Open", { seatType: "Open", socialCategory: "open" }],
	["General", { seatType: "Open", socialCategory: "open" }],
	["EWS", { seatType: "EWS", socialCategory: "ews" }],
	["OBC", { seatType: "OBC", socialCategory: "obc-ncl" }],
	["SC", { seatType: "SC", socialCategory: "sc" }],
	["ST", { seatType: "ST", socialCategory: "st" }],
]);

type Printed = { sourceId: string; file: string; line: number; institute: Mention; category: string; quota: string };

function toSeat({ sourceId, file, line, institute, category, quota }: Printed) {
	const pwd = category.endsWith(" PwD");
	const known = CATEGORIES.get(category.replace(/ PwD$/, ""));
	if (known === undefined) throw new Error(`NEET: the category "${category}" is new: say whom it is for`);
	return {
		...DEFAULTS,
		...toQuota(quota),
		file,
		line,
		institute,
		exam: "neet",
		authority: "MCC",
		seatType: `${known.seatType}${pwd ? " (PwD)" : ""}`,
		socialCategory: known.socialCategory,
		pwd,
		rankSpace: "neet-air",
		sourceId,
	} as const;
}

const NURSING = "B.Sc. Nursing";

function readMcc2025(): PrintedCutoff[] {
	const rows = readNeet2025(MCC_2025);
	const far = findFarOpen(
		rows.map(({ line, institute, programme, quota, category, gender, closingRank }) => ({
			line,
			category,
			isOpen: category === "Open",
			closingRank,
			pool: [institute, programme, quota, gender].join("|"),
		})),
	);
	return rows.map(({ line, institute, address, state, programme, quota, category, closingRank }): PrintedCutoff => {
		const seat = toSeat({
			sourceId: "neet-2025",
			file: NEET_2025_FILE,
			line,
			category,
			quota,
			institute: toMention(institute, state, address, "neet-2025"),
		});
		return {
			...seat,
			year: 2025,
			round: 1,
			programme: programme === "BSc Nursing" ? NURSING : programme,
			closingRank,
			mark: far.has(line) ? "suspect" : undefined,
			unreadable: whyUnreadable(institute, closingRank, WORST_RANK_2025),
		};
	});
}

/** The closing rank is the last that was allotted in either round: no round of it is known. */
function readMcc2026(): PrintedCutoff[] {
	const rows = readSourceCsv(FILE_2026).map((cells, index) => ({
		line: index + 1,
		institute: squeeze(cells.institute),
		state: squeeze(cells.state),
		programme: squeeze(cells.course),
		quota: squeeze(cells.quota),
		category: squeeze(cells.category),
		openingRank: toFigure(cells.opening_rank),
		closingRank: toFigure(cells.closing_rank),
	}));
	const far = findFarOpen(
		rows.map(({ line, institute, programme, quota, category, closingRank }) => ({
			line,
			category,
			isOpen: category === "General",
			closingRank,
			pool: [institute, programme, toQuota(quota).quota].join("|"),
		})),
	);
	return rows.map(({ line, institute, state, programme, quota, category, openingRank, closingRank }) => ({
		...toSeat({
			sourceId: "neet-2026",
			file: FILE_2026,
			line,
			category,
			quota,
			institute: toMention(institute, state, "", "neet-2026"),
		}),
		year: 2026,
		yearNote: "Rounds 1 and 2 together: the last rank allotted in either",
		programme,
		openingRank,
		closingRank,
		mark: far.has(line) ? ("suspect" as const) : undefined,
		unreadable: whyUnreadable(institute, closingRank, Number.POSITIVE_INFINITY),
	}));
}

function whyUnreadable(institute: string, closingRank: number | undefined, worst: number): string | undefined {
	if (closingRank === undefined) return "no closing rank";
	if (namesNoCollege(institute)) return "the name has no place: several colleges are called so";
	return closingRank > worst ? UNQUALIFIED : undefined;
}

/** The copies derive a state from the name, often a wrong one: it only ever makes a name undecided, never another college's. */
function toMention(name: string, state: string, address: string, sourceId: string): Mention {
	return {
		source: "neet",
		name,
		city: "",
		state: state === "Delhi (NCT)" ? "Delhi" : state,
		...(address === "" ? {} : { address }),
		sourceId,
	};
}
