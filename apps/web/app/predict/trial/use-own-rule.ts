import type { BadRule } from "@uchit/predictor/trial/rule.ts";
import { useEffect, useRef, useState } from "react";
import { readRounds } from "#app/predict/use-round-copy.ts";
import type { WorkerReply, WorkerRequest } from "./trial-worker.ts";

export type OwnRuleState =
	| { kind: "idle" }
	| { kind: "busy" }
	| { kind: "refused"; refusal: BadRule }
	| (WorkerReply & { exam: string });

/** Tries a rule on the device: it downloads an exam's rounds once, and never sends the rule. */
export function useOwnRule(): { state: OwnRuleState; run: (exam: string, rule: string) => Promise<void> } {
	const [state, setState] = useState<OwnRuleState>({ kind: "idle" });
	const worker = useRef<Worker>(undefined);
	const isLeft = useRef(false);
	useEffect(() => {
		isLeft.current = false;
		return () => {
			isLeft.current = true;
			worker.current?.terminate();
		};
	}, []);

	return {
		state,
		async run(exam, rule) {
			setState({ kind: "busy" });
			try {
				const refusal = await findRefusal(rule);
				if (refusal !== undefined) return setState({ kind: "refused", refusal });
				// Only browsers load it.
				const { default: program } = await import("./trial-worker.ts?worker&url");
				const text = await readRounds(exam, program);
				if (isLeft.current) return;
				worker.current?.terminate();
				worker.current = startWorker(program, { rounds: text, rule }, (answer) => setState({ ...answer, exam }));
			} catch {
				setState({ kind: "failed", exam });
			}
		},
	};
}

async function findRefusal(rule: string): Promise<BadRule | undefined> {
	const { BadRule, parseRule } = await import("@uchit/predictor/trial/rule.ts");
	try {
		parseRule(rule);
		return undefined;
	} catch (error) {
		if (error instanceof BadRule) return error;
		throw error;
	}
}

function startWorker(program: string, message: WorkerRequest, answer: (answer: WorkerReply) => void): Worker {
	const worker = new Worker(program, { type: "module" });
	worker.addEventListener("error", () => answer({ kind: "failed" }));
	worker.addEventListener("message", ({ data }: MessageEvent<WorkerReply>) => answer(data));
	worker.postMessage(message);
	return worker;
}
