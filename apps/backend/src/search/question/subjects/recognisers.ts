import { COUNCIL_SITES, type Council } from "@uchit/contract/council.ts";
import type { Token } from "#backend/search/question/tokens.ts";

/** A council, or UGC's Distance Education Bureau. */
export type Recogniser = Council | "deb";

const NAMED: readonly (readonly [Recogniser, RegExp])[] = [
	["aicte", /\baicte\b|एआईसीटीई/u],
	["ugc", /\bugc\b|यूजीसी/u],
	["nmc", /\b(?:nmc|mci|medical council)\b|एनएमसी/u],
	["deb", /\b(?:distance|correspondence|online|deb)\b|दूरस्थ|पत्राचार|डिस्टेंस/u],
	["bci", /\b(?:bci|bar council)\b/],
	["pci", /\b(?:pci|pharmacy council)\b/],
	["inc", /\b(?:inc|nursing council)\b/],
	["coa", /\b(?:coa|council of architecture)\b/],
	["ncte", /\bncte\b/],
	["dci", /\b(?:dci|dental council)\b/],
	["ncism", /\bncism\b/],
];

/** A profession's council approves its degrees, whatever else lists the institution. */
const COUNCIL_BY_DEGREE: Readonly<Record<string, Council>> = {
	...{ mbbs: "nmc", md: "nmc", ms: "nmc", bds: "dci", mds: "dci", bams: "ncism", bhms: "nch", bpharm: "pci" },
	...{ "bsc-nursing": "inc", llb: "bci", llm: "bci", "ba-llb": "bci", "bba-llb": "bci", barch: "coa" },
	...{ bed: "ncte", deled: "ncte", gnm: "inc" },
};

export function listRecognisers(tokens: readonly Token[], degrees: readonly string[]): Recogniser[] {
	const words = tokens.map(({ text }) => text.normalize("NFC")).join(" ");
	const named = NAMED.flatMap(([body, pattern]) => (pattern.test(words) ? body : []));
	return named.length > 0 ? named : [...new Set(degrees.flatMap((degree) => COUNCIL_BY_DEGREE[degree] ?? []))];
}

export function siteOfRecogniser(body: Recogniser): string {
	return body === "deb" ? "https://deb.ugc.ac.in/" : COUNCIL_SITES[body];
}
