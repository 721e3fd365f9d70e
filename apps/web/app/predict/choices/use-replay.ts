import type { Replay } from "@uchit/contract/predict-replay.ts";
import { useEffect, useRef, useState } from "react";
import type { Refusal } from "#app/predict/refusals.ts";
import type { SentList } from "./replay-list.ts";
import type { FromWorker, ToWorker } from "./replay-worker.ts";

export type ReplayState =
	| { kind: "idle" }
	| { kind: "busy" }
	| { kind: "lived"; replay: Replay; list: SentList }
	| { kind: "refused"; refused: readonly Refusal[] }
	| { kind: "failed" };

/** Lives lists through the rounds of one exam. The rounds come to the device once; nothing of a list leaves it. */
export function useReplay(exam: string): { state: ReplayState; live: (list: SentList) => Promise<void> } {
	const worker = useRef<Worker>(undefined);
	const newest = useRef<{ run: number; list: SentList }>(undefined);
	const [state, setState] = useState<ReplayState>({ kind: "idle" });
	const isLeft = useRef(false);
	useEffect(() => {
		isLeft.current = false;
		return () => {
			isLeft.current = true;
			endWorker(worker);
		};
	}, []);

	const answer = (message: FromWorker) => {
		if (message.kind === "failed") return fail();
		if (newest.current?.run !== message.run) return;
		if (message.kind === "refused") setState({ kind: "refused", refused: message.refused });
		else setState({ kind: "lived", replay: message.replay, list: newest.current.list });
	};
	const fail = () => {
		endWorker(worker);
		setState({ kind: "failed" });
	};

	return {
		state,
		async live(list) {
			const run = (newest.current?.run ?? 0) + 1;
			newest.current = { run, list };
			setState({ kind: "busy" });
			try {
				worker.current ??= await startWorker(exam, answer, fail);
				if (isLeft.current) return endWorker(worker);
				post(worker.current, { kind: "list", run, body: list.body });
			} catch {
				fail();
			}
		},
	};
}

async function startWorker(exam: string, answer: (message: FromWorker) => void, fail: () => void): Promise<Worker> {
	const response = await fetch(`/predict/rounds.json?${new URLSearchParams({ exam })}`);
	if (!response.ok) throw new Error(`The rounds could not be fetched: ${response.status}.`);
	const text = await response.text();
	// Only a browser needs it.
	const { default: program } = await import("./replay-worker.ts?worker&url");
	const worker = new Worker(program, { type: "module" });
	worker.addEventListener("error", fail);
	worker.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => answer(data));
	post(worker, { kind: "rounds", text });
	return worker;
}

function endWorker(worker: { current: Worker | undefined }): void {
	worker.current?.terminate();
	worker.current = undefined;
}

function post(worker: Worker, message: ToWorker): void {
	worker.postMessage(message);
}
