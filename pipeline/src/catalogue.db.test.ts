import { readFileSync } from "node:fs";
import { CATEGORIES } from "@uchit/contract/category.ts";
import { csvParse } from "d3-dsv";
import pg from "pg";
import { afterAll, describe, expect, test } from "vitest";
import { toDirectory } from "#pipeline/aishe/colleges.ts";
import { readAisheRows } from "#pipeline/aishe/read.ts";
import { buildCatalogue } from "#pipeline/catalogue.ts";
import { readLabelledCategories, scoreCategories } from "#pipeline/categories/evaluate.ts";
import { checkCatalogue } from "#pipeline/check.ts";
import { toCanonicalCode } from "#pipeline/colleges/same-as.ts";
import { REPEATED_ROW } from "#pipeline/cutoffs/build.ts";
import { createCounsellingResolver } from "#pipeline/cutoffs/counselling-resolver.ts";
import { createPlaceFinder } from "#pipeline/cutoffs/places.ts";
import { type Dataset, loadDataset } from "#pipeline/load/dataset.ts";
import { listDatasets } from "#pipeline/load/datasets.ts";
import type { TableDiff } from "#pipeline/load/table.ts";
import { type LabelledPair, readLabelledPairs, scorePairs } from "#pipeline/match/evaluate.ts";
import { type Match, MENTION_SOURCES, type Mention } from "#pipeline/match/mention.ts";
import { NEXT_YEAR, useNextYear } from "#pipeline/testing/next-year.ts";
import { useOwnDatabase } from "../../apps/backend/src/testing/own-database.ts";
import { depthOf } from "../../scripts/proof/parts.ts";

const LABELS = new URL("../../data/labels/counselling-matches.csv", import.meta.url);

/** Built once, with one year more than the database: reading and matching takes about 15 seconds. */
useNextYear();
const catalogue = buildCatalogue();
const print = (line: string) => process.stdout.write(`${line}\n`);
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

const lineKey = ({ source, name, city, state, nirfId = "" }: Mention) =>
	[source, name, city, state, nirfId].join("|").toLowerCase();
const matchByLine = new Map(catalogue.mentions.map(({ mention, match }) => [lineKey(mention), match]));
const resolve = (mention: Mention): Match | undefined => matchByLine.get(lineKey(mention));

test("no name of an institution contains a wrongly encoded character", () => {
	const names = catalogue.colleges.flatMap(({ name, officialName }) => [name, officialName]);
	expect(names.filter((name) => /[\u0080-\u009f\ufffd]|â€|Â/.test(name))).toEqual([]);
});

describe("entity resolution, on pairs labelled before the matcher was written", () => {
	const pairs = readLabelledPairs();

	test("the labels are at least 300 pairs, at least 60 % of them hard, half of them in the test half", () => {
		expect(pairs.length).toBeGreaterThanOrEqual(300);
		expect(pairs.filter(({ kind }) => kind !== "plain").length / pairs.length).toBeGreaterThanOrEqual(0.6);
		expect(pairs.filter(({ half }) => half === "held-out").length).toBeGreaterThanOrEqual(150);
	});

	test("the test half has precision at least 0.99 and recall at least 0.97", () => {
		const testHalf = pairs.filter(({ half }) => half === "held-out");
		const score = scorePairs(testHalf, resolve);
		print(
			`matching, held-out half: ${score.pairs} pairs, ${score.decided} decided, ${score.right} right, precision ${percent(score.precision)}, recall ${percent(score.recall)}`,
		);
		for (const line of [...score.wrong, ...score.unmatched]) print(`  not as labelled: ${line}`);
		for (const [kind, ofKind] of Map.groupBy(testHalf, (pair: LabelledPair) => pair.kind)) {
			const part = scorePairs(ofKind, resolve);
			print(`  ${kind}: ${part.right} of ${part.pairs}`);
		}
		expect(score.precision).toBeGreaterThanOrEqual(0.99);
		expect(score.recall).toBeGreaterThanOrEqual(0.97);
	});

	test("every printed institute is resolved; at most 3 % are institutions of their own", () => {
		expect(catalogue.unresolved).toEqual([]);
		const distinct = new Map(
			catalogue.mentions.map(({ mention, match }) => [
				[mention.source, mention.name, mention.city, mention.state].join("|"),
				match.by,
			]),
		);
		const counts = Object.fromEntries(
			[...Map.groupBy(distinct.values(), (by) => by)].map(([by, all]) => [by, all.length]),
		);
		print(`matching, ${distinct.size} printed names: ${JSON.stringify(counts)}`);
		expect((counts.own ?? 0) / distinct.size).toBeLessThanOrEqual(0.03);
	});
});

