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
	const facts = { ...printed };
	const corrected: ScholarshipField[] = [];
	for (const part of set.split(";").filter((each) => each !== "")) {
		const [letter = "", value = ""] = part.split("=");
		const setting = SETTINGS[letter];
		if (setting === undefined) throw new Error(`Nothing of a scholarship is called "${letter}"`);
		setting.change(facts, value === "?" ? undefined : value);
		corrected.push(setting.field);
	}
	return { ...facts, corrected };
}

type Change = (facts: PrintedFacts, value: string | undefined) => void;

const SETTINGS: Readonly<Record<string, { field: ScholarshipField; change: Change }>> = {
	a: {
		field: "amount",
		change: (facts, value) => {
			facts.amount = value === undefined ? undefined : readAmount(value);
		},
	},
	p: {
		field: "per",
		change: (facts, value) => {
			facts.per = value === undefined ? undefined : oneOf(AMOUNT_PERIODS, value);
		},
	},
	i: {
		field: "income",
		change: (facts, value) => {
			facts.incomeInr = value === undefined ? undefined : Math.round(Number(value) * LAKH);
		},
	},
	c: {
		field: "groups",
		change: (facts, value) => {
			facts.groups = value?.split(",").map((each) => oneOf(SCHOLARSHIP_GROUPS, each));
		},
	},
	g: {
		field: "genders",
		change: (facts, value) => {
			facts.genders = value?.split(",").map((each) => oneOf(SCHOLARSHIP_GENDERS, each));
		},
	},
	s: {
		field: "states",
		change: (facts, value) => {
			if (value?.startsWith("+")) facts.states = [...(facts.states ?? []), ...toStates([value.slice(1)])].toSorted();
			else facts.states = value === undefined ? undefined : toStates(value.split(","));
		},
	},
	l: {
		field: "levels",
		change: (facts, value) => {
			facts.levels = value?.split(",").map((each) => oneOf(SCHOLARSHIP_LEVELS, each));
		},
	},
	st: {
		field: "streams",
		change: (facts, value) => {
			facts.streams = value === "any" ? [] : value?.split(",").map((each) => oneOf(SCHOLARSHIP_STREAMS, each));
		},
	},
	n: {
		field: "awards",
		change: (facts, value) => {
			facts.awards = value === undefined ? undefined : Number(value);
		},
	},
	f: {
		field: "further",
		change: (facts, value = "") => {
			facts.further = [oneOf(FURTHER_RULES, value)];
		},
	},
};

function readAmount(value: string): PrintedFacts["amount"] {
	const [least = "", most = ""] = value.split("-");
	return {
		leastInr: least === "" || least === "fees" ? undefined : Number(least),
		mostInr: most === "" ? undefined : Number(most),
		isOfFees: least === "fees",
	};
}

function oneOf<const Value extends string>(values: readonly Value[], word: string): Value {
	const found = values.find((value) => value === word);
	if (found === undefined) throw new Error(`A correction of a scholarship says "${word}"`);
	return found;
}
