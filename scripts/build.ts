import { runSupervised } from "#scripts/site/supervised.ts";
import { buildStudioWhenStale, buildWebWhenStale } from "#scripts/site/web-build.ts";
import { printLine, runCommand } from "#scripts/terminal/terminal.ts";

/** `npm run build`: the pages for production and the editors' desk, when what they are made of has changed. */
await runCommand(() =>
	runSupervised({ lockFile: ".data/build-command.lock" }, async ({ run }) => {
		const outcome = await buildWebWhenStale(run, printLine);
		printLine(outcome === "fresh" ? "The pages are built already." : "The pages are built.");
		const desk = await buildStudioWhenStale(run, printLine);
		printLine(desk === "fresh" ? "The desk is built already." : "The desk is built.");
		return 0;
	}),
);
