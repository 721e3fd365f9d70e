/** The parts, as in `npm test -- unit db`; `faults` (with the crashes) runs only at full depth. */
const parts = ["lint", "types", "unit", "db", "faults", "site", "e2e"] as const;
export type Part = (typeof parts)[number];

/** `full`: fuzzing, faults, languages and sizes in full, and tests too slow for daily runs. */
export type Depth = "sample" | "full";

export function needsNoDatabase(part: Part): boolean {
	return part === "lint" || part === "types" || part === "unit";
}

export function depthOf(env: NodeJS.ProcessEnv): Depth {
	return env.PROOF === "full" ? "full" : "sample";
}

/** Command-line words: parts (all if none is named) and `full`. Throws for an unknown word. */
export function parseWords(words: readonly string[]): { wanted: readonly Part[]; depth: Depth } {
	const depth = words.includes("full") ? "full" : "sample";
	const names = words.filter((word) => word !== "full");
	const unknown = names.filter((name) => !parts.some((part) => part === name));
	if (unknown.length > 0) {
		throw new Error(
			`Unknown part: ${unknown.join(", ")}. The parts are ${parts.join(", ")}; "full" runs them at full depth.`,
		);
	}
	return { wanted: names.length === 0 ? parts : parts.filter((part) => names.includes(part)), depth };
}
