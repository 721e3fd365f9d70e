import type { CollegeKind, Place } from "@uchit/contract/college.ts";
import type { RankingList } from "@uchit/contract/ranking.ts";

export const KIND_WORDS = {
	university: "University",
	college: "College",
	standalone: "Standalone institution",
	research: "Research institute",
} as const satisfies Record<CollegeKind, string>;

export const LIST_WORDS = {
	overall: "Overall",
	university: "Universities",
	engineering: "Engineering",
	management: "Management",
	pharmacy: "Pharmacy",
	college: "Colleges",
	medical: "Medical",
	dental: "Dental",
	law: "Law",
	architecture: "Architecture",
	agriculture: "Agriculture",
	research: "Research",
	innovation: "Innovation",
	"state-public-university": "State public universities",
} as const satisfies Record<RankingList, string>;

/** "Chennai, Tamil Nadu": the town (or else the district) and the state; undefined when no source says where it is. */
export function placeWords(place: Place): string | undefined {
	const parts = [place.city ?? place.district, place.state?.name].filter((part) => part !== undefined);
	return parts.length === 0 ? undefined : parts.join(", ");
}

/** "13.08° N, 80.27° E", to about a kilometre. */
export function positionWords({ latitude, longitude }: { latitude: number; longitude: number }): string {
	const part = (degrees: number, ahead: string, behind: string) =>
		`${Math.abs(degrees).toFixed(2)}° ${degrees < 0 ? behind : ahead}`;
	return `${part(latitude, "N", "S")}, ${part(longitude, "E", "W")}`;
}

/** "Law colleges in Kerala": the heading of a list of at most one category and one state. */
export function listHeading(category: string | undefined, state: string | undefined): string {
	const what = category === undefined ? "Colleges" : `${category} colleges`;
	if (state !== undefined) return `${what} in ${state}`;
	return category === undefined ? "Colleges in India" : what;
}

type Described = { name: string; place: Place; rankings: readonly unknown[]; cutoffs: readonly unknown[] };

/** "IIT Madras: NIRF ranks, cutoffs": the name, and what its page holds. */
export function titleOfCollege({ name, rankings, cutoffs }: Described): string {
	const holds = [rankings.length > 0 && "NIRF ranks", cutoffs.length > 0 && "cutoffs"].filter((part) => part !== false);
	return holds.length === 0 ? name : `${name}: ${holds.join(" and ")}`;
}

/** The page in one sentence, for search engines. */
export function describeCollege({ name, place, rankings, cutoffs }: Described): string {
	const where = placeWords(place);
	const holds = [
		"facts",
		rankings.length > 0 && "NIRF ranks over the years",
		cutoffs.length > 0 && "opening and closing ranks",
	];
	const what = holds.filter((part) => part !== false).join(", ");
	return `${name}${where === undefined ? "" : `, ${where}`}: ${what}, each with its source and year.`;
}
