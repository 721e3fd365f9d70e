import { LONG, proveFaults, SHORT } from "#scripts/faults/fault-proof.ts";
import { runCommand, say } from "#scripts/terminal/terminal.ts";

/** `npm run test:faults [short]`: leads while everything is killed, again and again. */
await runCommand(async () => {
	say(await proveFaults(process.argv[2] === "short" ? SHORT : LONG, say));
	return 0;
});
