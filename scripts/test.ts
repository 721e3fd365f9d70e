import { parseParts, runProof } from "#scripts/proof/command.ts";
import { prove } from "#scripts/proof/proof.ts";
import { runCommand } from "#scripts/terminal/terminal.ts";

await runCommand(() => runProof(".data/test.lock", parseParts(process.argv.slice(2)), prove));
