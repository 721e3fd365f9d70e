import { readFileSync } from "node:fs";
import type { PredictedSeat } from "@uchit/contract/predict.ts";
import { parseCsv } from "./naive/files.ts";
import type { Person } from "./naive/person.ts";

/** One row of `data/queries/personas.csv`, written by somebody who had seen no code; its last two columns say how the site asks it. */
export type Persona = Person & {
	id: string;
	/** The person's own words. */
	says: string;
	/** The question as the page sends it. */
	query: string;
	/** Which field is asked for, where what they know is no rank. */
	refused: string;
};

const FILE = new URL("../../data/queries/personas.csv", import.meta.url);
/** Exams whose seats stand in pools by gender, and what they call everyone's. */
const POOLS: Record<string, string> = {
	"jee-mains": "Gender-Neutral",
	"jee-advanced": "Gender-Neutral",
	"jee-main-paper-2": "Gender-Neutral",
	ojee: "Gender Neutral",
};
/** Exams that rank each category once more; at others a rank within a category admits nobody. */
const RANKED_TWICE = ["jee-mains", "jee-advanced", "jee-main-paper-2"];
/** Which of its lists somebody means by the rank of an exam that has two papers. */
const PAPERS: Record<string, string> = { "jee-main-paper-2": "jee-main-barch-crl" };

export function readPersonas(): Persona[] {
	const [header = [], ...rows] = parseCsv(readFileSync(FILE, "utf8"));
	return rows.map((cells) => {
		const row = new Map(header.map((name, place) => [name, cells[place] ?? ""]));
		const text = (name: string) => row.get(name) ?? "";
		const [exam, category, homeState] = [text("exam"), text("seatType"), text("homeState")];
		const isWoman = text("gender") === "female";
		const common = exam === "tnea" ? text("marks") : text("commonRank");
		const rank = RANKED_TWICE.includes(exam) ? text("categoryRank") : "";
		const score = exam === "tnea" ? "" : text("marks");
		const gender = exam in POOLS ? (isWoman ? "woman" : (POOLS[exam] ?? "")) : "";
		const rankSpace = PAPERS[exam] ?? "";
		const fields = Object.entries({ exam, common, rank, score, category, gender, homeState, rankSpace });
		return {
			...{ id: text("id"), says: text("says"), refused: text("refused") },
			...{ exam, category, homeState, isWoman, common: Number(common), own: Number(rank) },
			query: new URLSearchParams(fields.filter(([, value]) => value !== "")).toString(),
		};
	});
}

/** A seat of ours as the second implementation signs its own, without the institute. */
export function signSeat(seat: PredictedSeat): string {
	const evidence = seat.evidence.map(
		({ year = "undated", round = "", openingRank = "", closingRank, closingScore, inside }) =>
			[year, `R${round}`, `${openingRank}-${closingRank ?? closingScore}`, inside ? "in" : "out"].join(" "),
	);
	// OJEE's copy read two columns into each other: its names of programmes are not compared.
	const programme = seat.authority === "OJEE" ? "" : foldProgramme(seat.programme);
	return [programme, seat.quota, signPools(seat), evidence.join("; "), seat.band].join("|");
}

/** The pool that is shown, then those that are one option with it. */
export function signPools({ gender, alsoGenders }: { gender: string; alsoGenders: readonly string[] }): string {
	return [gender, ...alsoGenders.toSorted()].join(" + ");
}

/** Some documents break words at the edge of a column, in each round elsewhere. */
export function foldProgramme(name: string): string {
	return name.replaceAll(/\s/g, "").toLowerCase();
}
