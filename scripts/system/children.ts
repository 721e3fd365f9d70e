import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";

export type ChildSpec = {
	name: string;
	file: string;
	args: string[];
	env?: NodeJS.ProcessEnv;
	cwd?: string;
	uid?: number | undefined;
	gid?: number | undefined;
	onLine: (line: string) => void;
};

export type Exit = { code: number | null; signal: NodeJS.Signals | null };

export type Child = {
	name: string;
	pid: number;
	exited: Promise<Exit>;
	hasExited: () => boolean;
	lastLines: () => string[];
	send: (signal: NodeJS.Signals) => void;
};

/** A program of ours that exited although it must not, or with a failure code. */
export class ChildFailed extends Error {
	override name = "ChildFailed";
	readonly signal: NodeJS.Signals | undefined;
	constructor(message: string, signal?: NodeJS.Signals) {
		super(message);
		this.signal = signal;
	}
}

const MAX_LINES = 25;
const LAST_WORDS_MS = 300;

/** Starts a program in its own process group, so Ctrl-C reaches only the command, which then ends its children in order. */
export function startChild({ name, file, args, onLine, ...options }: ChildSpec): Child {
	const child = spawn(file, args, { ...options, detached: true, stdio: ["ignore", "pipe", "pipe"] });
	const lines: string[] = [];
	const keep = (line: string) => {
		lines.push(line);
		if (lines.length > MAX_LINES) lines.shift();
		onLine(line);
	};
	for (const input of [child.stdout, child.stderr]) createInterface({ input }).on("line", keep);
	const exited = whenExited(child, keep);
	return {
		name,
		pid: child.pid ?? 0,
		exited,
		hasExited: () => child.exitCode !== null || child.signalCode !== null || child.pid === undefined,
		lastLines: () => [...lines],
		send: (signal) => child.kill(signal),
	};
}

/** Sends the signals in turn, waiting `graceMs` after each. */
export async function endChild(child: Child, signals: readonly NodeJS.Signals[], graceMs: number): Promise<void> {
	for (const signal of signals) {
		if (child.hasExited()) break;
		child.send(signal);
		await Promise.race([child.exited, timeout(graceMs)]);
	}
	await child.exited;
}

export function failure({ name, lastLines }: Child, { code, signal }: Exit): ChildFailed {
	const how =
		signal === null ? (code === null ? "could not be started" : `ended with code ${code}`) : `was ended by ${signal}`;
	const message = [`${name} ${how}. Its last lines:`, ...lastLines().map((line) => `    ${line}`)].join("\n");
	return new ChildFailed(message, signal ?? undefined);
}

/** Output may still arrive after "exit"; "close" comes after the last of it, but not while a descendant lives. */
function whenExited(child: ChildProcess, say: (line: string) => void): Promise<Exit> {
	return new Promise((resolve) => {
		child.once("error", (error) => {
			say(error.message);
			resolve({ code: null, signal: null });
		});
		child.once("close", (code, signal) => resolve({ code, signal }));
		child.once("exit", (code, signal) => setTimeout(resolve, LAST_WORDS_MS, { code, signal }));
	});
}

function timeout(ms: number): Promise<void> {
	return new Promise((resolve) => setTimeout(resolve, ms).unref());
}
