import { describe, expect, test } from "vitest";
import { type LabelledInstitute, readLabelledInstitutes, scoreInstitutes } from "#pipeline/aicte/evaluate.ts";
import { readPairs } from "#pipeline/aicte/pairs.ts";
import { readDistricts } from "#pipeline/aicte/places.ts";
import { readAicteInstitutes } from "#pipeline/aicte/read.ts";
import { toDirectory } from "#pipeline/aishe/colleges.ts";
import { readAisheRows } from "#pipeline/aishe/read.ts";

const print = (line: string) => process.stdout.write(`${line}\n`);
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const pairs = readPairs();
const pairOf = new Map([...pairs].map(([id, collegeId]) => [id, { collegeId }]));

describe("AICTE institutes paired with the directory", () => {
	const labels = readLabelledInstitutes();

	test("are measured on at least 200 labels, at least 60 % of them hard, 120 of them in the test half", () => {
		expect(labels.length).toBeGreaterThanOrEqual(200);
		expect(labels.filter(({ kind }) => kind !== "plain").length / labels.length).toBeGreaterThanOrEqual(0.6);
		expect(labels.filter(({ half }) => half === "held-out").length).toBeGreaterThanOrEqual(120);
	});

	test("match the labels of the test half: precision at least 0.99", () => {
		const testHalf = labels.filter(({ half }) => half === "held-out");
		const score = scoreInstitutes(testHalf, pairOf);
		print(
			`AICTE, held-out half: ${score.institutes} institutes, ${score.paired} paired, ${score.right} right, precision ${percent(score.precision)}, recall ${percent(score.recall)}`,
		);
		for (const line of score.wrong) print(`  not as labelled: ${line}`);
		for (const [kind, ofKind] of Map.groupBy(testHalf, (row: LabelledInstitute) => row.kind)) {
			const part = scoreInstitutes(ofKind, pairOf);
			print(`  ${kind}: ${part.right} of ${ofKind.filter(({ label }) => label !== "none").length}`);
		}
		expect(score.precision).toBeGreaterThanOrEqual(0.99);
		expect(score.recall).toBeGreaterThanOrEqual(0.7);
	});

	test("are in the directory, in a state that the institute may lie in", () => {
		const directory = toDirectory(readAisheRows());
		const byCode = new Map(directory.map((college) => [college.code, college]));
		const districtsOf = readDistricts(directory);
		const institutes = readAicteInstitutes();
		const astray = institutes.filter((institute) => {
			const collegeId = pairs.get(institute.id);
			if (collegeId === undefined) return false;
			const { stateSlug = "" } = byCode.get(collegeId) ?? {};
			return !districtsOf(institute).some((id) => id.startsWith(`${stateSlug}/`));
		});
		const paired = institutes.filter(({ id }) => pairs.has(id)).length;
		print(`AICTE: ${institutes.length} institutes, ${paired} paired, ${institutes.length - paired} stand alone`);
		expect(astray.map(({ id, name }) => `${id} ${name}`)).toEqual([]);
	});
});
