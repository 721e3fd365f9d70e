import { LAKH } from "@uchit/contract/amount.ts";
import {
	AMOUNT_PERIODS,
	FURTHER_RULES,
	SCHOLARSHIP_GENDERS,
	SCHOLARSHIP_GROUPS,
	SCHOLARSHIP_LEVELS,
	SCHOLARSHIP_STREAMS,
	type ScholarshipField,
} from "@uchit/contract/scholarship.ts";
import { type PrintedFacts, toStates } from "./printed.ts";

/** Applies a reviewer's corrections (`i=4.5;a=?;f=merit`) and lists the corrected fields. Throws at an unreadable one. */
export function applySet(set: string, printed: PrintedFacts): PrintedFacts & { corrected: ScholarshipField[] } {
	let facts = printed;
	const corrected: ScholarshipField[] = [];
	for (const part of set.split(";").filter((each) => each !== "")) {
		const [letter = "", value = ""] = part.split("=");
		const setting = SETTINGS[letter];
		if (setting === undefined) throw new Error(`Nothing of a scholarship is called "${letter}"`);
		facts = { ...facts, ...setting.read(value === "?" ? undefined : value, facts) };
		corrected.push(setting.field);
	}
	return { ...facts, corrected };
}

type Setting = {
	field: ScholarshipField;
	/** `undefined`: the reviewer could not tell. */
	read: (value: string | undefined, before: PrintedFacts) => Partial<PrintedFacts>;
};

const SETTINGS: Readonly<Record<string, Setting>> = {
	a: { field: "amount", read: (value) => ({ amount: value === undefined ? undefined : readAmount(value) }) },
	p: { field: "per", read: (value) => ({ per: value === undefined ? undefined : oneOf(AMOUNT_PERIODS, value) }) },
	i: {
		field: "income",
		read: (value) => ({ incomeInr: value === undefined ? undefined : Math.round(Number(value) * LAKH) }),
	},
	c: { field: "groups", read: (value) => ({ groups: someOf(SCHOLARSHIP_GROUPS, value) }) },
	g: { field: "genders", read: (value) => ({ genders: someOf(SCHOLARSHIP_GENDERS, value) }) },
	s: {
		field: "states",
		read: (value, { states = [] }) => {
			if (value?.startsWith("+")) return { states: [...states, ...toStates([value.slice(1)])].toSorted() };
			return { states: value === undefined ? undefined : toStates(value.split(",")) };
		},
	},
	l: { field: "levels", read: (value) => ({ levels: someOf(SCHOLARSHIP_LEVELS, value) }) },
	st: {
		field: "streams",
		read: (value) => ({ streams: value === "any" ? [] : someOf(SCHOLARSHIP_STREAMS, value) }),
	},
	n: { field: "awards", read: (value) => ({ awards: value === undefined ? undefined : Number(value) }) },
	f: { field: "further", read: (value = "") => ({ further: [oneOf(FURTHER_RULES, value)] }) },
};

function readAmount(value: string): PrintedFacts["amount"] {
	const [least = "", most = ""] = value.split("-");
	return {
		leastInr: least === "" || least === "fees" ? undefined : Number(least),
		mostInr: most === "" ? undefined : Number(most),
		isOfFees: least === "fees",
	};
}

function someOf<const Value extends string>(values: readonly Value[], words: string | undefined): Value[] | undefined {
	return words?.split(",").map((word) => oneOf(values, word));
}

function oneOf<const Value extends string>(values: readonly Value[], word: string): Value {
	const found = values.find((value) => value === word);
	if (found === undefined) throw new Error(`A correction of a scholarship says "${word}"`);
	return found;
}
