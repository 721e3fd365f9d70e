import { Supervisor } from "#scripts/site/supervisor.ts";
import { takeLock } from "#scripts/system/lock.ts";
import { printLine } from "#scripts/terminal/terminal.ts";

type Command = {
	lockFile: string;
	/** Exit code after Ctrl-C or a kill; by default the shell's code for Ctrl-C. */
	codeWhenSignalled?: number;
};

/**
 * Runs a command until its exit code or a signal, and ends every program that it started before it returns, in any case. Throws
 * LockTaken.
 */
export async function runSupervised(
	{ lockFile, codeWhenSignalled = 130 }: Command,
	work: (supervisor: Supervisor) => Promise<number>,
): Promise<number> {
	const lock = await takeLock(lockFile);
	const supervisor = new Supervisor((child) => lock.addChild(child.pid));
	const signalled = whenSignalled().then(() => {
		printLine("Stopping …");
		return codeWhenSignalled;
	});
	const working = work(supervisor);
	try {
		return await Promise.race([signalled, working]);
	} finally {
		await supervisor.end();
		// A database that was just starting is known, and can be ended, only after this.
		await Promise.allSettled([working]);
		await supervisor.end();
		lock.release();
	}
}

/** Repeated signals during shutdown change nothing. */
function whenSignalled(): Promise<void> {
	return new Promise((resolve) => {
		for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => resolve());
	});
}
