import type { ClassData } from "@uchit/contract/predict-class.ts";
import type { QueryFields } from "@uchit/predictor/list-options.ts";
import { startTransition, useEffect, useRef, useState } from "react";
import { fetchAndCache, readCachedFile } from "#app/platform/cached-file.ts";
import type { Sheet } from "./sheet.ts";
import type { WorkerReply, WorkerRequest } from "./worker.ts";

type OptionsState = "unknown" | "away" | "coming" | "here" | "failed";

export type ClassOptions = {
	options: OptionsState;
	/** Whether the options are here after it. */
	bring: () => Promise<boolean>;
	sheets: readonly Sheet[];
	isWorking: boolean;
	ask: (requested: readonly QueryFields[], most: number) => void;
};

type Answer = { run: number; sheets: readonly Sheet[]; isWorking: boolean };
const EMPTY_ANSWER: Answer = { run: 0, sheets: [], isWorking: false };

const FILE = "/predict/class.json";

/** A worker that loads an exam's options and answers a class; nothing of the class leaves the page. */
export function useClass({ exam, version }: Pick<ClassData, "exam" | "version">): ClassOptions {
	const address = `${FILE}?${new URLSearchParams({ exam, version })}`;
	const worker = useRef<Worker>(undefined);
	const [options, setOptions] = useState<OptionsState>("unknown");
	const [answer, setAnswer] = useState(EMPTY_ANSWER);

	const fail = () => {
		setOptions("failed");
		setAnswer((before) => ({ ...before, isWorking: false }));
	};
	const start = async (text: string) => {
		const started = new Worker(await programAddress(), { type: "module" });
		worker.current?.terminate();
		worker.current = started;
		started.addEventListener("error", fail);
		started.addEventListener("message", ({ data }: MessageEvent<WorkerReply>) => {
			if (data.kind === "ready") setOptions("here");
			else if (data.kind === "failed") fail();
			// Typing and scrolling have priority over new sheets.
			else
				startTransition(() =>
					setAnswer((before) =>
						before.run === data.run
							? { run: data.run, sheets: [...before.sheets, ...data.sheets], isWorking: !data.isLast }
							: before,
					),
				);
		});
		send(started, { kind: "file", text });
	};

	const begin = useRef(start);
	useEffect(() => {
		let isLeft = false;
		const look = async () => {
			const text = await readCachedFile(address);
			if (isLeft) return;
			if (text === undefined) setOptions("away");
			else await begin.current(text);
		};
		look().catch(() => setOptions("away"));
		return () => {
			isLeft = true;
			worker.current?.terminate();
			worker.current = undefined;
		};
	}, [address]);

	return {
		options,
		sheets: answer.sheets,
		isWorking: answer.isWorking,
		async bring() {
			setOptions("coming");
			const isOlder = (file: URL) => file.pathname === FILE && file.searchParams.get("exam") === exam;
			try {
				await start(await fetchAndCache(address, { isOlder, program: await programAddress() }));
				return true;
			} catch {
				setOptions("failed");
				return false;
			}
		},
		ask(requested, most) {
			const run = answer.run + 1;
			setAnswer({ run, sheets: [], isWorking: requested.length > 0 });
			if (worker.current !== undefined) send(worker.current, { kind: "class", run, queries: requested, most });
		},
	};
}

function send(worker: Worker, message: WorkerRequest): void {
	worker.postMessage(message);
}

/** Only browsers load it. */
async function programAddress(): Promise<string> {
	const { default: address } = await import("./worker.ts?worker&url");
	return address;
}
