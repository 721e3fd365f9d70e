import type { SeatPool, SocialCategory } from "@uchit/contract/cutoff-kind.ts";
import { NEET_AUTHORITIES, type NeetState } from "@uchit/contract/neet-authority.ts";
import { indexByCode } from "#pipeline/cutoffs/codes.ts";
import { type Counselling, DEFAULTS, type PrintedCutoff } from "#pipeline/cutoffs/printed.ts";
import { toMention, whyUnreadable } from "./names.ts";
import { NEET_2025_FILE, type Row2025, readNeet2025, WORST_RANK_2025 } from "./rows-2025.ts";

type StateList = {
	key: string;
	slug: NeetState;
	state: string;
	rounds: Readonly<Record<string, number | undefined>>;
	quotas: Readonly<Record<string, SeatPool>>;
	toCategory: (printed: string) => Category | undefined;
};

/** `isApart`: for one group within the quota, only if chosen. `pool`: set if the category decides it, not the quota. */
type Category = { social: SocialCategory; pwd?: boolean; isApart?: boolean; pool?: SeatPool };

function byTable(
	plain: ReadonlyMap<string, SocialCategory>,
	apart: { pattern: RegExp; pwd?: RegExp; alone?: readonly string[] },
): StateList["toCategory"] {
	return (printed) => {
		if (apart.alone?.includes(printed) === true) return { social: "open", isApart: true };
		const social = plain.get(printed);
		if (social !== undefined) return { social };
		const base = plain.get(apart.pattern.exec(printed)?.[1] ?? "");
		if (base === undefined) return undefined;
		return { social: base, isApart: true, pwd: apart.pwd?.test(printed) === true };
	};
}

/**
 * Andhra Pradesh and Telangana. PH, PHO: disability; NCC; CAP: soldiers' children; SG: sports; BSG: scouts; PMC: police; CON: converts;
 * MRC: merit.
 */
const ANDHRA = indexByCode({
	open: "OC OPEN",
	ews: "EWS",
	st: "ST",
	sc: "SC1 SC2 SC3",
	other: "BCA BCB BCC BCD BCE",
});
const BEHIND = /^([A-Z0-9]+) \(.+\)$/;

/**
 * Karnataka's last letters. G: all of a category, K: Kannada, R: rural, H: Hyderabad-Karnataka. P is a private college's dearer seat; OPN
 * and OTH are open to all of India.
 */
const KARNATAKA: Readonly<Record<string, Category>> = {
	GM: { social: "open" },
	GMK: { social: "open" },
	GMR: { social: "open" },
	GMP: { social: "open" },
	OPN: { social: "open" },
	OTH: { social: "open" },
	NRI: { social: "open" },
};

function toKarnatakaCategory(printed: string): Category | undefined {
	const known = KARNATAKA[printed];
	if (known !== undefined) return known;
	if (/^(GM[KRP]?H|GMRH|GMKH|M[ACEMU]H?)$/.test(printed)) return { social: "open", isApart: true };
	const [, group = "", kind = ""] = /^(SC|ST|1|2A|2B|3A|3B)(G|K|R|H|RH|KH)$/.exec(printed) ?? [];
	if (group === "") return undefined;
	const social = group === "SC" ? "sc" : group === "ST" ? "st" : "other";
	return kind.endsWith("H") ? { social, isApart: true } : { social };
}

const KERALA = indexByCode({ open: "SM", ews: "EW", sc: "SC", st: "ST", other: "EZ MU BH BX LA DV VK KN KU" });
/** PD is disability; the others are pools of communities, colleges, services and sports. */
const KERALA_POOL = /^(AM|AC|CC|DA|DK|DM|FL-..|HR|MM|NC|NM|NQ|NR \*|PI|PT|SD|SM-..|XS)$/;

function toKeralaCategory(printed: string): Category | undefined {
	if (printed === "NR") return { social: "open", pool: "nri" };
	if (printed === "PD") return { social: "open", isApart: true, pwd: true };
	if (KERALA_POOL.test(printed)) return { social: "open", isApart: true };
	const social = KERALA.get(printed);
	return social && { social };
}

