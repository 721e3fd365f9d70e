import type { RoundFile } from "@uchit/contract/predict-rounds.ts";
import { readRoundFile } from "../round-file.ts";
import { drawPersons, type ListOutcome, replayLists } from "./live-lists.ts";
import { parseRule, type Rule } from "./rule.ts";
import { runTrial } from "./run-trial.ts";
import type { TrialCount } from "./trial-count.ts";

export const TRIAL_EXAMS = ["jee-mains", "jee-advanced", "jee-main-paper-2"] as const;
/** Architecture and planning have two rank lists, which a list of choices would mix. */
const LIST_EXAMS: readonly string[] = ["jee-mains", "jee-advanced"];
export const LIST_PERSONS = 1_000;

export type TriedRule = { /** The name of its file. */ id: string; text: string };
export type TrialResult = {
	rules: (TriedRule & Omit<Rule, "says">)[];
	counts: (TrialCount & { rule: string; exam: string })[];
	lists: (ListOutcome & { exam: string })[];
};

export function makeTrial(
	rules: readonly TriedRule[],
	files: readonly RoundFile[],
	randomOf: () => () => number,
): TrialResult {
	const read = rules.map((rule) => ({ ...rule, parsed: parseRule(rule.text) }));
	const tables = files.map((file) => ({ exam: file.exam, ...readRoundFile(file) }));
	return {
		rules: read.map(({ parsed: { says, ...about }, id, text }) => ({ id, text, ...about })),
		counts: read.flatMap(({ id, parsed }) =>
			tables.flatMap(({ exam, table }) => runTrial(table, parsed).map((count) => ({ rule: id, exam, ...count }))),
		),
		lists: tables
			.filter(({ exam }) => LIST_EXAMS.includes(exam))
			.flatMap(({ exam, predictIndex, table }) => {
				const persons = drawPersons(predictIndex, randomOf(), LIST_PERSONS);
				return replayLists(predictIndex, table, { exam, persons }).map((outcome) => ({ exam, ...outcome }));
			}),
	};
}
