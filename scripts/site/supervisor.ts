import {
	type Child,
	ChildFailed,
	type ChildSpec,
	type Exit,
	endChild,
	failure,
	startChild,
} from "#scripts/system/children.ts";

export type Supervisor = {
	/** Starts a program that must go on running. */
	start: (spec: ChildSpec) => Child;
	/** Runs a program that must end by itself with code 0. Rejects with ChildFailed. */
	run: (spec: ChildSpec) => Promise<void>;
	/** Starts a program that may end as it likes. */
	launch: (spec: ChildSpec) => Child;
	/** Watches a program that somebody else started, and ends it with the others in its own way. */
	adopt: (child: Child, stop: () => Promise<void>) => void;
	/** Resolves when one of them has failed. */
	failed: Promise<void>;
	/** All that failed before the end began. */
	failures: () => ChildFailed[];
	/** Ends everything, the newest first. Nothing can be started any more. */
	end: () => Promise<void>;
	/** Resolves when the end begins. */
	ending: Promise<void>;
};

const GRACE_MS = 8_000;

/**
 * Watches the programs of one command: when one fails, all end. `onStart` hears of each that would live on if this
 * process were killed (one that is adopted is its starter's to find again).
 */
export function supervise(onStart: (child: Child) => void): Supervisor {
	const running: (() => Promise<void>)[] = [];
	const failures: ChildFailed[] = [];
	const failed = Promise.withResolvers<void>();
	const ending = Promise.withResolvers<void>();
	let isEnding = false;

	const fail = (child: Child, exit: Exit) => {
		if (isEnding) return;
		failures.push(failure(child, exit));
		failed.resolve();
	};
	const keep = (stop: () => Promise<void>) => {
		running.push(stop);
		if (isEnding) void stop();
	};
	const launch = (spec: ChildSpec) => {
		if (isEnding) throw new ChildFailed(`${spec.name} is not started any more.`);
		const child = startChild(spec);
		onStart(child);
		keep(() => endChild(child, ["SIGTERM", "SIGKILL"], GRACE_MS));
		return child;
	};
	return {
		start: (spec) => {
			const child = launch(spec);
			void child.exited.then((exit) => fail(child, exit));
			return child;
		},
		run: async (spec) => {
			const child = launch(spec);
			const exit = await child.exited;
			if (exit.code === 0) return;
			fail(child, exit);
			throw failure(child, exit);
		},
		launch,
		adopt: (child, stop) => {
			keep(stop);
			void child.exited.then((exit) => fail(child, exit));
		},
		failed: failed.promise,
		failures: () => failures,
		ending: ending.promise,
		end: async () => {
			isEnding = true;
			ending.resolve();
			for (const stop of running.toReversed()) await stop();
		},
	};
}
