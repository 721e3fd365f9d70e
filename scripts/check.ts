import { proveCode } from "#scripts/proof/code.ts";
import { parseWords } from "#scripts/proof/parts.ts";
import { runProof } from "#scripts/proof/run-proof.ts";
import { runCommand } from "#scripts/terminal/terminal.ts";

await runCommand(() => {
	const words = parseWords(process.argv.slice(2), ["lint", "types", "unit"]);
	return runProof({ lockFile: ".data/check.lock", ...words }, proveCode);
});
