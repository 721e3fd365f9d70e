import { type LongResult, longProofs, RESULTS_FILE, writeLongResults } from "#scripts/proof/long.ts";
import { hashFiles } from "#scripts/system/hash.ts";
import { explain, runCommand, say } from "#scripts/terminal/terminal.ts";

/** `npm run test:long`: the proofs that take longer than `npm test` may. Commit the file that it writes when all hold. */
await runCommand(async () => {
	const results: LongResult[] = [];
	let failed = 0;
	for (const { name, covers, run } of longProofs) {
		const start = performance.now();
		const hash = hashFiles(covers);
		try {
			const outcome = await run(say);
			const seconds = Math.round((performance.now() - start) / 1000);
			results.push({ name, date: new Date().toISOString().slice(0, 10), seconds, hash, outcome });
			say(`✔  ${name}: ${outcome} (${seconds} s)`);
		} catch (error) {
			failed++;
			say(`✘  ${name}\n${explain(error)}`);
		}
	}
	if (failed === 0) writeLongResults(results);
	if (failed === 0) say(`Written to ${RESULTS_FILE}.`);
	say(`${results.length} passed, ${failed} failed`);
	return failed === 0 ? 0 : 1;
});
