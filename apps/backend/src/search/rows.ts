import type { CollegeKind } from "@uchit/contract/college.ts";
import type { PointKind } from "@uchit/contract/place.ts";
import type { RankingList } from "@uchit/contract/ranking.ts";

/** What the index is built from, as `queries/search-rows.ts` reads it. */
export type SearchRows = {
	/** Changes when any of these rows may have changed. */
	version: string;
	/** By lower-case name, then id: the order of `sort=name`. */
	colleges: readonly CollegeRow[];
	states: readonly { slug: string; name: string }[];
	districts: readonly DistrictRow[];
	towns: readonly TownRow[];
	pins: readonly PinRow[];
	/** Every other printed name, and every alias. */
	names: readonly Named[];
	aliases: readonly Named[];
	/** Each institution's newest place in each list. */
	places: readonly PlaceRow[];
	categories: readonly Valued<number>[];
	degrees: readonly Valued<string>[];
	/** Every programme of every counselling, by exam. */
	counselled: readonly (Valued<string> & { exam: string })[];
	/** Names of programmes and courses, as printed. */
	programmes: readonly Valued<string>[];
	approvals: readonly Valued<string>[];
	ownerships: readonly Valued<string>[];
	/** `yes` or `no`. */
	womenOnly: readonly Valued<string>[];
	seats: readonly (Valued<number> & { year: number; sourceId: string })[];
	established: readonly (Valued<number> & { sourceId: string })[];
	/** What each institution reported for a list: the median salary of those placed, in rupees a year. */
	salaries: readonly SalaryRow[];
	/** PIN codes of the institutions' own addresses. */
	ownPins: readonly Valued<string>[];
};

export type CollegeRow = {
	id: string;
	slug: string;
	name: string;
	officialName: string;
	kind: CollegeKind;
	city: string | null;
	districtId: string | null;
	stateSlug: string | null;
	/** Whether the national directory lists it: others may be second entries of one that it does. */
	inDirectory: boolean;
	sourceId: string;
};

export type Named = { collegeId: string; name: string };
export type Valued<Value> = { collegeId: string; value: Value };

export type PlaceRow = {
	collegeId: string;
	list: RankingList;
	year: number;
	rank: number | null;
	band: string | null;
	sourceId: string;
};

export type SalaryRow = Valued<number> & {
	list: RankingList;
	level: string;
	cohort: number;
	placed: number;
	sourceId: string;
};

export type Point = { latitude: number; longitude: number };

export type DistrictRow = {
	id: string;
	stateSlug: string;
	name: string;
	latitude: number | null;
	longitude: number | null;
};

export type TownRow = Point & { name: string; stateSlug: string | null; population: number | null };

export type PinRow = Point & { pin: string; of: PointKind };
