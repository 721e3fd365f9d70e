import type { RoundFile } from "@uchit/contract/predict-rounds.ts";
import { readRoundFile } from "@uchit/predictor/round-file.ts";
import { parseRule } from "@uchit/predictor/trial/rule.ts";
import { runTrial } from "@uchit/predictor/trial/run-trial.ts";
import type { TrialCount } from "@uchit/predictor/trial/trial-count.ts";

export type WorkerRequest = { rounds: string; rule: string };
export type WorkerReply = { kind: "tried"; counts: TrialCount[]; name: string } | { kind: "failed" };

addEventListener("message", ({ data }: MessageEvent<WorkerRequest>) => postMessage(answer(data)));

function answer({ rounds, rule }: WorkerRequest): WorkerReply {
	try {
		const parsed = parseRule(rule);
		const file: RoundFile = JSON.parse(rounds);
		return { kind: "tried", counts: runTrial(readRoundFile(file).table, parsed), name: parsed.rule };
	} catch {
		return { kind: "failed" };
	}
}
