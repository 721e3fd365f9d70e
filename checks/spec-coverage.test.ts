import { describe, expect, test } from "vitest";
import { listSourceFiles, read } from "./source-tree.ts";
import {
	COVERAGE_FILE,
	findLost,
	parseStatements,
	readCommittedCoverage,
	readProofs,
	readProven,
	readStatements,
	writeCoverage,
} from "./spec-coverage.ts";
import { findProofs, findUnreadable } from "./spec-coverage-proofs.ts";

const statements = readStatements();
const proofs = readProofs();
const ids = new Set(statements.map(({ id }) => id));

describe("the statements of the specification", () => {
	test("are at least 150, each with a unique id in the order of its section", () => {
		expect(statements.length).toBeGreaterThanOrEqual(150);
		expect(ids.size).toBe(statements.length);
		expect(statements.filter(({ id, section }) => id.split(".")[0] !== section.split(".")[0])).toEqual([]);
	});

	test("contain at most one number each", () => {
		// The 1 of F1 or /v1 is part of a name, as is a product note's category; 9:00 is one number.
		const numbers = (text: string) => text.match(/(?<![\p{L}\d.:,])\d[\d.:,]*(?:e\d+)?/gu) ?? [];
		expect(statements.filter(({ text }) => numbers(text).length > 1)).toEqual([]);
	});
});

describe("the coverage of the specification", () => {
	test("is up to date: run `npm run spec:coverage`", () => {
		expect(read(COVERAGE_FILE) === writeCoverage(statements, proofs)).toBe(true);
	});

	test("names only statements that exist", () => {
		expect(proofs.filter(({ id }) => !ids.has(id))).toEqual([]);
	});

	test("can be read from the tests, since every id is written out", () => {
		const tests = listSourceFiles(/\.(test|e2e)\.tsx?$/).filter(({ path }) => !path.startsWith("checks/spec-coverage"));
		expect(tests.flatMap(findUnreadable)).toEqual([]);
	});

	test("loses no proven statement", () => {
		expect(findLost(readCommittedCoverage(), statements, proofs)).toEqual([]);
	});
});

describe("reading the tests", () => {
	const path = "e2e/x.e2e.ts";

	test("a title names its statements, and its parameters stay readable", () => {
		const text = `test(\`\${spec("2.1", "2.14")} the page of \${name}\`, async () => {});`;
		const title = "the page of {name}";
		expect(findProofs({ path, text })).toEqual([
			{ id: "2.1", file: path, title },
			{ id: "2.14", file: path, title },
		]);
	});

	test("a row of a table names its statement, with the title that follows and its own values", () => {
		const loop = `for (const [proves, id, name] of [\n\t[spec("2.14"), 2, "Management"],\n] as const) {\n\ttest(\`\${proves} \${id} is \${name}\``;
		const each = 'test.each([\n\t[spec("2.14"), 2, "Management"],\n])("%s %i is %s"';
		expect(findProofs({ path, text: loop })).toEqual([
			{ id: "2.14", file: path, title: "{id} is {name} (2, Management)" },
		]);
		expect(findProofs({ path, text: each })).toEqual([{ id: "2.14", file: path, title: "%i is %s (2, Management)" }]);
	});

	test("a comment proves nothing, and an id in a variable is unreadable", () => {
		expect(findProofs({ path, text: `\t// test(\`\${spec("2.1")} x\`)\n\t * spec("2.2")` })).toEqual([]);
		expect(findUnreadable({ path, text: `test(\`\${spec(id)} x\`)` })).toEqual([`${path}: spec(id)`]);
	});

	test("a call outside titles and rows is reported, and proves nothing", () => {
		const text = `test("x", () => expect(title).toBe(\`\${spec("2.1")} x\`));`;
		expect(findProofs({ path, text })).toEqual([]);
		expect(findUnreadable({ path, text })).toEqual([`${path}: spec("2.1")`]);
	});
});

describe("the coverage file", () => {
	const given = parseStatements("## 1. One\n\n- 1.1 First\n- 1.2 Second\n\n## Open\n\n- No statement\n");
	const proof = { id: "1.2", file: "a.test.ts", title: "second" };

	test("counts the statements, and lists each with its tests", () => {
		const written = writeCoverage(given, [proof, proof]);
		expect(written).toContain("**1 of 2 statements are proven, 1 not yet.**");
		expect(written).toContain("- [ ] 1.1 First\n- [x] 1.2 Second\n  - `a.test.ts`: second\n");
		expect(readProven(written)).toEqual(["1.2"]);
	});

	test("names the statement that has lost its test", () => {
		const before = writeCoverage(given, [proof]);
		expect(findLost(before, given, [])).toEqual(["1.2"]);
		expect(findLost(before, given, [proof])).toEqual([]);
		expect(findLost(before, given.slice(0, 1), [])).toEqual([]);
	});
});
