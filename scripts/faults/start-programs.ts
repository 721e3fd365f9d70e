import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import * as z from "zod";
import { type BackendSettings, backendSpec, findFault } from "#scripts/site/programs.ts";
import { type Child, type ChildSpec, endChild } from "#scripts/system/children.ts";

const STOP_LIMIT_MS = 10_000;
const UP_LIMIT_MS = 120_000;
const POLL_MS = 50;

const ReceiverNote = z.object({ url: z.string(), token: z.string(), secret: z.string() });
export type ReceiverProgram = { child: Child; note: z.infer<typeof ReceiverNote>; stop: () => Promise<void> };

export type Launch = (spec: ChildSpec) => Child;

export type Behaviour = { periodSeconds: number; down: number; lost: number };

export async function startReceiverProgram(
	launch: Launch,
	file: string,
	{ periodSeconds, down, lost }: Behaviour,
): Promise<ReceiverProgram> {
	const lines: string[] = [];
	const args = ["scripts/faults/receiver.ts", file, periodSeconds, down, lost].map(String);
	const child = launch({ name: "receiver", file: process.execPath, args, onLine: (line) => lines.push(line) });
	await until("the receiver is up", () => lines.find((line) => line.startsWith("{")) !== undefined);
	const note = ReceiverNote.parse(JSON.parse(lines.find((line) => line.startsWith("{")) ?? ""));
	return { child, note, stop: () => endChild(child, ["SIGTERM", "SIGKILL"], STOP_LIMIT_MS) };
}

export type BackendOf = Pick<
	BackendSettings,
	"databaseUrl" | "port" | "key" | "contentSecret" | "personalKeys" | "lookupKey"
> & { delivery: Readonly<Record<string, string>> };

export function backendOf(databaseUrl: string, port: number, { note }: ReceiverProgram): BackendOf {
	const secret = () => randomBytes(32).toString("hex");
	const content = { CONTENT_URL: note.url, CONTENT_TOKEN: note.token };
	const delivery = { ...content, LOG_LEVEL: "error", DATABASE_READ_URL: "" };
	return {
		databaseUrl,
		port,
		key: secret(),
		contentSecret: secret(),
		personalKeys: `k1:${secret()}`,
		lookupKey: secret(),
		delivery,
	};
}

/** Starts the backend as on a server and waits until it answers with all facts in memory. */
export async function startBackend(launch: Launch, of: BackendOf): Promise<Child> {
	const child = launch(backendSpec({ mode: "production", host: "127.0.0.1", ...of }, () => undefined));
	await until("the backend answers", async () => {
		if (child.hasExited()) throw new Error(`The backend ended:\n${child.lastLines().join("\n")}`);
		return (await findFault(new URL(`http://127.0.0.1:${of.port}/health/ready`))) === undefined;
	});
	return child;
}

export async function until(
	what: string,
	look: () => boolean | Promise<boolean>,
	limitMs = UP_LIMIT_MS,
): Promise<void> {
	for (const end = Date.now() + limitMs; Date.now() < end; await sleep(POLL_MS)) if (await look()) return;
	throw new Error(`Not within ${limitMs / 1000} s: ${what}.`);
}
