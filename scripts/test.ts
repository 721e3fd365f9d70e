import { needsNoDatabase, parseWords } from "#scripts/proof/parts.ts";
import { prove } from "#scripts/proof/proof.ts";
import { runProof } from "#scripts/proof/run-proof.ts";
import { runCommand } from "#scripts/terminal/terminal.ts";

await runCommand(() => {
	const words = parseWords(process.argv.slice(2));
	// What needs no database runs beside `npm run test:site`.
	const lockFile = words.wanted.every(needsNoDatabase) ? ".data/check.lock" : ".data/test.lock";
	return runProof({ lockFile, ...words }, prove);
});
