import { readFileSync } from "node:fs";
import { loadavg } from "node:os";
import * as z from "zod";
import { readBench } from "#bench/questions/question.ts";
import { toLatencies } from "#bench/support/load.ts";
import { runCommand, say } from "#scripts/terminal/terminal.ts";
import { VISITOR_ADDRESS_HEADER } from "../packages/contract/src/visitor.ts";

/** Of each address or tool, one after another; the first few make connections and plans, and are not counted. */
const MOST_QUERIES = 60;
const UNCOUNTED = 5;

const Answered = z.object({ result: z.object({ isError: z.boolean().optional() }).optional() });
let answeredCount = 0;

type BenchRequest = { path: string; body?: unknown };

/**
 * `npm run bench:register`: how long `/v1/say`, `check`, `claims`, `explore` and each tool of `/mcp` take, each question another one,
 * one at a time, beside a running `npm run test:site` (`. .data/test-site.env`).
 */
await runCommand(async () => {
	const { BACKEND_URL: address, BACKEND_KEY: key } = process.env;
	if (address === undefined || key === undefined) throw new Error("No backend: run `npm run test:site` beside this.");
	say(`load average ${loadavg()[0]?.toFixed(1)}; ms      p50      p95`);
	for (const [name, requests] of listRequests()) {
		const times: number[] = [];
		for (const one of requests.slice(0, MOST_QUERIES)) times.push(await timeOf(address, key, one));
		const { p50, p95 } = toLatencies(times.slice(UNCOUNTED));
		say(
			`${name.padEnd(22)} ${String(times.length).padStart(4)} ${p50.toFixed(1).padStart(8)} ${p95.toFixed(1).padStart(8)}`,
		);
	}
	return 0;
});

async function timeOf(address: string, key: string, { path, body }: BenchRequest): Promise<number> {
	const headers = {
		authorization: `Bearer ${key}`,
		// A tool counts against the limit of the visitor for whom it is asked.
		[VISITOR_ADDRESS_HEADER]: `10.0.${Math.floor(answeredCount++ / 100)}.1`,
		accept: "application/json, text/event-stream",
		...(body !== undefined && { "content-type": "application/json" }),
	};
	const start = performance.now();
	const reply = await fetch(address + path, {
		headers,
		...(body !== undefined && { method: "POST", body: JSON.stringify(body) }),
	});
	const text = await reply.text();
	const took = performance.now() - start;
	if (!reply.ok || Answered.parse(JSON.parse(text)).result?.isError === true)
		throw new Error(`${path} ${JSON.stringify(body)} answers ${reply.status} ${text.slice(0, 300)}`);
	return took;
}

function listRequests(): [string, BenchRequest[]][] {
	const questions = readBench();
	const lines = (file: string) => readFileSync(file, "utf8").trimEnd().split("\n").slice(1);
	const get = (path: string, values: Record<string, string>) => ({ path: `${path}?${new URLSearchParams(values)}` });
	const slugs = [...new Set(questions.flatMap(({ lookup }) => z.string().safeParse(lookup.arguments.slug).data ?? []))];
	const tools = Map.groupBy(
		questions.filter(({ lookup }) => lookup.tool !== "GET"),
		({ lookup }) => lookup.tool,
	);
	return [
		["say", questions.map(({ question }) => get("/v1/say", { q: question.slice(0, 200) }))],
		[
			"check",
			lines("apps/backend/src/check/testing/names.tsv").map((line) => {
				const [, name = "", place = ""] = line.split("\t");
				return get("/v1/check", { name, place });
			}),
		],
		[
			"claims",
			lines("checks/claims/ads.tsv").map((line) => ({
				path: "/v1/claims",
				body: { text: line.split("\t").slice(0, 2).join(" ") },
			})),
		],
		["explore", listExplored().map((values) => get("/v1/explore", values))],
		...[...tools].map(([tool, of]): [string, BenchRequest[]] => [
			tool,
			of.map(({ lookup }) => toCall(tool, lookup.arguments)),
		]),
		["search_institutions", slugs.map((slug) => toCall("search_institutions", { query: slug.replaceAll("-", " ") }))],
		["compare", slugs.map((slug, at) => toCall("compare", { slugs: [slug, slugs[at + 1] ?? slugs[0]] }))],
		[
			"list_exams",
			["law", "engineering", "medical"].flatMap((stream) => Array(10).fill(toCall("list_exams", { stream }))),
		],
		[
			"predict",
			Array.from({ length: MOST_QUERIES }, (_, at) =>
				toCall("predict", { exam: "clat", common: 500 + 97 * at, category: "SC" }),
			),
		],
	];
}

function toCall(name: string, input: Record<string, unknown>): BenchRequest {
	return { path: "/mcp", body: { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: input } } };
}

/** Of every table the same kinds of questions: a list, a category, a line of years. */
function listExplored(): Record<string, string>[] {
	const seat = { table: "cutoffs", authority: "JoSAA", gender: "Gender-Neutral" };
	return ["2025", "2024", "2023", "2022", "2021"].flatMap((year, at): Record<string, string>[] => [
		{ ...seat, rankSpace: "jee-advanced-crl", pool: "all-india", seatType: "OPEN", year, group: "state" },
		{
			...seat,
			rankSpace: "jee-main-category",
			pool: "other-state",
			seatType: at % 2 === 0 ? "SC" : "OBC-NCL",
			year,
			group: "state",
		},
		{
			...seat,
			rankSpace: "jee-main-crl",
			pool: "home-state",
			seatType: "OPEN",
			programme: `engineering ${at}`,
			group: "year",
		},
		{ table: "rankings", list: "engineering", year, group: "state" },
		{ table: "outcomes", measure: "median-salary", report: year },
		{ table: "intakes", mode: "regular", level: "undergraduate", page: `${at + 1}` },
	]);
}
