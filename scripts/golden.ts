import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { csvParse } from "d3-dsv";
import { openService, type Service } from "#bench/ask/service.ts";
import { anonymousHeaders } from "#bench/support/http.ts";
import { printLine, runCommand } from "#scripts/terminal/terminal.ts";
import { SITE_PAGES } from "../checks/site-pages.ts";
import { parsePage, textOf } from "../e2e/support/parsed-page.ts";

type Answers = Record<string, { status: number; body: unknown }>;

const COLLEGES_DRAWN = 40;
const QUESTIONS = 500;
const MAX_PLACES_SHOWN = 3;

/**
 * `npm run golden -- FILE` saves about 1,500 answers of the service and the texts of the site's pages; with `--compare` it prints the
 * differences. The service is this code over DATABASE_URL or a running `npm start`; pages come from BASE_URL (default:
 * http://127.0.0.1:3000).
 */
await runCommand(async () => {
	const [file] = process.argv.slice(2).filter((argument) => !argument.startsWith("-"));
	if (file === undefined) throw new Error("Which file? npm run golden -- .data/golden.json [--compare]");
	const service = await openService();
	const before: Answers | undefined = process.argv.includes("--compare")
		? JSON.parse(readFileSync(file, "utf8"))
		: undefined;
	const addresses = before && Object.keys(before).filter((address) => address.startsWith("/v1/"));
	const answers = {
		...(await askService(service, addresses ?? (await listAddresses(service)))),
		...(await readPages()),
	};
	await service.close();
	if (before !== undefined) return compare(before, answers);
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, JSON.stringify(answers));
	printLine(`${Object.keys(answers).length} answers are in ${file}.`);
	return 0;
});

async function askService(service: Service, addresses: readonly string[]): Promise<Answers> {
	const answers: Answers = {};
	for (const address of addresses) answers[address] = await service.ask(address);
	return answers;
}

async function listAddresses(service: Service): Promise<string[]> {
	const slugsOf = async (address: string): Promise<string[]> => {
		const { body } = await service.ask(address);
		return [
			...new Set(
				JSON.stringify(body)
					.matchAll(/"(?:slug|path)":"([^"]+)"/g)
					.map(([, slug = ""]) => slug),
			),
		];
	};
	const colleges = [
		...(await slugsOf("/v1/colleges?sort=nirf")),
		...every(COLLEGES_DRAWN, await slugsIn(service, "/v1/addresses/colleges")),
	];
	const exams = await slugsIn(service, "/v1/addresses/exams");
	const countries = await slugsIn(service, "/v1/addresses/countries");
	const columns = (file: string) => csvParse(readFileSync(`data/queries/${file}`, "utf8"));
	const queries = (file: string) => columns(file).map(({ query = "" }) => encodeURIComponent(query));
	const predicted = columns("predictor.csv").map(({ expect: _, field: __, ...query }) => {
		const given = Object.entries(query).filter(([, value]) => value !== "");
		return `/v1/predict?${new URLSearchParams(given)}`;
	});
	return [
		...colleges.flatMap((slug) =>
			["", "/courses", "/fees", "/outcomes", "/cutoffs", "/reviews"].map((part) => `/v1/colleges/${slug}${part}`),
		),
		...["nirf", "-nirf", "intake", "salary"].flatMap((sort) =>
			[1, 2, 3, 7, 8, 9, 12, 13].map((category) => `/v1/colleges?category=${category}&sort=${sort}`),
		),
		...colleges.slice(0, 20).map((slug, place) => `/v1/compare?slug=${slug}&slug=${colleges[place + 1]}`),
		...exams.map((slug) => `/v1/exams/${slug}`),
		...countries.map((slug) => `/v1/countries/${slug}`),
		...countries.map((slug) => `/v1/countries/${slug}/universities`),
		...(await slugsOf("/v1/courses")).map((slug) => `/v1/courses/${slug}`),
		...every(20, await slugsOf("/v1/scholarships")).map((slug) => `/v1/scholarships/${slug}`),
		...every(100, predicted),
		...["/v1/predict/exams", "/v1/predict/closings?exam=jee-mains&category=OPEN", "/v1/predict/report-card"],
		...[
			"/v1/exams",
			"/v1/countries",
			"/v1/courses",
			"/v1/scholarships",
			"/v1/rankings",
			"/v1/rankings/engineering/2025",
		],
		...["/v1/data", "/v1/data/refusals", "/v1/corrections", "/v1/highlights", "/v1/catalogue", "/v1/addresses/lists"],
		...every(QUESTIONS, [...queries("questions.csv"), ...queries("questions-dev.csv")]).map((q) => `/v1/ask?q=${q}`),
		...[...queries("queries.csv"), ...queries("hindi-names.csv")].map((q) => `/v1/suggest?q=${q}`),
	];
}

async function slugsIn(service: Service, address: string): Promise<string[]> {
	const { body } = await service.ask(address);
	const strings = (value: unknown): string[] => {
		if (typeof value === "string") return [value];
		return typeof value === "object" && value !== null ? Object.values(value).flatMap(strings) : [];
	};
	return strings(body).filter((text) => /^[a-z0-9-]+$/.test(text));
}

function every<Item>(count: number, items: readonly Item[]): Item[] {
	return items.filter((_, place) => place % Math.max(1, Math.floor(items.length / count)) === 0).slice(0, count);
}

async function readPages(): Promise<Answers> {
	const base = process.env.BASE_URL ?? "http://127.0.0.1:3000";
	const paths = SITE_PAGES.filter((page) => page.isAccount !== true).flatMap(({ path }) => [
		path,
		path === "/" ? "/hi" : `/hi${path}`,
	]);
	const answers: Answers = {};
	for (const [number, path] of paths.entries()) {
		const response = await fetch(new URL(path, base), { headers: anonymousHeaders(number) });
		answers[path] = { status: response.status, body: readTexts(await response.text()) };
	}
	return answers;
}

function readTexts(html: string): string[] {
	const parts = parsePage(html).querySelectorAll(
		"h1, h2, h3, h4, p, li, dt, dd, th, td, summary, label, button, caption",
	);
	return [...parts].map(textOf).filter((text) => text !== "");
}

function compare(before: Answers, after: Answers): number {
	const differing = Object.keys(before).filter(
		(address) => JSON.stringify(before[address]) !== JSON.stringify(after[address]),
	);
	for (const address of differing) {
		printLine(address);
		for (const line of differences(before[address], after[address]).slice(0, MAX_PLACES_SHOWN))
			printLine(`    ${line}`);
	}
	const missing = Object.keys(after).filter((address) => before[address] === undefined);
	printLine(`${Object.keys(before).length} answers compared, ${differing.length} differ; ${missing.length} are new.`);
	return differing.length === 0 ? 0 : 1;
}

function differences(before: unknown, after: unknown, path = ""): string[] {
	if (JSON.stringify(before) === JSON.stringify(after)) return [];
	if (!isRecord(before) || !isRecord(after)) return [`${path}: ${shorten(before)} -> ${shorten(after)}`];
	const names = new Set([...Object.keys(before), ...Object.keys(after)]);
	return [...names].flatMap((name) => differences(before[name], after[name], `${path}.${name}`));
}

function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null;
}

function shorten(value: unknown): string {
	return (JSON.stringify(value) ?? "nothing").slice(0, 120);
}