const MAHARASHTRA = indexByCode({ open: "OPEN", sc: "SC", st: "ST", ews: "EWS", other: "SEBC OBC VJA NTB NTC NTD" });
/** X: no further group; GS: government school; SN, FF: soldiers' and freedom fighters' families; PH: disability. */
const MADHYA_PRADESH_CODE = /^(UR|OBC|SC|ST|EWS)\/(X|GS|SN|FF|PH)\/OP$/;
const MADHYA_PRADESH_CATEGORIES = indexByCode({ open: "UR", other: "OBC", sc: "SC", st: "ST", ews: "EWS" });

function toMadhyaPradeshCategory(printed: string): Category | undefined {
	if (printed === "Open") return { social: "open" };
	const [, base = "", group = ""] = MADHYA_PRADESH_CODE.exec(printed) ?? [];
	const social = MADHYA_PRADESH_CATEGORIES.get(base);
	return social && { social, isApart: group !== "X", pwd: group === "PH" };
}

const WEST_BENGAL: ReadonlyMap<string, SocialCategory> = new Map([
	...indexByCode({ open: "UR", ews: "EWS", sc: "SC", st: "ST" }),
	["OBC (Non-Creamy Layer)", "other"],
	["OBC-A (Non- Creamy Layer)", "other"],
	["OBC-B (Non- Creamy Layer)", "other"],
]);

const STATE_QUOTA = { "State Quota": "home-state" } as const;

const LISTS: readonly StateList[] = [
	{
		key: "andhra_2025_r3_cutoffs",
		slug: "andhra-pradesh",
		state: "Andhra Pradesh",
		rounds: { "Round 3": 3 },
		quotas: STATE_QUOTA,
		toCategory: byTable(ANDHRA, { pattern: BEHIND, pwd: /PH/, alone: ["MINORITY", "ANGLO"] }),
	},
	{
		key: "gujarat_2025_cutoffs",
		slug: "gujarat",
		state: "Gujarat",
		rounds: { "Round 3": 3 },
		quotas: { ...STATE_QUOTA, "Management Quota": "management", "NRI Quota": "nri", Other: "special" },
		toCategory: byTable(indexByCode({ open: "OPEN", ews: "EW", other: "SE", sc: "SC", st: "ST" }), { pattern: BEHIND }),
	},
	{
		key: "himachal_2025_r3_cutoffs",
		slug: "himachal-pradesh",
		state: "Himachal Pradesh",
		rounds: { "Round 3": 3 },
		quotas: { "HP Quota": "home-state", "Management Quota": "management", "NRI Quota": "nri" },
		toCategory: byTable(indexByCode({ open: "General", other: "OBC", sc: "SC", st: "ST", ews: "EWS" }), {
			pattern: BEHIND,
			alone: ["J&K Migrant", "Single Girl Child"],
		}),
	},
	{
		key: "karnataka_2025_r3_cutoffs",
		slug: "karnataka",
		state: "Karnataka",
		rounds: { "Round 3": 3 },
		// "Other" appears at government colleges too, far beyond their last ranks; no source states who may take these seats.
		quotas: { Government: "home-state", Private: "management", Other: "special", "NRI Quota": "nri" },
		toCategory: toKarnatakaCategory,
	},
	{
		key: "kerala_2025_cutoffs",
		slug: "kerala",
		state: "Kerala",
		rounds: { "Phase 3": 3 },
		quotas: STATE_QUOTA,
		toCategory: toKeralaCategory,
	},
	{
		key: "maharashtra_2025_r3_cutoffs",
		slug: "maharashtra",
		state: "Maharashtra",
		rounds: { "Round 3": 3 },
		quotas: { ...STATE_QUOTA, "Institute Quota": "management" },
		toCategory: byTable(MAHARASHTRA, {
			pattern: /^([A-Z]+) \(.+\)$/,
			pwd: /PwD/,
			alone: ["DEF1", "DEF2", "DEF3", "MKB", "MINO", "ORPHAN (Orphan)", "ORPHANC (Orphan)"],
		}),
	},
	{
		key: "mp_2025_cutoffs",
		slug: "madhya-pradesh",
		state: "Madhya Pradesh",
		rounds: { "Round 1": 1 },
		// The state reserves seats of private colleges by its own categories too.
		quotas: { GOVT: "home-state", Private: "home-state", "NRI Quota": "nri" },
		toCategory: toMadhyaPradeshCategory,
	},
	{
		key: "punjab_2025_cutoffs",
		slug: "punjab",
		state: "Punjab",
		rounds: { "Round 2": 2 },
		quotas: {
			"Govt. Quota": "home-state",
			"Management Quota": "management",
			"NRI Quota": "nri",
			// Seats of minority colleges for everyone who pays.
			"Open Quota": "management",
			"Minority Quota": "special",
			"Christian Minority": "special",
		},
		toCategory: toPunjabCategory,
	},
	{
		key: "telangana_2025_cutoffs",
		slug: "telangana",
		state: "Telangana",
		rounds: { "Mop-up round": undefined },
		quotas: STATE_QUOTA,
		toCategory: byTable(ANDHRA, {
			pattern: BEHIND,
			pwd: /PHO/,
			alone: ["MIN (MSM)", "MIN (CAP-MSM)", "MIN (MSM-MRC)"],
		}),
	},
	{
		key: "westbengal_2025_cutoffs",
		slug: "west-bengal",
		state: "West Bengal",
		rounds: { "Round 1": 1 },
		quotas: { ...STATE_QUOTA, "Management Quota": "management", "NRI Quota": "nri" },
		toCategory: byTable(WEST_BENGAL, { pattern: /^(.+) PwD$/, pwd: /PwD$/ }),
	},
];

