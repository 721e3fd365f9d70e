import { proveCode } from "#scripts/proof/code.ts";
import { parseParts, runProof } from "#scripts/proof/command.ts";
import { runCommand } from "#scripts/terminal/terminal.ts";

await runCommand(() =>
	runProof(".data/check.lock", parseParts(process.argv.slice(2), ["lint", "types", "unit"]), proveCode),
);
