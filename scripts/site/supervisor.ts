import { setTimeout as sleep } from "node:timers/promises";
import {
	type Child,
	ChildFailed,
	type ChildSpec,
	type Exit,
	endChild,
	failure,
	startChild,
} from "#scripts/system/children.ts";
import { printLine } from "#scripts/terminal/terminal.ts";

type Log = (line: string) => void;

/** Longer than the backend's own limit for open requests at shutdown. */
const GRACE_MS = 15_000;
const MAX_FIRST_STARTS = 5;
/** A program that ran this long counts as stable: the next pause is the shortest again. */
const STEADY_MS = 60_000;

export type Backoff = { firstPauseMs: number; longestPauseMs: number };
const BACKOFF: Backoff = { firstPauseMs: 250, longestPauseMs: 30_000 };

/** The programs of one command, all ended with it. A failure in `run`, `start` or `adopt` fails the command; `keepUp` restarts. */
export class Supervisor {
	readonly #onStart: (child: Child) => void;
	readonly #backoff: Backoff;
	readonly #stops = new Set<() => Promise<void>>();
	readonly #restarting: Promise<void>[] = [];
	readonly #failures: Error[] = [];
	readonly #failed = Promise.withResolvers<void>();
	readonly #ending = Promise.withResolvers<void>();
	#isEnding = false;

	/** `onStart` gets each program that would survive a kill of this process, except adopted ones, which their starter must find again. */
	constructor(onStart: (child: Child) => void, backoff = BACKOFF) {
		this.#onStart = onStart;
		this.#backoff = backoff;
	}

	start = (spec: ChildSpec): Child => {
		const child = this.launch(spec);
		void child.exited.then((exit) => this.#fail(failure(child, exit)));
		return child;
	};

	/** Runs a program that must exit with code 0; one that is killed runs once more. Rejects with ChildFailed. */
	run = async (spec: ChildSpec, log: Log = printLine): Promise<void> => {
		const first = await this.#runOnce(spec);
		if (first === undefined) return;
		const isAgain = !isItsOwnFault(first) && !this.#isEnding;
		if (isAgain) log(`${first.message}\n${spec.name} runs once more.`);
		const error = isAgain ? await this.#runOnce(spec) : first;
		if (error === undefined) return;
		this.#fail(error);
		throw error;
	};

	launch = (spec: ChildSpec): Child => {
		if (this.#isEnding) throw new ChildFailed(`${spec.name} is not started any more.`);
		const child = startChild(spec);
		this.#onStart(child);
		this.endWithOthers(child, () => endChild(child, ["SIGTERM", "SIGKILL"], GRACE_MS));
		return child;
	};

	/** A supervisor whose programs may end earlier, and end with this one at the latest. */
	nested = (): Supervisor => {
		const nested = new Supervisor((child) => {
			this.#onStart(child);
			this.endWithOthers(child, () => nested.end());
		}, this.#backoff);
		return nested;
	};

	/** Watches a program started elsewhere, and ends it with the others by `stop`. */
	adopt = (child: Child, stop: () => Promise<void>): void => {
		this.endWithOthers(child, stop);
		void child.exited.then((exit) => this.#fail(failure(child, exit)));
	};

	endWithOthers = (child: Child, stop: () => Promise<void>): void => {
		this.#stops.add(stop);
		if (this.#isEnding) void stop();
		void child.exited.then(() => this.#stops.delete(stop));
	};

	/**
	 * Restarts a program whenever it exits, after a growing pause; `begin` resolves when it is ready. Resolves at the first readiness.
	 * Rejects, and fails the command, if it exits by itself before that (bad settings stay bad) or is killed too often; after the first
	 * readiness it never gives up.
	 */
	keepUp = async (name: string, begin: () => Promise<Child>, log: Log = printLine): Promise<void> => {
		const first = Promise.withResolvers<void>();
		this.#restarting.push(this.#beginAgainAndAgain({ name, begin, log }, first));
		await first.promise;
	};

	end = async (): Promise<void> => {
		this.#isEnding = true;
		this.#ending.resolve();
		for (const stop of [...this.#stops].toReversed()) await stop();
		await Promise.all(this.#restarting);
	};

	get failed(): Promise<void> {
		return this.#failed.promise;
	}

	get failures(): readonly Error[] {
		return this.#failures;
	}

	get ending(): Promise<void> {
		return this.#ending.promise;
	}

	async #beginAgainAndAgain({ name, begin, log }: Restarting, first: PromiseWithResolvers<void>): Promise<void> {
		let wasReady = false;
		const onReady = () => {
			wasReady = true;
			first.resolve();
		};
		for (let inARow = 1; !this.#isEnding; inARow++) {
			const startedAt = Date.now();
			const error = await untilItEnds(begin, onReady);
			if (this.#isEnding) return first.reject(error);
			if (!wasReady && (isItsOwnFault(error) || inARow === MAX_FIRST_STARTS)) {
				this.#fail(error);
				return first.reject(error);
			}
			if (Date.now() - startedAt > STEADY_MS) inARow = 1;
			const pauseMs = Math.min(this.#backoff.firstPauseMs * 2 ** (inARow - 1), this.#backoff.longestPauseMs);
			log(error.message);
			log(`${name} starts again in ${(pauseMs / 1000).toFixed(1)} s.`);
			await Promise.race([sleep(pauseMs), this.#ending.promise]);
		}
	}

	async #runOnce(spec: ChildSpec): Promise<Error | undefined> {
		const child = this.launch(spec);
		const exit = await child.exited;
		return exit.code === 0 ? undefined : failure(child, exit);
	}

	#fail(error: Error): void {
		if (this.#isEnding) return;
		this.#failures.push(error);
		this.#failed.resolve();
	}
}

type Restarting = { name: string; begin: () => Promise<Child>; log: Log };

async function untilItEnds(begin: () => Promise<Child>, onReady: () => void): Promise<Error> {
	try {
		const child = await begin();
		onReady();
		const exit: Exit = await child.exited;
		return failure(child, exit);
	} catch (error) {
		return error instanceof Error ? error : new Error(String(error));
	}
}

/** It was not killed from outside, so it or its settings are at fault. */
function isItsOwnFault(error: Error): boolean {
	return !(error instanceof ChildFailed && error.signal !== undefined);
}
