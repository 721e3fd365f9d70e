import type { Council } from "@uchit/contract/council.ts";
import { DEGREES } from "@uchit/contract/degree.ts";
import type { Intake } from "@uchit/contract/intake.ts";

export type TypedCourse = {
	words: readonly string[];
	degree: string | undefined;
	mode: "distance" | "online" | undefined;
	council: Council;
};

const COUNCIL_OF: readonly (readonly [Council, RegExp])[] = [
	["ncte", /^(?:bed|med|bped|mped|deled|ded|btc|bएड|बीएड|एमएड|डीएलएड)$/],
	["bci", /^(?:llb|llm|ballb|bballb|law|एलएलबी|लॉ)$/],
	["inc", /^(?:nursing|gnm|anm|नर्सिंग)$/],
	["pci", /^(?:[bdm]pharm|[bdm]pharma|pharmd|pharmacy|फार्मेसी|बीफार्मा|डीफार्मा)$/],
	["dci", /^(?:bds|mds|dental|बीडीएस)$/],
	["ncism", /^(?:bams|bums|ayurveda|बीएएमएस)$/],
	["nch", /^(?:bhms|homoeopathy|homeopathy|बीएचएमएस)$/],
	["nmc", /^(?:mbbs|md|ms|एमबीबीएस)$/],
	["coa", /^(?:barch|march|architecture|बीआर्क)$/],
	[
		"aicte",
		/^(?:btech|mtech|be|me|mba|pgdm|bba|bca|mca|polytechnic|diploma|engineering|बीटेक|एमटेक|एमबीए|बीबीए|बीसीए|एमसीए|इंजीनियरिंग)$/,
	],
];
const SLUG_BY_HINDI_NAME: ReadonlyMap<string, string> = new Map(
	Object.entries({
		बीटेक: "btech",
		एमटेक: "mtech",
		एमबीए: "mba",
		बीबीए: "bba",
		बीसीए: "bca",
		एमसीए: "mca",
		एमबीबीएस: "mbbs",
		बीडीएस: "bds",
		एलएलबी: "llb",
	}),
);
const DISTANCE = /^(?:distance|correspondence|odl|दूरस्थ|डिस्टेंस)$/;
const ONLINE = /^(?:online|ऑनलाइन)$/;
const SAYS_NOTHING = /^(?:course|courses|degree|program|programme|in|of|the|and|its|mode|by|कोर्स|डिग्री|की|का)$/;

export function readCourse(typed: string): TypedCourse {
	const words = (
		typed
			.normalize("NFC")
			.toLowerCase()
			.replaceAll(".", "")
			.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
	).map((word) => word.replaceAll("\u093c", ""));
	// Reads "B Ed" as "B.Ed".
	const candidates = [...words, ...words.slice(1).map((word, at) => `${words[at]}${word}`)];
	const isMentioned = (pattern: RegExp) => candidates.some((word) => pattern.test(word));
	const slugs = candidates.map((word) => SLUG_BY_HINDI_NAME.get(word) ?? word);
	return {
		words: words.filter((word) => ![DISTANCE, ONLINE, SAYS_NOTHING].some((pattern) => pattern.test(word))),
		// The longest match wins: "BA LLB" is neither BA nor LLB.
		degree: DEGREES.map(({ slug }) => slug)
			.filter((slug) => slugs.includes(slug.replaceAll("-", "")))
			.toSorted((a, b) => b.length - a.length)[0],
		mode: isMentioned(DISTANCE) ? "distance" : isMentioned(ONLINE) ? "online" : undefined,
		council: COUNCIL_OF.find(([, pattern]) => isMentioned(pattern))?.[0] ?? "ugc",
	};
}

export function isOfCourse(
	{ words, degree, mode }: TypedCourse,
	row: Pick<Intake, "course" | "degree" | "mode">,
): boolean {
	if (mode !== undefined && row.mode !== mode) return false;
	if (degree !== undefined && row.degree === degree) return true;
	const printed: readonly string[] =
		row.course
			.toLowerCase()
			.replaceAll(".", "")
			.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
	return degree === undefined && words.length > 0 && words.every((word) => printed.includes(word));
}
