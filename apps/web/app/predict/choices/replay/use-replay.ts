import type { Replay } from "@uchit/contract/predict-replay.ts";
import type { ListCheck } from "@uchit/predictor/replay-check.ts";
import { useEffect, useRef, useState } from "react";
import type { Refusal } from "#app/predict/refusals.ts";
import type { SentList } from "./replay-list.ts";
import type { WorkerReply, WorkerRequest } from "./replay-worker.ts";

export type ReplayOutcome = { replay: Replay; check: ListCheck; list: SentList };
type Answer =
	| { kind: "lived"; lived: ReplayOutcome }
	| { kind: "refused"; refused: readonly Refusal[] }
	| { kind: "failed" };

/** A factor multiplies every rank. */
export type RunReplay = (list: SentList, factor?: number) => Promise<Answer>;

type Waiting = Map<number, { list: SentList; answer: (answer: Answer) => void }>;

/**
 * Replays lists through the rounds of one exam. `read` downloads the rounds once; no part of a list leaves the device.
 */
export function useRounds(read: (program: string) => Promise<string>): RunReplay {
	const worker = useRef<Promise<Worker>>(undefined);
	const waiting = useRef<Waiting>(new Map());
	const runs = useRef(0);
	const fail = () => {
		end(worker.current);
		worker.current = undefined;
		for (const { answer } of waiting.current.values()) answer({ kind: "failed" });
		waiting.current.clear();
	};
	const stop = useRef(fail);
	useEffect(() => () => stop.current(), []);

	const take = (message: WorkerReply) => {
		if (message.kind === "failed") return fail();
		const pending = waiting.current.get(message.run);
		waiting.current.delete(message.run);
		pending?.answer(toAnswer(message, pending.list));
	};
	return (list, factor) =>
		new Promise((answer) => {
			const run = ++runs.current;
			waiting.current.set(run, { list, answer });
			worker.current ??= startWorker(read, take, fail);
			worker.current.then((started) => post(started, { kind: "list", run, body: list.body, factor })).catch(fail);
		});
}

function toAnswer(message: Exclude<WorkerReply, { kind: "failed" }>, { sent }: SentList): Answer {
	if (message.kind === "refused") return { kind: "refused", refused: message.refused };
	const { replay, check, body } = message;
	return { kind: "lived", lived: { replay, check, list: { body, sent } } };
}

export type ReplayState = { kind: "idle" } | { kind: "busy" } | Answer;

export function useAnswer(live: RunReplay): { state: ReplayState; ask: RunReplay } {
	const newest = useRef(0);
	const [state, setState] = useState<ReplayState>({ kind: "idle" });
	return {
		state,
		async ask(list, factor) {
			const run = ++newest.current;
			setState({ kind: "busy" });
			const answer = await live(list, factor);
			if (run === newest.current) setState(answer);
			return answer;
		},
	};
}

async function startWorker(
	read: (program: string) => Promise<string>,
	take: (message: WorkerReply) => void,
	fail: () => void,
): Promise<Worker> {
	// Only browsers load it.
	const { default: program } = await import("./replay-worker.ts?worker&url");
	const text = await read(program);
	const worker = new Worker(program, { type: "module" });
	worker.addEventListener("error", fail);
	worker.addEventListener("message", ({ data }: MessageEvent<WorkerReply>) => take(data));
	post(worker, { kind: "rounds", text });
	return worker;
}

function end(worker: Promise<Worker> | undefined): void {
	worker?.then(
		(started) => started.terminate(),
		() => {},
	);
}

function post(worker: Worker, message: WorkerRequest): void {
	worker.postMessage(message);
}
