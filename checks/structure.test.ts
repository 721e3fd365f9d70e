import { describe, expect, test } from "vitest";
import { importsOf, listSourceFiles, type SourceFile, valueImportsOf } from "./source-tree.ts";

const MOST_LINES = 300;
const MOST_RECORD_LINES = 45;
const code = listSourceFiles(/\.tsx?$/).filter(({ path }) => !path.includes("/migrations/"));

/** Files under a folder whose imports match a pattern, as "file imports what". */
function breaches(folder: RegExp, forbidden: RegExp, files: readonly SourceFile[] = code): string[] {
	return files
		.filter(({ path }) => folder.test(path) && !/\.test\.tsx?$/.test(path))
		.flatMap((file) =>
			importsOf(file)
				.filter((name) => forbidden.test(name))
				.map((name) => `${file.path} imports ${name}`),
		);
}

describe("the house", () => {
	test(`has no file over ${MOST_LINES} lines`, () => {
		expect(code.filter(({ lines }) => lines > MOST_LINES).map(({ path, lines }) => `${path}: ${lines}`)).toEqual([]);
	});

	test(`has no decision record over ${MOST_RECORD_LINES} lines`, () => {
		const records = listSourceFiles(/^docs\/decisions\/.*\.md$/);
		expect(records.length).toBeGreaterThan(0);
		expect(
			records.filter(({ lines }) => lines > MOST_RECORD_LINES).map(({ path, lines }) => `${path}: ${lines}`),
		).toEqual([]);
	});

	test("names files and folders in kebab case", () => {
		const odd = code.filter(({ path }) => !path.split("/").every((part) => /^[a-z0-9$.-]+$/.test(part)));
		expect(odd.map(({ path }) => path)).toEqual([]);
	});

	test("imports files with their ending", () => {
		expect(breaches(/./, /^[.#](?!.*\.(ts|tsx|css|json|svg)(\?.*)?$)|^#(?!.*\.)/)).toEqual([]);
	});
});

describe("who may import whom", () => {
	test("the contract imports zod and itself", () => {
		expect(breaches(/^packages\/contract\//, /^(?!zod$|\.\/)/)).toEqual([]);
	});

	test("the web never imports the backend, the pipeline or a database driver", () => {
		expect(breaches(/^apps\/web\//, /#backend|@uchit\/backend|#pipeline|@uchit\/pipeline|^pg$|drizzle/)).toEqual([]);
	});

	test("components never import data or routes, and ui knows neither product nor router", () => {
		expect(breaches(/^apps\/web\/app\/components\//, /#app\/(data|routes)\//)).toEqual([]);
		expect(
			breaches(
				/^apps\/web\/app\/components\/ui\//,
				/react-router|@uchit\/contract|#app\/(data|routes|components\/(?!ui\/))/,
			),
		).toEqual([]);
	});

	test("what the browser runs takes only types from schemas, whose library would come with them", () => {
		const schemas = new Set(
			code
				.filter((file) => file.path.startsWith("packages/contract/") && importsOf(file).includes("zod"))
				.map(({ path }) => path.replace("packages/contract/src/", "@uchit/contract/")),
		);
		expect(schemas.size).toBeGreaterThan(10);
		const carrying = code
			.filter(({ path }) => /^apps\/web\/app\/(components|lib)\//.test(path) && !/\.test\.tsx?$/.test(path))
			.flatMap((file) =>
				valueImportsOf(file)
					.filter((name) => schemas.has(name))
					.map((name) => `${file.path} imports ${name}`),
			);
		expect(carrying).toEqual([]);
	});

	test("only data/ asks the backend; in the browser a hook and the GraphQL client may ask the site itself", () => {
		const asking = code.filter(
			({ path, text }) =>
				/^apps\/web\/app\/(routes|components|lib)\/(?!(?:.*\/)?(?:use-[a-z-]+|graphql-client)\.ts$)/.test(path) &&
				/\bfetch\(|backend\.server/.test(text),
		);
		expect(asking.map(({ path }) => path)).toEqual([]);
	});

	test("queries never import Fastify, http never imports Drizzle", () => {
		expect(breaches(/^apps\/backend\/src\/queries\//, /fastify/)).toEqual([]);
		expect(breaches(/^apps\/backend\/src\/http\//, /drizzle/)).toEqual([]);
	});

	test("a noun's folder of components never imports a sibling noun's", () => {
		// Every noun has figures, and figures have sources.
		const shared = new Set(["ui", "site", "source"]);
		const nounOf = (path: string) => /components\/([a-z-]+)\//.exec(path)?.[1];
		const crossing = code.flatMap((file) =>
			importsOf(file)
				.filter(
					(name) =>
						nounOf(file.path) !== undefined && !shared.has(nounOf(file.path) ?? "") && nounOf(name) !== undefined,
				)
				.filter((name) => !shared.has(nounOf(name) ?? "") && nounOf(name) !== nounOf(file.path))
				.map((name) => `${file.path} imports ${name}`),
		);
		expect(crossing).toEqual([]);
	});

	test("SQL lives in queries, the content system, migrations, the pipeline's load and the scripts alone", () => {
		const sql = /\b(SELECT|INSERT INTO|DELETE FROM|UPDATE)\b[\s\S]{0,200}\b(FROM|SET|VALUES)\b/;
		const outside = code.filter(
			({ path, text }) => /^apps\//.test(path) && !/\/(queries|content|db)\/|\.test\.ts$/.test(path) && sql.test(text),
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

	test("write no address of the site but in paths.ts", () => {
		const typed = /(?:to|href|action)="\/(?!\/)[a-z]/;
		const outside = code.filter(
			({ path, text }) => /^apps\/web\/app\/(routes|components)\//.test(path) && typed.test(text),
		);
		expect(outside.map(({ path }) => path)).toEqual([]);
	});
});
