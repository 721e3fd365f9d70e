import { readFileSync } from "node:fs";
import { csvParse } from "d3-dsv";
import { type GoldRow, toExpected } from "#bench/ask/expected.ts";
import { isFirstRight, isWrongCard, judgeReading } from "#bench/ask/judge-reading.ts";
import { evaluateNames } from "#bench/ask/names.ts";
import { openService, type Service } from "#bench/ask/service.ts";
import { createTally } from "#bench/ask/tally.ts";
import { printLine, runCommand } from "#scripts/terminal/terminal.ts";
import { Answer } from "../packages/contract/src/answer.ts";

const OWN_FILE = "data/queries/questions.csv";
const OWN_NAMES = "data/queries/names.csv";

/**
 * `npm run ask:evaluate -- FILE` sends every question of a file (columns as `data/queries/questions.csv`, the default) to the real
 * service and prints by kind how many were read right, how often the first result was right, and the wrong cards. Facts come from
 * DATABASE_URL or a running `npm start`. `-v` lists the failures. `--names` takes names (columns as `data/queries/names.csv`) and prints
 * how often the first institution of an answer and of a search is right. `--half=open` takes one half of a file with two.
 */
await runCommand(async () => {
	const [file] = process.argv.slice(2).filter((argument) => !argument.startsWith("-"));
	const has = (option: string) => process.argv.includes(option);
	const service = await openService();
	const half = process.argv.find((argument) => argument.startsWith("--half="))?.slice("--half=".length);
	const ofHalf = <Row extends { half?: string }>(rows: readonly Row[]) =>
		rows.filter((row) => half === undefined || row.half === half);
	if (has("--names"))
		await evaluateNames(service, ofHalf(csvParse(readFileSync(file ?? OWN_NAMES, "utf8"))), has("-v"));
	else await evaluateQuestions(service, ofHalf(readRows(file ?? OWN_FILE)), has("-v"));
	await service.close();
	return 0;
});

async function evaluateQuestions(service: Service, rows: readonly GoldRow[], isVerbose: boolean): Promise<void> {
	const tally = createTally();
	for (const row of rows) {
		const answer = Answer.parse(await service.get("/v1/ask", new URLSearchParams({ q: row.query })));
		const faults = judgeReading(row, answer);
		const isFirst = isFirstRight(row, answer);
		const isWrong = isWrongCard(row, answer);
		tally.add([row.kind, row.half], {
			"read right": faults.length === 0,
			"first right": isFirst,
			"wrong cards": isWrong,
		});
		if (isVerbose && (faults.length > 0 || !isFirst || isWrong)) {
			printLine(
				`${isWrong ? "CARD " : ""}${isFirst ? "" : "FIRST "}${row.kind} | ${row.query} | ${faults.join("; ")} | card ${answer.card?.kind ?? "-"} | ${answer.colleges[0]?.name ?? "-"} | unread ${answer.unread.join(" ")}`,
			);
		}
	}
	tally.print();
}

function readRows(file: string): GoldRow[] {
	return csvParse(readFileSync(file, "utf8")).map(({ query = "", kind = "", expect = "", why = "", half = "" }) => ({
		query,
		kind,
		expect: toExpected(JSON.parse(expect)),
		why,
		half,
	}));
}
