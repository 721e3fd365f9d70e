import { readFileSync } from "node:fs";
import { csvParse } from "d3-dsv";
import { expect, test } from "vitest";
import { toDirectory } from "#pipeline/aishe/colleges.ts";
import { readAisheRows } from "#pipeline/aishe/read.ts";
import { buildCounsellings } from "#pipeline/cutoffs/build.ts";
import { createCounsellingResolver } from "#pipeline/cutoffs/institutes.ts";
import { createPlaceFinder } from "#pipeline/cutoffs/places.ts";
import { buildPlaces } from "#pipeline/geo/places.ts";
import { MENTION_SOURCES } from "#pipeline/match/mention.ts";

const LABELS = new URL("../../../data/labels/counselling-matches.csv", import.meta.url);

/** Built once: reading the directory takes a few seconds. */
const rows = readAisheRows();
const directory = toDirectory(rows);
const places = buildPlaces(rows);
const findPlaces = createPlaceFinder(directory, places.towns);
const built = buildCounsellings(directory, places);
const resolve = createCounsellingResolver(directory, () => undefined, findPlaces);

test("on institutes of counsellings that a person judged, at most one answer in a hundred of the rules alone is wrong", () => {
	const labels = csvParse(readFileSync(LABELS, "utf8"));
	const answers = labels.map(
		({ source, name = "", city = "", state = "", address = "", printed_code, label = "" }) => ({
			name,
			label,
			given: resolve({
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

test("of every document nine rows in ten are kept, and every row read is kept or refused", () => {
	for (const { report } of built) {
		const { dataset, read, kept, marked, refused, notes } = report;
		process.stdout.write(`${dataset}: ${read} rows, ${kept} kept, ${marked} marked, ${refused} refused; ${notes[0]}\n`);
		expect(kept + refused).toBe(read);
		expect(kept / read).toBeGreaterThan(0.9);
	}
});

test("no seat of an institution stands twice, so that a second load changes nothing", () => {
	const seats = built.flatMap(({ cutoffs, hasRounds }) =>
		cutoffs.map((cutoff) => {
			const { sourceId, collegeId, programme, exam, quota, seatType, gender, round } = cutoff;
			return [sourceId, collegeId, programme, exam, quota, seatType, gender, hasRounds ? round : ""].join("|");
		}),
	);
	expect(new Set(seats).size).toBe(seats.length);
});

test("a round is in every row of a document that prints rounds, and in none of the others", () => {
	for (const { cutoffs, hasRounds } of built) {
		expect(cutoffs.filter(({ round }) => (round !== undefined) !== hasRounds)).toEqual([]);
	}
});
