import { findMeaning, indexByCode } from "#pipeline/cutoffs/codes.ts";
import { type Counselling, DEFAULTS, type PrintedCutoff, toFigure } from "#pipeline/cutoffs/printed.ts";
import type { Mention } from "#pipeline/match/mention.ts";
import { readSourceCsv } from "#pipeline/source-files.ts";
import { squeeze } from "#pipeline/text/words.ts";
import { findFarOpen } from "./far-open.ts";
import { toMention, whyUnreadable } from "./names.ts";
import { toQuota } from "./quotas.ts";
import { MCC_2025, NEET_2025_FILE, readNeet2025, WORST_RANK_2025 } from "./rows-2025.ts";

const FILE_2026 = "neet/2026_mcc_rounds_1_2/allotments.csv.gz";

/** MCC's seats of 2025 after round 1, and of 2026 after rounds 1 and 2, which its copy merges. */
export const NEET_ALL_INDIA: readonly Counselling[] = [
	{ sourceId: "neet-2025", hasRounds: true, read: readMcc2025 },
	{ sourceId: "neet-2026", hasRounds: false, read: readMcc2026 },
];

const CATEGORIES = indexByCode({ open: "Open General", ews: "EWS", "obc-ncl": "OBC", sc: "SC", st: "ST" });

type Printed = { sourceId: string; file: string; line: number; institute: Mention; category: string; quota: string };

function toSeat({ sourceId, file, line, institute, category, quota }: Printed) {
	const pwd = category.endsWith(" PwD");
	const base = category.replace(/ PwD$/, "");
	return {
		...DEFAULTS,
		...toQuota(quota),
		file,
		line,
		institute,
		exam: "neet",
		authority: "MCC",
		seatType: `${base.replace("General", "Open")}${pwd ? " (PwD)" : ""}`,
		socialCategory: findMeaning(CATEGORIES, base, `NEET: the category "${category}"`),
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

/** The closing rank is the last allotted in either round, so the round is unknown. */
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
		unreadable: whyUnreadable(institute, closingRank),
	}));
}
