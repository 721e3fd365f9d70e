import { readFileSync } from "node:fs";
import { PredictPage } from "@uchit/contract/predict.ts";
import { PredictReport, REPORTED_BANDS } from "@uchit/contract/predict-report.ts";
import { RoundFile } from "@uchit/contract/predict-rounds.ts";
import { listOptions, toPredictorQuery } from "@uchit/predictor/list-options.ts";
import { readRoundFile } from "@uchit/predictor/round-file.ts";
import { NO_FIGURE, type RoundTable } from "@uchit/predictor/round-table.ts";
import { indexAsOf } from "@uchit/predictor/trial/as-of.ts";
import { TRIAL_EXAMS } from "@uchit/predictor/trial/make-trial.ts";
import { parseRule } from "@uchit/predictor/trial/rule.ts";
import { runTrial } from "@uchit/predictor/trial/run-trial.ts";
import { TRIAL_YEARS } from "@uchit/predictor/trial/trial-count.ts";
import { beforeAll, expect, test } from "vitest";
import { type PublishedTrial, runTrials, TRIAL_RESULT } from "#scripts/trial-files.ts";
import { useBackend } from "../../apps/backend/src/testing/backend.ts";

const backend = useBackend();
const files: RoundFile[] = [];

beforeAll(async () => {
	for (const exam of TRIAL_EXAMS) files.push(await backend.read(RoundFile, `/v1/predict/replay/${exam}/rounds`));
}, 120_000);

test("the counts beside the rules match the facts: `node scripts/trial.ts` rewrites them", () => {
	const { exams, ...counts } = runTrials(files);
	const { exams: published, ...others }: PublishedTrial = JSON.parse(readFileSync(TRIAL_RESULT, "utf8"));
	expect(counts).toEqual(others);
	for (const { exam, kilobytes } of exams) {
		const size = published.find((each) => each.exam === exam)?.kilobytes ?? 0;
		expect(Math.abs(kilobytes - size)).toBeLessThanOrEqual(TEN_KILOBYTES);
	}
}, 120_000);

const TEN_KILOBYTES = 10;

test("our rule's words match the report card's groups, in the pools that it counts", async () => {
	const { exams } = await backend.read(PredictReport, "/v1/predict/report-card");
	const rule = parseRule(readFileSync(new URL("uchit.txt", TRIAL_RESULT), "utf8"));
	for (const file of files) {
		const { table } = readRoundFile(file);
		const counts = runTrial(generalPoolsOf(table), rule);
		const card = exams.find(({ exam, authority }) => exam === file.exam && authority === "JoSAA");
		for (const year of TRIAL_YEARS)
			for (const group of REPORTED_BANDS) {
				const own = counts.filter((each) => each.year === year && each.word === WORDS[group]);
				const sum = (key: "cases" | "open" | "gone") => own.reduce((total, each) => total + each[key], 0);
				const line = card?.lines.find((each) => each.year === year && each.group === group);
				expect([group, sum("cases"), sum("open"), sum("gone")]).toEqual([
					group,
					...[line?.options, line?.inside, line?.gone],
				]);
			}
	}
}, 120_000);

const WORDS = { likely: "likely", possible: "possible", one: "one year only", reach: "reach", unlisted: "" } as const;

function generalPoolsOf(table: RoundTable): RoundTable {
	const closing = table.closing.slice();
	for (const [seat, place] of table.pool.entries())
		if (!["all-india", "home-state", "other-state"].includes(table.pools[place]?.pool ?? ""))
			closing.fill(NO_FIGURE, table.firstFigure[seat], table.firstFigure[seat + 1]);
	return { ...table, closing };
}

const PERSONS: readonly ({ exam: string } & Record<string, string>)[] = [
	{ exam: "jee-mains", common: "45000", category: "OPEN", gender: "woman", homeState: "bihar" },
	{ exam: "jee-mains", rank: "9000", category: "OBC-NCL", gender: "Gender-Neutral", homeState: "kerala" },
	{ exam: "jee-advanced", rank: "1500", category: "SC", gender: "Gender-Neutral", homeState: "goa" },
];

test.each(PERSONS)(
	"the list that a device makes of all years is the predictor's own: %j",
	async (person) => {
		const file = files.find(({ exam }) => exam === person.exam);
		if (file === undefined) throw new Error(`There are no rounds of ${person.exam}`);
		const { predictIndex, table } = readRoundFile(file);
		const newest = Math.max(...file.years);
		const made = listOptions(indexAsOf(predictIndex, table, newest), toPredictorQuery(person));
		const params = new URLSearchParams(person);
		const { items, total, counsellings } = await backend.read(PredictPage, `/v1/predict?${params}`);
		expect(made.length).toBe(counsellings.find(({ authority }) => authority === "JoSAA")?.options);
		expect(total).toBeGreaterThan(20);
		const own = items.filter(({ authority }) => authority === "JoSAA");
		expect(made.slice(0, own.length).map(({ band, seat }) => [band, seat.finalFigures.at(-1)?.closing])).toEqual(
			own.map(({ band, evidence }) => [band, evidence.at(-1)?.closingRank]),
		);
	},
	60_000,
);
