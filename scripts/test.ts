import { parseWords } from "#scripts/proof/parts.ts";
import { prove } from "#scripts/proof/proof.ts";
import { runProof } from "#scripts/proof/run-proof.ts";
import { runCommand } from "#scripts/terminal/terminal.ts";

await runCommand(() => runProof({ lockFile: ".data/test.lock", ...parseWords(process.argv.slice(2)) }, prove));
