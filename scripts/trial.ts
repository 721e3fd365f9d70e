import { writeFileSync } from "node:fs";
import { RoundFile } from "@uchit/contract/predict-rounds.ts";
import { TRIAL_EXAMS } from "@uchit/predictor/trial/make-trial.ts";
import { openService } from "#bench/ask/service.ts";
import { printLine, runCommand } from "#scripts/terminal/terminal.ts";
import { type PublishedTrial, runTrials, TRIAL_RESULT } from "#scripts/trial-files.ts";

/**
 * `node scripts/trial.ts` tries the rules of data/trial on JoSAA's rounds, replays lists of the predictor, and writes
 * data/trial/result.json for /predict/trial. Facts come from DATABASE_URL or a running `npm start`.
 */
await runCommand(async () => {
	const service = await openService();
	const files: RoundFile[] = [];
	for (const exam of TRIAL_EXAMS) {
		const { body } = await service.ask(`/v1/predict/replay/${exam}/rounds`);
		files.push(RoundFile.parse(body));
	}
	await service.close();
	const result = runTrials(files);
	writeFileSync(TRIAL_RESULT, toText(result));
	printLine(`${result.counts.length} counts and ${result.lists.length} lists: git diff data/trial shows what changed.`);
	return 0;
});

function toText(result: PublishedTrial): string {
	const parts = Object.entries(result).map(
		([name, rows]) => `"${name}": [\n${rows.map((row) => JSON.stringify(row)).join(",\n")}\n]`,
	);
	return `{\n${parts.join(",\n")}\n}\n`;
}
