import { proveCrashes } from "#scripts/crash/crash-proof.ts";
import { runCommand, say } from "#scripts/terminal/terminal.ts";

const SEED = 20_261_120;

/** `node scripts/crash-test.ts [seed]`: kills the site during its first load, again and again. */
await runCommand(async () => {
	say(await proveCrashes(Number(process.argv[2] ?? SEED), say));
	return 0;
});
