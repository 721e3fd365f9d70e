import type { CalledCollege } from "@uchit/contract/fact-import.ts";
import { findCalled } from "#studio/wire/actions.ts";
import type { AnsweredName } from "./called-colleges.tsx";
import { type CalledName, keyOfCalled, type ReadFactRow } from "./fact-rows.ts";

const AT_ONCE = 100;

export function namesIn(rows: readonly ReadFactRow[]): CalledName[] {
	return [
		...new Map(rows.flatMap(({ called }) => (called === undefined ? [] : [[keyOfCalled(called), called]]))).values(),
	];
}

type Progress = { known: readonly AnsweredName[]; onStep: (says: string) => void };

export async function askFor(names: readonly CalledName[], { known, onStep }: Progress): Promise<AnsweredName[]> {
	const before = new Map(known.map((name) => [keyOfCalled(name), name]));
	const unknown = names.filter((name) => !before.has(keyOfCalled(name)));
	for (let from = 0; from < unknown.length; from += AT_ONCE) {
		const some = unknown.slice(from, from + AT_ONCE);
		onStep(`Looking for colleges: ${from.toLocaleString("en-IN")} of ${unknown.length.toLocaleString("en-IN")} …`);
		const answers = await findCalled(some);
		for (const [at, name] of some.entries()) {
			const answer = answers[at];
			if (answer !== undefined) before.set(keyOfCalled(name), { ...name, answer });
		}
	}
	return names.flatMap((name) => before.get(keyOfCalled(name)) ?? []);
}

export function settled(
	answeredNames: readonly AnsweredName[],
	chosen: ReadonlyMap<string, CalledCollege>,
): Map<string, CalledCollege> {
	const certain = answeredNames.flatMap((name): [string, CalledCollege][] => {
		const [only] = name.answer.colleges;
		return name.answer.is === "certain" && only !== undefined ? [[keyOfCalled(name), only]] : [];
	});
	return new Map([...certain, ...chosen]);
}
