import { INTENTS, LINES, TOOLS } from "@uchit/contract/ask.ts";
import { CATEGORIES } from "@uchit/contract/category.ts";
import { COLLEGE_KINDS } from "@uchit/contract/college-kind.ts";
import { DEGREES } from "@uchit/contract/degree.ts";
import { OWNERSHIPS } from "@uchit/contract/facet.ts";
import { APPROVALS, COURSES } from "@uchit/contract/facet-options.ts";
import * as z from "zod";

export const MeaningValue = z.discriminatedUnion("kind", [
	z.object({ kind: z.literal("college"), value: z.int() }),
	z.object({ kind: z.literal("category"), value: z.coerce.number().pipe(z.literal(CATEGORIES.map(({ id }) => id))) }),
	z.object({ kind: z.literal("degree"), value: z.enum(DEGREES.map(({ slug }) => slug)) }),
	z.object({ kind: z.literal("course"), value: z.enum(COURSES.map(({ slug }) => slug)) }),
	z.object({ kind: z.literal("ownership"), value: z.enum(OWNERSHIPS.map(({ slug }) => slug)) }),
	z.object({ kind: z.literal("approval"), value: z.enum(APPROVALS.map(({ slug }) => slug)) }),
	z.object({ kind: z.literal("gender"), value: z.literal("women") }),
	z.object({ kind: z.literal("kind"), value: z.enum(COLLEGE_KINDS) }),
	z.object({ kind: z.literal("generic"), value: z.enum(["college", "university", "course", "india"]) }),
	z.object({ kind: z.literal("intent"), value: z.enum([...INTENTS, "abroad", "career", "may"]) }),
	z.object({ kind: z.literal("tool"), value: z.enum([...TOOLS, "cost"]) }),
	z.object({ kind: z.literal("sort"), value: z.enum(["nirf", "salary", "intake", "established", "fee"]) }),
	/** A spelled number, or a multiplier; rupees are 1. */
	z.object({ kind: z.enum(["number", "unit"]), value: z.coerce.number().positive() }),
	z.object({ kind: z.literal("bound"), value: z.enum(["min", "max"]) }),
	z.object({ kind: z.literal("compare"), value: z.enum(["", "or"]) }),
	z.object({ kind: z.literal("near"), value: z.enum(["", "distance"]) }),
	/** `behind`: follows its object, as "ke baad" and "ke bina" do. */
	z.object({ kind: z.enum(["after", "without"]), value: z.enum(["", "behind"]) }),
	z.object({ kind: z.literal("filler"), value: z.enum(["", "everyday", "unit"]) }),
	z.object({ kind: z.literal("wish"), value: z.enum(["highest", "pwd", "boy", "quota-HS", "quota-OS", "quota-AI"]) }),
	z.object({ kind: z.literal("level"), value: z.literal("masters") }),
	z.object({ kind: z.enum(["state", "district", "town", "pin"]), value: z.string() }),
	z.object({ kind: z.enum(["country", "exam", "term", "scheme", "group", "event"]), value: z.string() }),
	z.object({ kind: z.enum(["seat-category", "university-type"]), value: z.string() }),
	/** Topics besides colleges that visitors look for and we do not cover. */
	z.object({
		kind: z.literal("out-of-scope"),
		value: z.enum(["recruitment", "school", "coaching", "city", "rooms", "bought-seat"]),
	}),
	z.object({ kind: z.literal("line"), value: z.enum(LINES) }),
	/** No source covers it: the answer says so, and it does not narrow the list. */
	z.object({ kind: z.enum(["topic", "unheld", "other-exam"]), value: z.string() }),
	z.object({ kind: z.enum(["most", "least", "average", "no", "income", "fee-asked"]), value: z.literal("") }),
	z.object({ kind: z.enum(["rank-word", "marks-word", "percent-word"]), value: z.literal("") }),
	z.object({ kind: z.enum(["percent-plain", "class-word", "student-word"]), value: z.literal("") }),
	z.object({ kind: z.enum(["can", "doing", "explain", "guidance"]), value: z.literal("") }),
]);

export type MeaningValue = z.infer<typeof MeaningValue>;

/** `label` is the English name; `within` the state of a district or town. */
export type Meaning = MeaningValue & { label: string; within?: string };
export type Kind = Meaning["kind"];

export function idOf({ kind, value }: Pick<Meaning, "kind" | "value">): string {
	return `${kind}:${value}`;
}

export type Rejected = ReadonlySet<string>;

export function toCollegeMeaning(institution: number): Meaning {
	return { kind: "college", value: institution, label: "" };
}

export const PLACE_KINDS = ["state", "district", "town"] as const;

export function hasKind<Each extends { kind: Kind }, K extends Kind>(
	each: Each,
	...kinds: readonly K[]
): each is Each & { kind: K } {
	return kinds.some((kind) => kind === each.kind);
}

/** A part of the country ("south India") covers several states. */
export function isRegion({ meanings }: { meanings: readonly Meaning[] }): boolean {
	return meanings.filter(({ kind }) => kind === "state").length > 1;
}

type PlaceChoice = { meant: readonly Meaning[]; others: readonly Meaning[] };

/**
 * Resolves places of one name. A named state decides; else states come before districts, districts before towns. A region means its
 * states. Several districts of one name are all used and offered, and so are namesakes in other states.
 */
export function choosePlace(meanings: readonly Meaning[], states: ReadonlySet<string>): PlaceChoice {
	const places = meanings.filter((meaning) => hasKind(meaning, ...PLACE_KINDS));
	const inStates = places.filter(
		({ kind, value, within = "" }) => states.has(within) || (kind === "state" && states.has(value)),
	);
	const isDecided = inStates.length > 0 && places.some(({ kind }) => kind !== "state");
	const left = isDecided ? inStates : places;
	const placesOf = (kind: Kind) => left.filter((place) => place.kind === kind);
	const meant =
		[
			isRegion({ meanings: left }) ? placesOf("state") : placesOf("state").slice(0, 1),
			placesOf("district"),
			placesOf("town").slice(0, 1),
		].find((list) => list.length > 0) ?? [];
	const own = new Set(meant.map(({ within, value, kind }) => (kind === "state" ? value : within)));
	const others =
		isDecided || meant[0]?.kind === "state"
			? []
			: left.filter((place) => !meant.includes(place) && !own.has(place.within));
	return { meant, others };
}
