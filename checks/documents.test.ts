import { spawnSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import { listPaths, listSourceFiles, ROOT, read } from "./source-tree.ts";

const MAX_LIVING = 25;
const MAX_WORDS = 30_000;
/** Current documents. Historic, generated or one-off measurement documents may name what was removed. */
const CURRENT_DOCUMENT = /^(?:README|CONTRIBUTING)\.md$|^docs\/(?:[a-z-]+|decisions\/.*(?<!README))\.md$/;
const PAST = "docs/decisions/past/";
const texts = listSourceFiles(/\.(?:md|ts|tsx|mjs|sh|yaml)$|^\.env\.example$/);
const paths = listPaths(/./);
const ends = new Set(paths.flatMap((path) => path.split("/").map((_, from, parts) => parts.slice(from).join("/"))));
const documents = texts.filter(({ path }) => CURRENT_DOCUMENT.test(path) && !path.startsWith(PAST));

describe("decision records", () => {
	const records = texts.filter(({ path }) => /^docs\/decisions\/(?:past\/)?\d{4}-.*\.md$/.test(path));
	const rows = new Map(
		[...(read("docs/decisions/README.md") + read(`${PAST}README.md`)).matchAll(/^\| \[?(\d{4})\b.* \| (.+) \|$/gm)].map(
			([, id = "", status = ""]) => [id, status],
		),
	);
	const isLiving = (id: string) => rows.get(id) === "living";

	test("appear in the index with a status, the living ones apart from the rest", () => {
		expect(records.length).toBeGreaterThan(0);
		const amiss = records.filter(({ path }) => {
			const id = /\/(\d{4})-/.exec(path)?.[1] ?? "";
			return !rows.has(id) || isLiving(id) === path.startsWith(PAST);
		});
		expect(amiss.map(({ path }) => path)).toEqual([]);
	});

	test(`are living, past, or superseded by a living one; at most ${MAX_LIVING} live`, () => {
		const amiss = [...rows].filter(([, status]) => {
			const by = /^superseded by (\d{4})$/.exec(status)?.[1];
			return by === undefined ? !["living", "past"].includes(status) : !isLiving(by);
		});
		expect(amiss).toEqual([]);
		expect([...rows.keys()].filter(isLiving).length).toBeLessThanOrEqual(MAX_LIVING);
	});
});

describe("documents", () => {
	test(`to read by hand have at most ${MAX_WORDS.toLocaleString("en-IN")} words`, () => {
		const byHand = texts.filter(({ path }) => /^(?:docs\/(?:decisions\/)?(?!spec-))?[\w-]+\.md$/.test(path));
		expect(byHand.map(({ path }) => path)).toContain("docs/architecture.md");
		expect(byHand.reduce((sum, { text }) => sum + (text.match(/\S+/g)?.length ?? 0), 0)).toBeLessThanOrEqual(MAX_WORDS);
	});

	test("link only to files that exist", () => {
		const broken = texts
			.filter(({ path }) => path.endsWith(".md"))
			.flatMap(({ path, text }) =>
				[...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)]
					.map(([, target = ""]) => new URL(target, `file:///${path}`).pathname.slice(1))
					.filter((target) => !paths.includes(target))
					.map((target) => `${path} links to ${target}`),
			);
		expect(broken).toEqual([]);
	});

	test("exist wherever another file names them", () => {
		const broken = texts
			.filter(({ path }) => !path.startsWith(PAST) && path !== "CHANGELOG.md")
			.flatMap(({ path, text }) =>
				[...text.matchAll(/(?<![\w/])docs\/[\w/-]*(?:\.(?:md|csv|json)\b|decisions\/(?:past\/)?\d{4}[\w-]*)/g)]
					.map(([name]) => name)
					.filter((name) => !paths.some((known) => known.startsWith(name)))
					.map((name) => `${path} names ${name}`),
			);
		expect(broken).toEqual([]);
	});

	test("name only source files that exist, by the end of their path", () => {
		const gone = documents.flatMap(({ path, text }) =>
			[...text.matchAll(/`((?:[\w@.-]+\/)*[\w.-]+\.(?:ts|tsx|mjs|csv|css|json|svg))`/g)]
				.map(([, name = ""]) => name)
				.filter((name) => !/^x\.|^\./.test(name) && !ends.has(name))
				.map((name) => `${path} names ${name}`),
		);
		expect(gone).toEqual([]);
	});
});

describe("commands", () => {
	const { scripts } = JSON.parse(read("package.json"));

	test("match package.json: docs/commands.md lists each, and no document names another", () => {
		const table = read("docs/commands.md");
		expect(Object.keys(scripts).filter((name) => !table.includes(`\`npm run ${name}`))).toEqual([]);
		const unknown = documents.flatMap(({ path, text }) =>
			[...text.matchAll(/\bnpm run ([a-z][\w:]*)/g)]
				.map(([, name = ""]) => name)
				.filter((name) => !Object.hasOwn(scripts, name))
				.map((name) => `${path} names npm run ${name}`),
		);
		expect(unknown).toEqual([]);
	});
});

describe("the first change", () => {
	const [, patch = ""] = /^```diff\n([\s\S]+?)^```$/m.exec(read("docs/first-change.md")) ?? [];
	const faultsOf = (...options: string[]) =>
		spawnSync("git", ["apply", "--check", ...options], { cwd: ROOT, input: patch, encoding: "utf8" }).stderr;

	test("applies to the current code, or is already applied", () => {
		expect(patch).not.toBe("");
		expect(faultsOf("--reverse") && faultsOf()).toBe("");
	});
});
