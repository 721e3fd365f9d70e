import { LONG, proveFaults, SAMPLE } from "#scripts/faults/fault-proof.ts";
import { supervised } from "#scripts/site/supervised.ts";
import { runCommand, say } from "#scripts/terminal/terminal.ts";

const LOCK = { lockFile: ".data/faults.lock", codeWhenSignalled: 130 };

/** `npm run test:faults [sample]`: leads while everything is killed, again and again. */
await runCommand(() =>
	supervised(LOCK, async (supervisor) => {
		say(await proveFaults(process.argv[2] === "sample" ? SAMPLE : LONG, supervisor, say));
		return 0;
	}),
);
