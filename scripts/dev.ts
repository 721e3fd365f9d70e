import { readSettings } from "#scripts/env.ts";
import { runSite } from "#scripts/site/site.ts";
import { runCommand } from "#scripts/terminal/terminal.ts";

await runCommand(() => runSite(readSettings(), "development"));
