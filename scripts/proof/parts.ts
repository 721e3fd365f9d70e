/** The parts of the proof, in the words of `npm test -- unit db`; `faults` (with the crashes) runs at full depth alone. */
const parts = ["lint", "types", "unit", "db", "faults", "site", "e2e"] as const;
export type Part = (typeof parts)[number];

/** `full`: fuzz, faults, languages and sizes at their whole depth, and what takes too long for every day. */
export type Depth = "sample" | "full";

/** Reads the depth of the tests from PROOF. */
export function depthOf(env: NodeJS.ProcessEnv): Depth {
	return env.PROOF === "full" ? "full" : "sample";
}

/** The words of the command line: parts, all when it names none, and `full`. Throws when one is unknown. */
export function parseWords(
	words: readonly string[],
	all: readonly Part[] = parts,
): { wanted: readonly Part[]; depth: Depth } {
	const depth = words.includes("full") ? "full" : "sample";
	const names = words.filter((word) => word !== "full");
	const unknown = names.filter((name) => !parts.some((part) => part === name));
	if (unknown.length > 0) {
		throw new Error(
			`Unknown part: ${unknown.join(", ")}. The parts are ${parts.join(", ")}; "full" runs them at full depth.`,
		);
	}
	return { wanted: names.length === 0 ? all : parts.filter((part) => names.includes(part)), depth };
}
