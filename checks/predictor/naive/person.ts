import { type Answered, answerNaively, type Question } from "./answer.ts";
import { STATE_CATEGORIES } from "./neet.ts";
import type { Printed } from "./printed.ts";

export type Person = {
	exam: string;
	common: number;
	/** Rank in the category's own list; 0 if absent. */
	own: number;
	/** As printed by the exam's own counselling. */
	category: string;
	isWoman: boolean;
	homeState: string;
	/** As printed by the home state's own counselling. */
	stateCategory?: string;
};

const NEEDS_GENDER = ["jee-mains", "jee-advanced", "jee-main-paper-2", "ojee"];

type List = Pick<Question, "exam" | "category" | "gender" | "list"> & { figure: number };

export function answerPerson(
	person: Person,
	isUndecided: (row: Printed) => boolean,
): (Answered & { seatType: string })[] {
	return listsOf(person).flatMap(({ figure, ...list }) =>
		answerNaively(
			{ ...list, rank: figure, score: figure, homeState: person.homeState, quota: "", isWhole: true },
			isUndecided,
		)
			.filter(
				({ institute }) => person.isWoman || !NEEDS_GENDER.includes(person.exam) || !institute.includes("for Women"),
			)
			.map((answered) => ({ ...answered, seatType: list.category })),
	);
}

/** Women may have seats of both pools; an unnamed pool means every pool. */
function listsOf(person: Person): List[] {
	const { exam, common, own, category, isWoman } = person;
	const gender = isWoman ? "" : "Gender-Neutral";
	switch (exam) {
		case "jee-mains":
			return [
				...listsOfJosaa(person, "main"),
				...listsOfCsab(person, "main"),
				...listsOfOtherCounsellings(person, "main"),
			];
		case "jee-main-paper-2":
			return [
				...listsOfJosaa(person, "architecture"),
				...listsOfCsab(person, "architecture"),
				...listsOfOtherCounsellings(person, "architecture"),
			];
		case "jee-advanced":
			return listsOfJosaa(person, "advanced");
		case "neet":
			return [
				...both("Open", category).map((each) => ({ exam, category: each, gender: "", list: "", figure: common })),
				...listsOfHomeState(person),
			];
		case "kcet":
			return alsoOfKcet(category).map((each) => ({ exam, category: each, gender: "", list: "", figure: common }));
		case "wbjee":
			return both("Open", category).map((each) => ({ exam, category: each, gender: "", list: "own", figure: common }));
		case "keam":
			return both("SM", category).map((each) => ({ exam, category: each, gender: "", list: "", figure: common }));
		case "tnea":
			return both("General/OC", category).map((each) => ({
				exam,
				category: each,
				gender: "",
				list: "",
				figure: common,
			}));
		case "ojee":
			return both("General", category).map((each) => ({
				...{ exam, category: each, list: "", figure: common },
				gender: isWoman ? "" : "Gender Neutral",
			}));
		default:
			return [{ exam, category, gender: own > 0 ? gender : "", list: "", figure: common }];
	}
}

function listsOfHomeState({ common, category, homeState, isWoman, stateCategory }: Person): List[] {
	const names = STATE_CATEGORIES[homeState];
	if (names === undefined) return [];
	const codes = [...categoriesOfState(names, category), ...(stateCategory === undefined ? [] : [stateCategory])];
	return codes.map((each) => ({
		...{ exam: `neet-${homeState}`, category: each, list: "", figure: common },
		gender: isWoman ? "" : "Gender-Neutral",
	}));
}

function both(open: string, category: string): string[] {
	return open === category ? [open] : [open, category];
}

/** A rural or Kannada-medium candidate may have plain and special seats of both the category and general merit. */
function alsoOfKcet(category: string): string[] {
	const kind = category === "GM" ? "G" : category.slice(-1);
	const group = category.replace(/[GKR]$/, "");
	if (category === "GM") return ["GM"];
	return kind === "G" ? [category, "GM"] : [category, `${group}G`, "GM", `GM${kind}`];
}

