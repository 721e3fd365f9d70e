import {
	type Child,
	ChildFailed,
	type ChildSpec,
	type Exit,
	endChild,
	failure,
	startChild,
} from "#scripts/system/children.ts";

const GRACE_MS = 8_000;

/** Watches the programs of one command: when one fails, all end. */
export class Supervisor {
	readonly #onStart: (child: Child) => void;
	readonly #stops: (() => Promise<void>)[] = [];
	readonly #failures: ChildFailed[] = [];
	readonly #failed = Promise.withResolvers<void>();
	readonly #ending = Promise.withResolvers<void>();
	#isEnding = false;

	/** `onStart` hears of each program that would live on if this process were killed; one that is adopted is its starter's to find again. */
	constructor(onStart: (child: Child) => void) {
		this.#onStart = onStart;
	}

	/** Starts a program that must go on running. */
	start = (spec: ChildSpec): Child => {
		const child = this.launch(spec);
		void child.exited.then((exit) => this.#fail(child, exit));
		return child;
	};

	/** Runs a program that must end by itself with code 0. Rejects with ChildFailed. */
	run = async (spec: ChildSpec): Promise<void> => {
		const child = this.launch(spec);
		const exit = await child.exited;
		if (exit.code === 0) return;
		this.#fail(child, exit);
		throw failure(child, exit);
	};

	/** Starts a program that may end as it likes. */
	launch = (spec: ChildSpec): Child => {
		if (this.#isEnding) throw new ChildFailed(`${spec.name} is not started any more.`);
		const child = startChild(spec);
		this.#onStart(child);
		this.#stops.push(() => endChild(child, ["SIGTERM", "SIGKILL"], GRACE_MS));
		return child;
	};

	/** Watches a program that somebody else started, and ends it with the others in its own way. */
	adopt = (child: Child, stop: () => Promise<void>): void => {
		this.#stops.push(stop);
		void child.exited.then((exit) => this.#fail(child, exit));
	};

	/** Ends everything, the newest first. Nothing can be started any more. */
	end = async (): Promise<void> => {
		this.#isEnding = true;
		this.#ending.resolve();
		for (const stop of this.#stops.toReversed()) await stop();
	};

	/** Resolves when a program has failed. */
	get failed(): Promise<void> {
		return this.#failed.promise;
	}

	/** All that failed before the end began. */
	get failures(): readonly ChildFailed[] {
		return this.#failures;
	}

	/** Resolves when the end begins. */
	get ending(): Promise<void> {
		return this.#ending.promise;
	}

	#fail(child: Child, exit: Exit): void {
		if (this.#isEnding) return;
		this.#failures.push(failure(child, exit));
		this.#failed.resolve();
	}
}