describe("categories, on institutions labelled before the rules were written", () => {
	const given = Map.groupBy(
		catalogue.categories.filter(({ sourceId }) => !/^(aicte|nmc)-/.test(sourceId)),
		({ collegeId }) => collegeId,
	);
	const categoriesOf = (id: string) => (given.get(id) ?? []).map(({ categoryId }) => categoryId);

	test("the test half has precision at least 0.97 and recall at least 0.9", () => {
		const testHalf = readLabelledCategories().filter(({ half }) => half === "held-out");
		const score = scoreCategories(testHalf, ({ aisheCode }) => categoriesOf(aisheCode));
		print(
			`categories, held-out half: ${score.given} given, ${score.right} right of ${score.labelled}, precision ${percent(score.precision)}, recall ${percent(score.recall)}`,
		);
		for (const line of score.wrong) print(`  not as labelled: ${line}`);
		expect(score.precision).toBeGreaterThanOrEqual(0.97);
		expect(score.recall).toBeGreaterThanOrEqual(0.9);
	});

	test("every category has institutions, and under 5,000 institutions have none", () => {
		const coverage = CATEGORIES.map(({ id, name }) => ({
			name,
			count: catalogue.categories.filter(({ categoryId }) => categoryId === id).length,
		}));
		print(
			`categories, coverage: ${coverage.map(({ name, count }) => `${name} ${count}`).join(", ")}; not categorised ${catalogue.colleges.length - new Set(catalogue.categories.map(({ collegeId }) => collegeId)).size} of ${catalogue.colleges.length}`,
		);
		expect(coverage.filter(({ count }) => count === 0)).toEqual([]);
		expect(
			catalogue.colleges.length - new Set(catalogue.categories.map(({ collegeId }) => collegeId)).size,
		).toBeLessThan(5_000);
	});
});

describe("the catalogue", () => {
	test("passes its own checks: one institution per place, every row accounted for", () => {
		expect(() => checkCatalogue(catalogue)).not.toThrow();
	});

	test("contains the rows that the publishers printed", () => {
		const report = (dataset: string) => catalogue.reports.find((known) => known.dataset === dataset);
		expect(report("aishe-directory-2025")).toMatchObject({ read: 70_865, kept: 69_704, joined: 1_161 });
		const josaa = catalogue.reports.filter(({ dataset }) => /^josaa-\d/.test(dataset));
		expect(josaa.reduce((sum, { read }) => sum + read, 0)).toBe(584_901);
		expect(josaa.reduce((sum, { refused }) => sum + refused, 0)).toBe(7);
	});

	test("counts a document with two kinds of rows once: the world's universities abroad, and the sites of India's", () => {
		const reports = catalogue.reports.filter(({ dataset }) => dataset === "world-universities-2026");
		expect(reports).toMatchObject([{ read: 10_251 }]);
	});

	test("has a page for every MBBS college of the commission's list, and refuses at most 60 rows of NEET", () => {
		const report = (dataset: string) => catalogue.reports.find((known) => known.dataset === dataset);
		expect(report("nmc-2025")).toMatchObject({ read: 780, kept: 780, refused: 0 });
		expect(report("neet-2024")?.refused).toBeLessThanOrEqual(60);
	});

	test("has no rows of an institution under a former code", () => {
		const former = new Set(catalogue.former.map(({ formerId }) => formerId));
		const rows = [
			...catalogue.mentions.map(({ match }) => match),
			...catalogue.rankings,
			...catalogue.outcomes,
			...catalogue.published.flatMap(({ facts, intakes }) => [...facts, ...intakes]),
			...catalogue.counsellings.flatMap(({ cutoffs }) => cutoffs),
			...catalogue.aliases,
		];
		expect(former.size).toBeGreaterThanOrEqual(305);
		expect(rows.filter(({ collegeId }) => former.has(collegeId))).toEqual([]);
	});

	test("does not repeat the known errors of earlier joins", () => {
		const ranked = (collegeId: string) =>
			new Set(
				catalogue.rankings.filter((ranking) => ranking.collegeId === collegeId).map(({ printedName }) => printedName),
			);
		const names = [...ranked("U-0701")].join(" ");
		expect(names).not.toMatch(/Kanpur/i);
		expect([...ranked("U-0123")].join(" ")).not.toMatch(/Navsari/i);
	});

	test("marks the JoSAA rows of 2016–24 that close before they open: 783, and 760 likely preparatory rows", () => {
		const marks = catalogue.counsellings
			.filter(({ sourceId }) => /josaa-20(1\d|2[0-4])/.test(sourceId))
			.flatMap(({ cutoffs }) => cutoffs.flatMap(({ mark }) => mark ?? []));
		const counts = Object.fromEntries([...Map.groupBy(marks, (mark) => mark)].map(([mark, all]) => [mark, all.length]));
		expect(counts).toEqual({ "mixed-rank-space": 783, "likely-preparatory": 760 });
	});
});

