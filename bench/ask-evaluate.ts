import { type GoldRow, toExpected } from "#bench/ask/expected.ts";
import { isCalled, isFirstRight, isWrongCard, judgeReading } from "#bench/ask/gold.ts";
import { evaluateNames } from "#bench/ask/names.ts";
import { readTable } from "#bench/ask/read-table.ts";
import { openService, type Service } from "#bench/ask/service.ts";
import { runCommand, say } from "#scripts/terminal/terminal.ts";
import { Answer } from "../packages/contract/src/ask.schema.ts";
import { CollegeResults } from "../packages/contract/src/college.schema.ts";
import { Suggestions } from "../packages/contract/src/suggest.schema.ts";

const OWN_FILE = "data/queries/questions.csv";
const OWN_NAMES = "data/queries/names.csv";

/**
 * `npm run ask:evaluate -- FILE`: asks the real service every question of a file (columns as `data/queries/questions.csv`, which is the
 * default), and prints by kind how many it read right, where the first result or answer was right, and which cards were wrong. The
 * facts are those of DATABASE_URL or of a running `npm start`. `-v` names every question that failed. `--old` asks the search for
 * names besides, which knows no questions, and prints where its first result was right. `--names` takes names (columns as
 * `data/queries/names.csv`) and prints where the first institution is the one that was meant, asked and searched; `--half=open` takes
 * one half of a file that has two.
 */
await runCommand(async () => {
	const [file] = process.argv.slice(2).filter((argument) => !argument.startsWith("-"));
	const has = (option: string) => process.argv.includes(option);
	const service = await openService();
	const half = process.argv.find((argument) => argument.startsWith("--half="))?.slice("--half=".length);
	const ofHalf = <Row extends { half?: string }>(rows: readonly Row[]) =>
		rows.filter((row) => half === undefined || row.half === half);
	if (has("--names")) await evaluateNames(service, ofHalf(readTable(file ?? OWN_NAMES)), has("-v"));
	else
		await evaluateQuestions(service, ofHalf(readRows(file ?? OWN_FILE)), {
			isVerbose: has("-v"),
			isBesideOld: has("--old"),
		});
	await service.close();
	return 0;
});

async function evaluateQuestions(
	service: Service,
	rows: readonly GoldRow[],
	{ isVerbose, isBesideOld }: { isVerbose: boolean; isBesideOld: boolean },
): Promise<void> {
	const tallies = new Map<string, Tally>();
	for (const row of rows) {
		const answer = Answer.parse(await service.get("/v1/ask", new URLSearchParams({ q: row.query })));
		const faults = judgeReading(row, answer);
		const judged = {
			isRead: faults.length === 0,
			isFirst: isFirstRight(row, answer),
			isWrong: isWrongCard(row, answer),
			isOldFirst: isBesideOld && (await isOldRight(service, row, answer)),
		};
		for (const kind of [row.kind, row.half, "all"].filter((each) => each !== "")) add(tallies, kind, judged);
		if (isVerbose && (faults.length > 0 || !judged.isFirst || judged.isWrong)) {
			say(
				`${judged.isWrong ? "CARD " : ""}${judged.isFirst ? "" : "FIRST "}${row.kind} | ${row.query} | ${faults.join("; ")} | card ${answer.card?.kind ?? "-"} | ${answer.colleges[0]?.name ?? "-"} | unread ${answer.unread.join(" ")}`,
			);
		}
	}
	say(
		`kind                  questions   read right   first right   wrong cards${isBesideOld ? "   old first right" : ""}`,
	);
	for (const [kind, { count, read, first, wrong, old }] of tallies) {
		const of = (part: number) => share(part, count);
		say(
			`${kind.padEnd(22)}${String(count).padStart(9)}${of(read)}${of(first)}${String(wrong).padStart(14)}${isBesideOld ? of(old) : ""}`,
		);
	}
}

type Tally = { count: number; read: number; first: number; wrong: number; old: number };
type Judged = { isRead: boolean; isFirst: boolean; isWrong: boolean; isOldFirst: boolean };

function add(tallies: Map<string, Tally>, kind: string, { isRead, isFirst, isWrong, isOldFirst }: Judged): void {
	const tally = tallies.get(kind) ?? { count: 0, read: 0, first: 0, wrong: 0, old: 0 };
	tally.count++;
	if (isRead) tally.read++;
	if (isFirst) tally.first++;
	if (isWrong) tally.wrong++;
	if (isOldFirst) tally.old++;
	tallies.set(kind, tally);
}

function share(part: number, whole: number): string {
	return `${part} (${Math.round((100 * part) / whole)} %)`.padStart(14);
}

function readRows(file: string): GoldRow[] {
	return readTable(file).map(({ query = "", kind = "", expect = "", why = "", half = "" }) => ({
		query,
		kind,
		expect: toExpected(JSON.parse(expect)),
		why,
		half,
	}));
}

/**
 * Whether the search for names finds first what a question asks: the institution that is named, one of the list that is meant (by the
 * facets as they were read), or the exam or country as its first suggestion. It has no answers, so that what asks for nothing of ours
 * is right where it finds nothing.
 */
async function isOldRight(service: Service, { query, expect }: GoldRow, answer: Answer): Promise<boolean> {
	const found = CollegeResults.parse(await service.get("/v1/colleges", new URLSearchParams({ q: query })));
	const [first] = found.items;
	if (expect.intent === "none") return first === undefined;
	if (expect.institution !== undefined)
		return first !== undefined && expect.institution.some((name) => isCalled(first.name, name));
	const guides = [...(expect.intent === "list" ? [] : (expect.exam ?? [])), ...(expect.country ?? [])];
	if (guides.length > 0) {
		const { items } = Suggestions.parse(await service.get("/v1/suggest", new URLSearchParams({ q: query })));
		return guides.includes(items[0]?.value ?? "");
	}
	if (first === undefined || answer.list === undefined || answer.list.q !== undefined) return false;
	const { facets, near } = answer.list;
	const list = new URLSearchParams({ q: first.name, ...(near && { near }) });
	for (const [facet, values] of Object.entries(facets)) for (const value of values) list.append(facet, value);
	const within = CollegeResults.parse(await service.get("/v1/colleges", list));
	return within.items.some(({ slug }) => slug === first.slug);
}
