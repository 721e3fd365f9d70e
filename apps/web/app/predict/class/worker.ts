import type { ClassFile } from "@uchit/contract/predict-class.ts";
import { readClassFile } from "@uchit/predictor/class-file.ts";
import type { QueryFields } from "@uchit/predictor/list-options.ts";
import type { PredictIndex } from "@uchit/predictor/predict-index.ts";
import { makeSheet, type Sheet } from "./sheet.ts";

export type WorkerRequest =
	| { kind: "file"; text: string }
	| { kind: "class"; run: number; queries: readonly QueryFields[]; most: number };
export type WorkerReply =
	| { kind: "ready" }
	| { kind: "sheets"; run: number; sheets: readonly Sheet[]; isLast: boolean }
	| { kind: "failed"; message: string };

/** Sheets per message, so that the page shows them as they come. */
const SHEETS_PER_MESSAGE = 5;

let predictIndex: PredictIndex | undefined;

addEventListener("message", ({ data }: MessageEvent<WorkerRequest>) => {
	try {
		if (data.kind === "file") loadClassFile(data.text);
		else answer(data);
	} catch (error) {
		send({ kind: "failed", message: String(error) });
	}
});

function loadClassFile(text: string): void {
	const file: ClassFile = JSON.parse(text);
	predictIndex = readClassFile(file);
	send({ kind: "ready" });
}

function answer({ run, queries, most }: Extract<WorkerRequest, { kind: "class" }>): void {
	if (predictIndex === undefined) throw new Error("The options of the exam are not here.");
	for (let start = 0; start < queries.length; start += SHEETS_PER_MESSAGE) {
		const sheets: Sheet[] = [];
		for (const each of queries.slice(start, start + SHEETS_PER_MESSAGE))
			sheets.push(makeSheet(predictIndex, each, most));
		send({ kind: "sheets", run, sheets, isLast: start + SHEETS_PER_MESSAGE >= queries.length });
	}
}

function send(message: WorkerReply): void {
	postMessage(message);
}
