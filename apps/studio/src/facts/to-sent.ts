import { isRecord } from "#studio/wire/refusal.ts";

type Values = Record<string, unknown>;

export type GuideParts = {
	/** Parts that have inputs of their own for what lies in them. */
	forms: readonly string[];
	/** Parts that are written as JSON, with what stands there when the text is empty. */
	json: Readonly<Record<string, unknown>>;
};

/** What a form holds as the content system takes it: what was left empty within a part is absent, and JSON is what it says. */
export function toSent({ forms, json }: GuideParts) {
	return (data: Values, options?: { previousData?: Values }): Values => {
		const before = options?.previousData ?? {};
		const tidied = forms.filter((name) => name in data).map((name) => [name, toPart(data[name], before[name])]);
		const read = Object.entries(json)
			.filter(([name]) => typeof data[name] === "string")
			.map(([name, empty]) => [name, readJson(String(data[name]), empty)]);
		return { ...data, ...Object.fromEntries([...tidied, ...read]) };
	};
}

/** Why a text is no JSON, or nothing. */
export function faultOfJson(text: unknown): string | undefined {
	if (typeof text !== "string" || text.trim() === "") return undefined;
	try {
		JSON.parse(text);
		return undefined;
	} catch (error) {
		return `This is not JSON: ${error instanceof Error ? error.message : String(error)}`;
	}
}

/** A list that was never there and has no rows is still not there. */
function toPart(value: unknown, before: unknown): unknown {
	const kept = withoutEmpty(value) ?? null;
	const isNothing = Array.isArray(kept) && kept.length === 0 && (before ?? null) === null;
	return isNothing ? null : kept;
}

function withoutEmpty(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(withoutEmpty).filter((each) => each !== undefined);
	if (!isRecord(value)) return value === null || value === "" ? undefined : value;
	const entries = Object.entries(value)
		.map(([name, each]) => [name, withoutEmpty(each)])
		.filter(([, each]) => each !== undefined);
	const isEmpty = entries.every(([, each]) => Array.isArray(each) && each.length === 0);
	return isEmpty ? undefined : Object.fromEntries(entries);
}

function readJson(text: string, empty: unknown): unknown {
	if (text.trim() === "") return empty;
	// The form does not let go of a text that is no JSON; should one come here, the content system refuses it in its words.
	return faultOfJson(text) === undefined ? JSON.parse(text) : text;
}
