import type { Intent } from "@uchit/contract/answer.ts";
import { INTENTS, LINES } from "@uchit/contract/ask.ts";
import { listDecisions } from "#backend/search/vocabulary/decisions.ts";
import { INTENTS_OF, listWanted, when } from "./conditions.ts";
import type { Reading, ReadMeaning } from "./reading.ts";

/** What a question wants. A row with several intents gives the first that a word names; without a row it is `none`. */
export const INTENT_DECISIONS = listDecisions("intent").map(({ gives, condition, examples }) => {
	const intents = (INTENTS_OF[gives] ?? gives.split("/")).map(toIntent);
	const isTrue = when(condition);
	const find = (question: Reading): Intent | undefined => {
		if (!isTrue(question)) return undefined;
		return intents.length === 1 ? intents[0] : intents.find((intent) => listWanted(question).has(intent));
	};
	return { examples, find };
});

function toIntent(name: string): Intent {
	const intent = INTENTS.find((each) => each === name);
	if (intent === undefined) throw new Error(`decisions.csv gives “${name}”, which is no intent.`);
	return intent;
}

export function readIntent(reading: Reading): Reading {
	for (const { find } of INTENT_DECISIONS) {
		const intent = find(reading);
		if (intent !== undefined) return { ...reading, intent };
	}
	return reading;
}

const readDecisions = (about: "line" | "list") =>
	listDecisions(about).map(({ condition, ...row }) => ({ ...row, isTrue: when(condition) }));

/** Which colleges a question lists: `none`, those of a `name`, or those of a `query`. */
export const LIST_DECISIONS = readDecisions("list");

export function decideList(question: Reading): string | undefined {
	return LIST_DECISIONS.find(({ isTrue }) => isTrue(question))?.gives;
}

/** Rules that are the same everywhere and have a text of their own. */
export const LINE_DECISIONS = readDecisions("line");

export function findLine(question: Reading): (typeof LINES)[number] | undefined {
	const gives = LINE_DECISIONS.find(({ isTrue }) => isTrue(question))?.gives;
	return LINES.find((line) => line === gives);
}

export function readLine(reading: Reading): Reading {
	const line = findLine(reading);
	if (line === undefined) return reading;
	const read: ReadMeaning = { kind: "line", value: line, label: line, words: line, at: 0, others: [] };
	return { ...reading, reads: [...reading.reads, read], unread: [], unknown: [] };
}
