import { Supervisor } from "#scripts/site/supervisor.ts";
import { takeLock } from "#scripts/system/lock.ts";
import { say } from "#scripts/terminal/terminal.ts";

type Command = {
	/** The lock file: only one command that names it runs in a checkout at a time. */
	lockFile: string;
	/** The command's exit code when Ctrl-C or a kill ends it; by default the one that a shell gives for Ctrl-C. */
	codeWhenSignalled?: number;
};

/**
 * Does the work of a command, to its exit code or to a signal, and ends every program that it has started before it
 * returns, however it ends. Throws LockTaken.
 */
export async function supervised(
	{ lockFile, codeWhenSignalled = 130 }: Command,
	work: (supervisor: Supervisor) => Promise<number>,
): Promise<number> {
	const lock = await takeLock(lockFile);
	const supervisor = new Supervisor((child) => lock.addChild(child.pid));
	const signalled = whenSignalled().then(() => {
		say("Stopping …");
		return codeWhenSignalled;
	});
	const working = work(supervisor);
	try {
		return await Promise.race([signalled, working]);
	} finally {
		await supervisor.end();
		// A database may have been starting at that very moment; it is known, and ended, only after.
		await Promise.allSettled([working]);
		await supervisor.end();
		lock.release();
	}
}

/** Signals that come again while everything is being ended change nothing. */
function whenSignalled(): Promise<void> {
	return new Promise((resolve) => {
		for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => resolve());
	});
}
