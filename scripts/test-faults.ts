import { proveCrashes } from "#scripts/crash/crash-proof.ts";
import { LONG, proveFaults, SAMPLE } from "#scripts/faults/fault-proof.ts";
import { FLEET_LONG, FLEET_SAMPLE } from "#scripts/faults/fleet-proof.ts";
import { proveFleetAloud } from "#scripts/faults/fleet-report.ts";
import { runSupervised } from "#scripts/site/supervised.ts";
import { printLine, runCommand } from "#scripts/terminal/terminal.ts";

const LOCK = { lockFile: ".data/faults.lock" };

/**
 * `npm run test:faults [sample] [leads | fleet | crashes]`: leads and then the whole fleet while everything is killed repeatedly, or the
 * site during its first load.
 */
await runCommand(() =>
	runSupervised(LOCK, async (supervisor) => {
		const words = process.argv.slice(2);
		if (words.includes("crashes")) {
			printLine(await proveCrashes(printLine));
			return 0;
		}
		const isSample = words.includes("sample");
		if (!words.includes("fleet")) printLine(await proveFaults(isSample ? SAMPLE : LONG, supervisor, printLine));
		if (!words.includes("leads"))
			printLine(await proveFleetAloud(isSample ? FLEET_SAMPLE : FLEET_LONG, supervisor, printLine));
		return 0;
	}),
);