describe("counsellings", () => {
	const directory = toDirectory(readAisheRows());
	const findPlaces = createPlaceFinder(directory, catalogue.places.towns);
	const byRules = createCounsellingResolver(directory, () => undefined, findPlaces);

	test("the rules alone are wrong on at most one in a hundred institutes that a person judged", () => {
		const labels = csvParse(readFileSync(LABELS, "utf8"));
		const answers = labels.map(
			({ source, name = "", city = "", state = "", address = "", printed_code, label = "" }) => ({
				name,
				label: toCanonicalCode(label),
				given: byRules({
					source: MENTION_SOURCES.find((known) => known === source) ?? "kcet",
					name,
					city,
					state,
					address,
					aisheCode: printed_code ?? "",
				})?.collegeId,
			}),
		);
		const given = answers.filter(({ given }) => given !== undefined);
		const wrong = given.filter(({ given, label }) => given !== label);
		process.stdout.write(
			`counsellings: ${labels.length} judged, ${given.length} answered by rule, ${wrong.length} wrong\n`,
		);
		expect(labels.length).toBeGreaterThan(250);
		expect(wrong.length / given.length).toBeLessThanOrEqual(0.01);
		expect(given.length / labels.length).toBeGreaterThan(0.9);
	});

	/** Eleven of TG ICET's institutes are on university campuses, which the directory does not list. */
	test("each document has nine in ten rows accepted, repeats aside, and every row is accepted, joined or refused", () => {
		for (const { report, refusals } of catalogue.counsellings) {
			const { dataset, read, kept, joined, marked, refused, notes } = report;
			const repeats = refusals.filter(({ reason }) => reason === REPEATED_ROW).length;
			process.stdout.write(
				`${dataset}: ${read} rows, ${kept} kept, ${marked} marked, ${refused} refused; ${notes[0]}\n`,
			);
			expect(kept + joined + refused).toBe(read);
			// Rows printed twice are not lost: CCMT's special rounds of 2025 repeat 891 rows.
			expect(kept / (read - joined - repeats), dataset).toBeGreaterThan(dataset === "tg-icet-2023" ? 0.88 : 0.9);
		}
	});

	test("no seat of an institution appears twice, so that a second load changes nothing", () => {
		const seats = catalogue.counsellings.flatMap(({ cutoffs, hasRounds }) =>
			cutoffs.map((cutoff) => {
				const { sourceId, collegeId, programme, exam, quota, seatType, gender, preparatory, round } = cutoff;
				const seat = [sourceId, collegeId, programme, exam, quota, seatType, gender, preparatory];
				return [...seat, hasRounds ? round : ""].join("|");
			}),
		);
		expect(new Set(seats).size).toBe(seats.length);
	});

	test("every row has a round in a document that prints rounds, and no row has one in the others", () => {
		for (const { cutoffs, hasRounds } of catalogue.counsellings) {
			expect(cutoffs.filter(({ round }) => (round !== undefined) !== hasRounds)).toEqual([]);
		}
	});
});

describe("a second load", () => {
	const IIT_MADRAS = "U-0456";
	const url = useOwnDatabase("uchit_test_second_load");
	const pool = new pg.Pool({ connectionString: url, max: 1 });
	afterAll(() => pool.end());

	const TOUCHED = ["aishe-directory-2025", "nirf", "categories", "former-addresses"];
	const SHARE = 8;
	const isTaken = ({ name }: Dataset, at: number) =>
		depthOf(process.env) === "full" || at % SHARE === 0 || TOUCHED.includes(name);
	const LIMIT_MS = 900_000;

	test(
		"adds one more year alone, leaves a correction in force, and removes that year alone again",
		async () => {
			await pool.query(
				`INSERT INTO corrections (college_id, field, value, reason, source_id)
			 VALUES ($1, 'name', 'IIT Madras, corrected', 'for the test', 'nirf-2025')`,
				[IIT_MADRAS],
			);
			for (const dataset of listDatasets().filter(isTaken))
				await loadDataset(pool, dataset, catalogue, "with one more year");
			expect(await readDiffs("with one more year")).toEqual({
				"sources: sources": { added: 1, changed: 0, gone: 0 },
				"nirf: rankings": { added: 100, changed: 0, gone: 0 },
			});
			const years = await pool.query("SELECT DISTINCT year FROM rankings WHERE source_id = $1", [`nirf-${NEXT_YEAR}`]);
			expect(years.rows).toEqual([{ year: NEXT_YEAR }]);

			const rankings = catalogue.rankings.filter(({ year }) => year !== NEXT_YEAR);
			const touched = listDatasets().filter(({ name }) => TOUCHED.includes(name));
			for (const dataset of touched) await loadDataset(pool, dataset, { ...catalogue, rankings }, "without it");
			expect(await readDiffs("without it")).toEqual({ "nirf: rankings": { added: 0, changed: 0, gone: 100 } });
			const corrected = await pool.query("SELECT name, slug FROM current.colleges WHERE id = $1", [IIT_MADRAS]);
			expect(corrected.rows).toEqual([
				{ name: "IIT Madras, corrected", slug: "indian-institute-of-technology-madras" },
			]);
		},
		LIMIT_MS,
	);

	async function readDiffs(inputs: string) {
		const loads = await pool.query<{ dataset: string; report: { tables: Record<string, TableDiff> } }>(
			"SELECT dataset, report FROM loads WHERE input_hash = $1",
			[inputs],
		);
		const diffs = loads.rows.flatMap(({ dataset, report }) =>
			Object.entries(report.tables).map(([table, diff]) => [`${dataset}: ${table}`, diff] as const),
		);
		return Object.fromEntries(diffs.filter(([, { added, changed, gone }]) => added + changed + gone > 0));
	}
});
