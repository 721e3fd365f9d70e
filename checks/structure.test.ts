import { describe, expect, test } from "vitest";
import { listImported } from "#scripts/system/imports.ts";
import { BACKEND, findClimbs, findNounRings, listJudged, WEB } from "./ladder.ts";
import { importsOf, listPaths, listSourceFiles, ROOT, read, type SourceFile } from "./source-tree.ts";

const MAX_LINES = 300;
const MAX_RECORD_LINES = 45;
const MAX_FILES = 20;
const EXPORTED = /^export (?:abstract |async )?(?:type|interface|class|function\*?|const|let) (\w+)/gm;
const code = listSourceFiles(/\.tsx?$/).filter(({ path }) => !path.includes("/migrations/"));

function breaches(folder: RegExp, forbidden: RegExp, files: readonly SourceFile[] = code): string[] {
	return files
		.filter(({ path }) => folder.test(path) && !/\.test\.tsx?$/.test(path))
		.flatMap((file) =>
			importsOf(file)
				.filter((name) => forbidden.test(name))
				.map((name) => `${file.path} imports ${name}`),
		);
}

describe("the code base", () => {
	test(`has no file over ${MAX_LINES} lines`, () => {
		expect(code.filter(({ lines }) => lines > MAX_LINES).map(({ path, lines }) => `${path}: ${lines}`)).toEqual([]);
	});

	test(`has no decision record over ${MAX_RECORD_LINES} lines`, () => {
		const records = listSourceFiles(/^docs\/decisions\/.*\d{4}-.*\.md$/);
		expect(records.length).toBeGreaterThan(0);
		expect(
			records.filter(({ lines }) => lines > MAX_RECORD_LINES).map(({ path, lines }) => `${path}: ${lines}`),
		).toEqual([]);
	});

	test(`has no backend folder with over ${MAX_FILES} files beside their tests`, () => {
		const files = code.filter(
			({ path }) => path.startsWith("apps/backend/src/") && !/\.test\.ts$|\/testing\//.test(path),
		);
		const folders = Map.groupBy(files, ({ path }) => path.slice(0, path.lastIndexOf("/")));
		expect([...folders].filter(([, { length }]) => length > MAX_FILES).map(([folder]) => folder)).toEqual([]);
	});

	test("has of the migrations' snapshots the newest alone, as the next migration is made from it", () => {
		const numberOf = (path: string) => /\/(\d{4})_[^/]*$/.exec(path)?.[1];
		const newest = listPaths(/\/migrations\/\d{4}_.*\.sql$/)
			.map(numberOf)
			.toSorted()
			.at(-1);
		expect(listPaths(/\/migrations\/meta\/.*_snapshot\.json$/).map(numberOf)).toEqual([newest]);
	});

	test("names files and folders in kebab case", () => {
		const odd = code.filter(({ path }) => !path.split("/").every((part) => /^[a-z0-9$.-]+$/.test(part)));
		expect(odd.map(({ path }) => path)).toEqual([]);
	});

	test("exports each name once in a folder, except names required by the router and the message catalogues", () => {
		const shared = new Set(["handle", "loader", "action", "messages", "namespaces"]);
		const exported = code
			.filter(({ path }) => !/\.(?:test|e2e)\.tsx?$/.test(path))
			.flatMap(({ path, text }) => {
				const names = [...text.matchAll(EXPORTED)].map(([, name = ""]) => name).filter((name) => !shared.has(name));
				// A schema and its type have one name.
				return [...new Set(names)].map((name) => ({ path, id: `${path.slice(0, path.lastIndexOf("/"))} ${name}` }));
			});
		expect(exported.length).toBeGreaterThan(1_000);
		const twice = [...Map.groupBy(exported, ({ id }) => id)].filter(([, { length }]) => length > 1);
		expect(twice.map(([id]) => id)).toEqual([]);
	});

	test("reads typed input by typedLine or typedText, which also trim it", () => {
		const trimmed = code.filter(({ text }) => /\.string\(\)\s*\.trim\(\)/.test(text));
		expect(trimmed.map(({ path }) => path)).toEqual([]);
	});

	test("has no unfinished work: no notes to self, no skipped test", () => {
		const loose = /\b(TODO|FIXME|XXX)\b|\.(skip|only|todo)\(|@ts-(ignore|expect-error|nocheck)|biome-ignore/;
		const files = listSourceFiles(/\.(ts|tsx|mjs|css)$/).filter(({ path }) => !path.startsWith("checks/"));
		expect(files.filter(({ text }) => loose.test(text)).map(({ path }) => path)).toEqual([]);
	});

	test("imports files with their extension", () => {
		expect(breaches(/./, /^[.#](?!.*\.(ts|tsx|css|json|svg)(\?.*)?$)|^#(?!.*\.)/)).toEqual([]);
	});
});

describe("import rules", () => {
	test("the contract imports zod and itself", () => {
		expect(breaches(/^packages\/contract\//, /^(?!zod$|\.\/)/)).toEqual([]);
	});

	test("the web never imports the backend, the pipeline or a database driver", () => {
		expect(breaches(/^apps\/web\//, /#backend|@uchit\/backend|#pipeline|@uchit\/pipeline|^pg$|drizzle/)).toEqual([]);
	});

	test("the load imports no answer of the contract, since any change of an answer would reload all facts", () => {
		const contract = listImported(["pipeline/src/load/main.ts"], ROOT).filter((path) =>
			path.startsWith("packages/contract/"),
		);
		expect(contract).toContain("packages/contract/src/college-kind.ts");
		expect(contract.filter((path) => /^import \{[^}]*\bSource\b[^}]*\} from ".\/source.ts"/m.test(read(path)))).toEqual(
			[],
		);
	});

	test("the web imports nothing from a higher layer, and no noun imports another", () => {
		expect(findClimbs(WEB, listJudged())).toEqual([]);
	});

	test("ui imports neither product code nor the router", () => {
		expect(breaches(/^apps\/web\/app\/ui\//, /react-router|@uchit\/contract/)).toEqual([]);
	});

	test("browser code imports no schema of the contract, since the schema library would come with it", () => {
		const contract = code.filter(({ path }) => /^packages\/contract\/src\/(?!.*\.test\.ts$)/.test(path));
		const schemas = new Set(
			contract.flatMap(({ text }) =>
				[...text.matchAll(/^export const (\w+)(?:: [^=]+)? =\s+z\b/gm)].map(([, name]) => name),
			),
		);
		expect(schemas.size).toBeGreaterThan(100);
		const carrying = code
			.filter(({ path }) => /^apps\/web\/app\//.test(path) && !/\.test\.tsx?$|\.server\.tsx?$|\/testing\//.test(path))
			.flatMap(({ path, text }) =>
				[...text.matchAll(/^import \{([^}]*)\} from "@uchit\/contract\//gm)].flatMap(([, names = ""]) =>
					names
						.split(",")
						.map((name) => name.trim())
						.filter((name) => schemas.has(name))
						.map((name) => `${path} imports ${name}`),
				),
			);
		expect(carrying).toEqual([]);
	});

	test("only server code queries the backend; browser hooks, popovers, search field and GraphQL client may query the site", () => {
		const modulesThatQuery = code.filter(
			({ path, text }) =>
				/^apps\/web\/app\/(?!(?:.*\/)?(?:use-[a-z-]+|graphql-client|[a-z]+-popover|search-field)\.tsx?$|.*\.server\.tsx?$|platform\/|shell\/offline\/)/.test(
					path,
				) &&
				!/\.test\.tsx?$/.test(path) &&
				/\bfetch\(|backend\.server/.test(text),
		);
		expect(modulesThatQuery.map(({ path }) => path)).toEqual([]);
	});

	test("the backend imports no higher layer; only http uses Fastify, and only queries use Drizzle", () => {
		expect(findClimbs(BACKEND, listJudged())).toEqual([]);
		const http =
			/^apps\/backend\/src\/(?:(?:[a-z]+\/)?http|content|graphql|monitoring|openapi)\/|^apps\/backend\/src\/(?:app|main|visitors)\.ts$/;
		const queryFolders =
			/^apps\/backend\/src\/(?:(?:[a-z]+\/|content\/[a-z-]+\/)?queries|content\/items|db)\/|^apps\/backend\/src\/migrate\.ts$/;
		const backend = code.filter(({ path }) => /^apps\/backend\/src\/(?!(?:.*\/)?testing\/)/.test(path));
		const outside = (allowed: RegExp) => backend.filter(({ path }) => !allowed.test(path));
		expect(breaches(/./, /fastify/, outside(http))).toEqual([]);
		expect(breaches(/./, /drizzle/, outside(queryFolders))).toEqual([]);
	});

	test("nouns of the backend import each other in no cycle: shared code lies in a noun below both", () => {
		const judged = listJudged();
		expect(findNounRings(judged)).toEqual([]);
		const facts = judged.find(({ path }) => path === "apps/backend/src/facts/queries/fees.ts");
		const climbing = { path: facts?.path ?? "", text: 'import { a } from "#backend/search/find.ts";\n', lines: 1 };
		expect(findNounRings([...judged, climbing]).map(({ nouns }) => nouns)).toEqual([
			["facts", "guide", "scholarship", "search"],
		]);
	});

	test("the result of raw SQL is parsed by a schema, not trusted by its type", () => {
		const asserting = code.filter(
			({ path, text }) => /^apps\/backend\/src\/.*(?<!\.test)\.ts$/.test(path) && /\.(?:execute|query)</.test(text),
		);
		expect(asserting.map(({ path }) => path)).toEqual([]);
	});

	test("SQL appears only in queries, the items of the content system, migrations, the pipeline's load, tests and scripts", () => {
		const sql = /\b(SELECT|INSERT INTO|DELETE FROM|UPDATE)\b[\s\S]{0,200}\b(FROM|SET|VALUES)\b/;
		const outside = code.filter(
			({ path, text }) =>
				/^apps\//.test(path) && !/\/(queries|content\/items|db|testing)\/|\.test\.ts$/.test(path) && sql.test(text),
		);
		expect(outside.map(({ path }) => path)).toEqual([]);
	});
});

describe("pages", () => {
	test("never use inline styles, which the content security policy forbids", () => {
		expect(
			code
				.filter(({ path, text }) => path.startsWith("apps/web/app/") && /\sstyle=/.test(text))
				.map(({ path }) => path),
		).toEqual([]);
	});

	test("write addresses of the site only in paths.ts", () => {
		const typed = /(?:to|href|action)="\/(?!\/)[a-z]/;
		const outside = code.filter(
			({ path, text }) => /^apps\/web\/app\/(?!paths\.ts$|.*\.test\.tsx?$)/.test(path) && typed.test(text),
		);
		expect(outside.map(({ path }) => path)).toEqual([]);
	});
});