const PUNJAB: Readonly<Record<string, SocialCategory>> = {
	Open: "open",
	"Backward Classes": "other",
	"Scheduled Caste": "sc",
	EWS: "ews",
};
const APART_IN_PUNJAB =
	/^(Sports Person|Border Area|Backward Area|Defence|Riots Affected|Terrorist Affected|2[BCDEG]|PP|PWD|J & K)$/;

function toPunjabCategory(printed: string): Category | undefined {
	const social = PUNJAB[printed];
	if (social !== undefined) return { social };
	return APART_IN_PUNJAB.test(printed) ? { social: "open", isApart: true, pwd: printed === "PWD" } : undefined;
}

export const NEET_STATES: readonly Counselling[] = LISTS.map((list) => ({
	sourceId: `neet-2025-${list.slug}`,
	hasRounds: Object.values(list.rounds).every((round) => round !== undefined),
	read: () => readNeet2025(list.key).map((row) => toPrinted(list, row)),
}));

function toPrinted(list: StateList, row: Row2025): PrintedCutoff {
	const { line, institute, address, programme, quota, category, gender, closingRank } = row;
	const authority = NEET_AUTHORITIES[list.slug];
	const pool = list.quotas[quota];
	const known = list.toCategory(category);
	if (pool === undefined || known === undefined || !(row.round in list.rounds))
		throw new Error(`${authority}: "${quota}", "${category}", "${row.round}" is new: say whom it is for`);
	const { social, pwd = false, isApart = false } = known;
	const sourceId = `neet-2025-${list.slug}`;
	return {
		...DEFAULTS,
		file: NEET_2025_FILE,
		line,
		institute: toMention(institute, list.state, address, sourceId),
		exam: "neet",
		authority,
		year: 2025,
		round: list.rounds[row.round],
		programme,
		quota,
		pool: isApart ? "special" : (known.pool ?? pool),
		seatType: category,
		socialCategory: social,
		pwd,
		gender,
		closingRank,
		rankSpace: "neet-air",
		sourceId,
		unreadable: whyUnreadable(institute, closingRank, WORST_RANK_2025),
	};
}
