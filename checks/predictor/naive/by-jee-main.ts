import * as z from "zod";
import { oneLine, readCsv, readJson } from "./files.ts";
import { type Printed, toPrinted } from "./printed.ts";

/** CSAB's special rounds after JoSAA, at the same institutes; every figure is a rank of the common list. */
export function readCsab(): Printed[] {
	return [2024, 2025].flatMap(readCsabOf);
}

function readCsabOf(year: number): Printed[] {
	const file = `csab/${year}/csab_${year}.csv.gz`;
	return readCsv(file)
		.slice(1)
		.flatMap((cells, index) => {
			const [round, institute, programme = "", quota, category, gender = "", opening, closing] = cells.map(oneLine);
			return toPrinted({
				...{ dataset: `csab-${year}`, file, line: index + 1, institute, programme, quota, category, year },
				gender: gender.endsWith("Neutral") ? "Gender-Neutral" : "Female-only (including Supernumerary)",
				...{ round: Number(round), opening: Number(opening), closing: Number(closing) },
				list: /Bachelor of (Architecture|Planning)/.exec(programme)?.[1]?.toLowerCase() ?? "main",
			});
		});
}

const Seats = z.array(
	z.object({
		...{ round: z.number(), institute: z.string(), program: z.string(), quota: z.string(), category: z.string() },
		...{ seat_gender: z.string(), or: z.number(), cr: z.number() },
	}),
);

/** UPTAC's rows from round 2 on are only those of people who moved. Round 4 spells one institute differently. */
export function readUptac(): Printed[] {
	const file = "uptac/2024/uptac_2024.json.gz";
	const first = readJson(Seats, file).flatMap(({ program, seat_gender, or: opening, cr: closing, ...row }, index) =>
		toPrinted({
			...{ dataset: "uptac-2024", file, line: index + 1, ...row, year: 2024, opening, closing, list: "main" },
			institute: oneLine(row.institute).replace("GALGOTIA'S COLLEGE", "GALGOTIAS COLLEGE"),
			programme: oneLine(program),
			gender: seat_gender === "Female Seats" ? "Female-Only" : "Gender-Neutral",
		}),
	);
	return [...first, ...readUptac2025(first)];
}

/** Names of 2024 of institutes that 2025 names differently, mapped by hand. */
const UPTAC_2024: Record<string, string> = {
	"Samrat Ashok Rajkiya Engineering College, Mirzapur": "RAJKIYA ENGINEERING COLLEGE, MIRZAPUR",
	"Bharat Ratna Sardar Vallabhbhai Patel Rajkiya Engineering College, Basti": "RAJKIYA ENGINEERING COLLEGE, BASTI",
	"Bharat Ratna Baba Saheb Bhim Rao Ambedkar Rajkiya Engineering College, Pratapgarh":
		"RAJKIYA ENGINEERING COLLEGE, PARTAPGARH",
	"Maa Pateshwari Devi Rajkiya Engineering College, Gonda": "RAJKIYA ENGINEERING COLLEGE, GONDA",
	"Feroze Gandhi Institute Of Engg And Technology, Raibareilly":
		"FEROZ GANDHI INSTITUTE OF ENGINEERING &TECHNOLOGY,RAIBAREILLY",
	"Baba Shaheb (Dr.) B R Ambedkar College Of Agricultural Engineering And Technology, Etawah (Csauat)":
		"Baba Shaheb (Dr.) B R Ambedkar College of Agricultural Engineering and Technology, Etawah",
	"Dr.Ambedkar Institute Of Technology For Divyangjan, U.P., Kanpur":
		"DR.AMBEDKAR INSTITUTE OF TECHNOLOGY FOR HANDICAPPEDS,KANPUR",
};

const WOMEN: Record<string, string> = { OPEN: "(GIRL)", EWS: "(GL)", BC: "(Girl)", SC: "(Girl)", ST: "(Girl)" };

/** Reads each seat's last printed round; names are mapped to those of 2024 by their letters, categories to UPTAC's own. */
function readUptac2025(first: readonly Printed[]): Printed[] {
	const file = "uptac/2025/uptac_2025.csv.gz";
	const names = first.flatMap(({ institute, programme }) => [institute, programme]);
	const exact = new Set(names);
	const byLetters = new Map(names.map((name) => [lettersOf(name), name]));
	const named = (name: string) => (exact.has(name) ? name : (byLetters.get(lettersOf(name)) ?? name));
	return readCsv(file)
		.slice(1)
		.flatMap((cells, index) => {
			const [round = "", institute = "", programme = "", quota, seat = "", gender = "", note = "", opening, closing] =
				cells.map(oneLine);
			const isForWomen = gender.startsWith("Female");
			const [category = "", disability] = seat.replace("OBC-NCL", "BC").split(" ");
			const part = programme.endsWith("(FW)") ? "TF" : disability === "(PwD)" ? "PH" : note;
			const open = category === "EWS" ? "(OPEN)" : "";
			return toPrinted({
				...{ dataset: "uptac-2025", file, line: index + 1, year: 2025, list: "main", round: Number(round.slice(-1)) },
				institute: named(UPTAC_2024[institute] ?? institute),
				programme: named(programme),
				quota: quota === "HS" ? "Home State" : "All India",
				category: category + (part === "" ? (isForWomen ? WOMEN[category] : open) : `(${part})`),
				gender: isForWomen ? "Female-Only" : "Gender-Neutral",
				...{ opening: Number(opening), closing: Number(closing) },
				// JEE Main ranked 14.75 lakh people that year, so a larger rank is not from JEE Main.
			}).map((row) => ({ ...row, isDoubted: row.closing > 1_500_000 }));
		});
}

function lettersOf(name: string): string {
	return name
		.replaceAll("&", "and")
		.replace(/[^A-Za-z0-9]/g, "")
		.toLowerCase();
}

const BRANCHES: Record<string, string> = {
	...{ CSE: "Computer Science and Engineering (CSE)", IT: "Information Technology (IT)" },
	...{ EC: "Electronics and Communication (EC)", EE: "Electrical Engineering (EE)", CE: "Civil Engineering (CE)" },
	...{ MECH: "Mechanical Engineering (MECH)", CHEM: "Chemical Engineering (CHEM)" },
	...{ AIML: "Artificial Intelligence and Machine Learning (AIML)", MINING: "Mining Engineering (MINING)" },
	...{ CSBS: "Computer Science and Business Systems (CSBS)", AUTO: "Automobile Engineering (AUTO)" },
};

const DOMICILES: Record<string, string> = { Y: "Domicile", AI: "All India", N: "No domicile" };

export function readMpDte(): Printed[] {
	const file = "mpdte/2025/mpdte_2025.csv.gz";
	return readCsv(file)
		.slice(1)
		.flatMap((cells, index) => {
			const [, institute, , , branch = "", player, opening, closing, category = "", domicile = ""] = cells.map(oneLine);
			return toPrinted({
				...{ dataset: "mpdte-2025", file, line: index + 1, institute, programme: BRANCHES[branch] ?? branch },
				...{ quota: DOMICILES[domicile], category: player === "" ? category : `${category}, national player` },
				gender: category.endsWith("/F") ? "Female-Only" : "Gender-Neutral",
				...{ year: 2025, opening: Number(opening), closing: Number(closing), list: "main" },
			});
		});
}
