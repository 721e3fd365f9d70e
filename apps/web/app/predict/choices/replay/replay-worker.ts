import type { Replay, ReplayBody } from "@uchit/contract/predict-replay.ts";
import type { RoundFile } from "@uchit/contract/predict-rounds.ts";
import { scaleRanks } from "@uchit/predictor/replay.ts";
import { type ListCheck, replayAndCheck } from "@uchit/predictor/replay-check.ts";
import { readRoundFile } from "@uchit/predictor/round-file.ts";
import { type Refusal, refusalsOf } from "#app/predict/refusals.ts";

export type WorkerRequest =
	| { kind: "rounds"; text: string }
	| { kind: "list"; run: number; body: ReplayBody; factor: number | undefined };
export type WorkerReply =
	| { kind: "lived"; run: number; replay: Replay; check: ListCheck; body: ReplayBody }
	| { kind: "refused"; run: number; refused: readonly Refusal[] }
	| { kind: "failed"; message: string };

let rounds: ReturnType<typeof readRoundFile> | undefined;

addEventListener("message", ({ data }: MessageEvent<WorkerRequest>) => {
	try {
		if (data.kind === "rounds") rounds = readRounds(data.text);
		else runReplay(data);
	} catch (error) {
		send({ kind: "failed", message: String(error) });
	}
});

function readRounds(text: string): ReturnType<typeof readRoundFile> {
	const file: RoundFile = JSON.parse(text);
	return readRoundFile(file);
}

function runReplay({ run, body: list, factor }: Extract<WorkerRequest, { kind: "list" }>): void {
	if (rounds === undefined) throw new Error("The rounds of the exam are not here.");
	const { predictIndex, table } = rounds;
	try {
		const body = factor === undefined ? list : scaleRanks(predictIndex, list, factor);
		send({ kind: "lived", run, ...replayAndCheck(predictIndex, table, body), body });
	} catch (error) {
		send({ kind: "refused", run, refused: refusalsOf(error) });
	}
}

function send(message: WorkerReply): void {
	postMessage(message);
}