function listsOfJosaa({ exam, common, own, category, isWoman }: Person, list: string): List[] {
	const gender = isWoman ? "" : "Gender-Neutral";
	const lists: List[] = [];
	if (common > 0) lists.push({ exam, category: "OPEN", gender, list, figure: common });
	if (own > 0 && category !== "OPEN") lists.push({ exam, category, gender, list, figure: own });
	return lists;
}

const DELHI: Record<string, readonly string[]> = {
	EWS: ["EWGND", "EWGNO", "EWGLD", "EWGLO"],
	// Delhi's OBC list differs from the Union's.
	"OBC-NCL": ["OBGNO", "OBGLO"],
	SC: ["SCGND", "SCGNO", "SCGLD", "SCGLO"],
	ST: ["STGND", "STGNO", "STGLD", "STGLO"],
};

/**
 * A state's names for seats that a central certificate also covers: SC, ST and disability. A person with a disability may have plain
 * seats too.
 */
const UTTAR_PRADESH: Record<string, readonly string[]> = {
	"": ["OPEN", "OPEN(GIRL)"],
	...{ SC: ["SC", "SC(Girl)"], ST: ["ST", "ST(Girl)"], PwD: ["OPEN(PH)"], "SC (PwD)": ["SC(PH)"] },
};
const MADHYA_PRADESH: Record<string, readonly string[]> = {
	"": ["UR/X/OP", "UR/X/F"],
	...{ SC: ["SC/X/OP", "SC/X/F"], ST: ["ST/X/OP", "ST/X/F"], PwD: ["UR/D/OP", "UR/D/F"], "SC (PwD)": ["SC/D/OP"] },
};

function categoriesOfState(names: Record<string, readonly string[]>, category: string): string[] {
	const plain = category.replace(" (PwD)", "");
	const keys = plain === category ? ["", plain] : ["", plain, "PwD", category];
	return keys.flatMap((key) => names[key] ?? []);
}

/** CSAB fills seats left after JoSAA by common rank in every category; a person with a disability may have plain seats too. */
function listsOfCsab({ common, category, isWoman }: Person, list: string): List[] {
	if (common === 0) return [];
	const plain = category.replace(" (PwD)", "");
	const seats = plain === category ? ["OPEN", plain] : ["OPEN", plain, "OPEN (PwD)", category];
	return [...new Set(seats)].map((each) => ({
		...{ exam: "csab", category: each, list, figure: common },
		gender: isWoman ? "" : "Gender-Neutral",
	}));
}

/** State counsellings that also admit by JEE Main's common rank, two of them by its architecture paper. */
function listsOfOtherCounsellings({ common, category, isWoman }: Person, list: string): List[] {
	if (common === 0) return [];
	const delhi = ["GNGND", "GNGNO", "GNGLD", "GNGLO", ...(DELHI[category] ?? [])].filter(
		(code) => isWoman || !code.includes("GL"),
	);
	const both = [
		...delhi.map((code) => ({ exam: "jac-delhi", category: code, gender: "", list, figure: common })),
		{ exam: "wbjee", category: "Open", gender: "", list, figure: common },
	];
	if (list !== "main") return both;
	const neutral = isWoman ? "" : "Gender-Neutral";
	const odisha = ["General", ...(["SC", "ST"].includes(category) ? [category] : [])];
	return [
		...both,
		...odisha.map((each) => ({
			...{ exam: "ojee", category: each, list: "", figure: common },
			gender: isWoman ? "" : "Gender Neutral",
		})),
		...categoriesOfState(UTTAR_PRADESH, category).map((each) => ({
			...{ exam: "uptac", category: each, gender: neutral, list, figure: common },
		})),
		...categoriesOfState(MADHYA_PRADESH, category).map((each) => ({
			...{ exam: "mp-dte", category: each, gender: neutral, list, figure: common },
		})),
	];
}
