import { supervised } from "#scripts/site/supervised.ts";
import { buildWebWhenStale } from "#scripts/site/web-build.ts";
import { runCommand, say } from "#scripts/terminal/terminal.ts";

const INTERRUPTED = 130;

/** `npm run build`: the pages for production, when what they are made of has changed. */
await runCommand(() =>
	supervised({ lockFile: ".data/build-command.lock", codeWhenSignalled: INTERRUPTED }, async ({ run }) => {
		const outcome = await buildWebWhenStale(run, say);
		say(outcome === "fresh" ? "The pages are built already." : "The pages are built.");
		return 0;
	}),
);
