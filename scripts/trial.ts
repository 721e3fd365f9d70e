import { writeFileSync } from "node:fs";
import { RoundFile } from "@uchit/contract/predict-rounds.ts";
import { LIST_PLACES } from "@uchit/predictor/trial/live-lists.ts";
import { TRIAL_EXAMS, type TrialResult } from "@uchit/predictor/trial/make-trial.ts";
import { openService } from "#bench/ask/service.ts";
import { runCommand, say } from "#scripts/terminal/terminal.ts";
import { type PublishedTrial, runTrials, TRIAL_RESULT } from "#scripts/trial-files.ts";

/**
 * `node scripts/trial.ts` tries the rules of data/trial on the rounds of JoSAA, lives lists of the predictor, writes data/trial/result.json
 * and prints what it counted. The facts are those of DATABASE_URL or of a running `npm start`.
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
	say(describeRules(result));
	say(describeLists(result));
	return 0;
});

/** A line for each row, so that a change of it is read in a diff. */
function toText(result: PublishedTrial): string {
	const parts = Object.entries(result).map(
		([name, rows]) => `"${name}": [\n${rows.map((row) => JSON.stringify(row)).join(",\n")}\n]`,
	);
	return `{\n${parts.join(",\n")}\n}\n`;
}

function describeRules({ counts }: TrialResult): string {
	const lines = Map.groupBy(counts, ({ rule, word, year }) => `${rule} | ${year} | ${word || "(says nothing)"}`);
	return [...lines]
		.map(([name, own]) => {
			const [cases, open] = [
				own.reduce((sum, each) => sum + each.cases, 0),
				own.reduce((sum, each) => sum + each.open, 0),
			];
			return `${name}: ${open} of ${cases} open (${((open / cases) * 100).toFixed(1)} %)`;
		})
		.join("\n");
}

function describeLists({ lists }: TrialResult): string {
	return lists
		.map(({ exam, order, year, persons, places, reach }) => {
			const counted = LIST_PLACES.map((place) => `${place}: ${places[place]}`).join(", ");
			return `${exam}, ${order}, ${year}: ${persons} lists; choice ${counted}; reach: ${reach}`;
		})
		.join("\n");
}
