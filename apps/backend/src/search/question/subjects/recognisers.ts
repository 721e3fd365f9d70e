import { COUNCIL_SITES, type Council } from "@uchit/contract/council.ts";
import type { Token } from "#backend/search/question/tokens.ts";
import { says } from "#backend/search/vocabulary/phrase-lists.ts";

/** A council, or UGC's Distance Education Bureau. */
export type Recogniser = Council | "deb";

const NAMED = ["aicte", "ugc", "nmc", "deb", "bci", "pci", "inc", "coa", "ncte", "dci", "ncism"] as const;

/** A profession's council approves its degrees, whatever else lists the institution. */
const COUNCIL_BY_DEGREE: Readonly<Record<string, Council>> = {
	...{ mbbs: "nmc", md: "nmc", ms: "nmc", bds: "dci", mds: "dci", bams: "ncism", bhms: "nch", bpharm: "pci" },
	...{ "bsc-nursing": "inc", llb: "bci", llm: "bci", "ba-llb": "bci", "bba-llb": "bci", barch: "coa" },
	...{ bed: "ncte", deled: "ncte", gnm: "inc" },
};

export function listRecognisers(tokens: readonly Token[], degrees: readonly string[]): Recogniser[] {
	const words = tokens.map(({ text }) => text).join(" ");
	const named: Recogniser[] = NAMED.filter((body) => says(`body-${body}`)(words));
	return named.length > 0 ? named : [...new Set(degrees.flatMap((degree) => COUNCIL_BY_DEGREE[degree] ?? []))];
}

export function siteOfRecogniser(body: Recogniser): string {
	return body === "deb" ? "https://deb.ugc.ac.in/" : COUNCIL_SITES[body];
}
