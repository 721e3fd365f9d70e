import { proveCrashes } from "#scripts/crash/crash-proof.ts";
import { FLEET_LONG, FLEET_SAMPLE } from "#scripts/faults/fleet-proof.ts";
import { proveFleetAloud } from "#scripts/faults/fleet-report.ts";
import { runSupervised } from "#scripts/site/supervised.ts";
import { printLine, runCommand } from "#scripts/terminal/terminal.ts";

const LOCK = { lockFile: ".data/faults.lock" };

/**
 * `npm run test:faults [sample | crashes]`: the whole fleet, under pages and leads, while everything is killed repeatedly, or the site
 * during its first load.
 */
await runCommand(() =>
	runSupervised(LOCK, async (supervisor) => {
		const words = process.argv.slice(2);
		const plan = words.includes("sample") ? FLEET_SAMPLE : FLEET_LONG;
		const isOfCrashes = words.includes("crashes");
		printLine(await (isOfCrashes ? proveCrashes(printLine) : proveFleetAloud(plan, supervisor, printLine)));
		return 0;
	}),
);
