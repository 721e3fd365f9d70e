import { readFileSync } from "node:fs";
import type { PredictedSeat } from "@uchit/contract/predict.ts";
import { parseCsv } from "./naive/files.ts";
import type { Person } from "./naive/person.ts";

/** A row of `data/queries/personas.csv`, written by someone who had seen no code; the last two columns are the site's query. */
export type Persona = Person & {
	id: string;
	says: string;
	query: string;
	refused: string;
};

const FILE = new URL("../../data/queries/personas.csv", import.meta.url);
/** Exams with pools by gender, and their name for everyone's pool. */
const POOLS: Record<string, string> = {
	"jee-mains": "Gender-Neutral",
	"jee-advanced": "Gender-Neutral",
	"jee-main-paper-2": "Gender-Neutral",
	ojee: "Gender Neutral",
};
/** Exams that also rank each category; at others a category rank admits nobody. */
const RANKED_TWICE = ["jee-mains", "jee-advanced", "jee-main-paper-2"];
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

export function signSeat(seat: PredictedSeat): string {
	const evidence = seat.evidence.map(
		({ year = "undated", round = "", openingRank = "", closingRank, closingScore, inside }) =>
			[year, `R${round}`, `${openingRank}-${closingRank ?? closingScore}`, inside ? "in" : "out"].join(" "),
	);
	// OJEE's copy merged two columns, so programme names are not compared.
	const programme = seat.authority === "OJEE" ? "" : foldProgramme(seat.programme);
	return [programme, seat.quota, signPools(seat), evidence.join("; "), seat.band].join("|");
}

export function signPools({ gender, alsoGenders }: { gender: string; alsoGenders: readonly string[] }): string {
	return [gender, ...alsoGenders.toSorted()].join(" + ");
}

/** Some documents break words at column edges, differently in each round. */
export function foldProgramme(name: string): string {
	return name.replaceAll(/\s/g, "").toLowerCase();
}
