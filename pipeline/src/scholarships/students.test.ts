import { readFileSync } from "node:fs";
import { ScholarshipQuery } from "@uchit/contract/scholarship-list.ts";
import { judgeScholarship } from "@uchit/contract/scholarship-rules.ts";
import { csvParse } from "d3-dsv";
import { expect, test } from "vitest";
import { buildScholarships } from "./build.ts";

const bySlug = new Map(buildScholarships().scholarships.map((scheme) => [scheme.slug, scheme]));
const FILE = new URL("../../../data/labels/scholarship-students.csv", import.meta.url);

test.each(csvParse(readFileSync(FILE, "utf8")).map((row) => [Number(row.student), row] as const))(
	"student %i is offered, refused and left open what the second reader read off the list",
	(_, { student, offered, refused, unsure, income_inr, disability, minority, ...answers }) => {
		const query = ScholarshipQuery.parse({
			...Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== "")),
			...(income_inr && { income: income_inr }),
			disability: disability === "yes" ? "1" : undefined,
			minority: minority === "yes" ? "1" : undefined,
		});
		const expected = [
			...split(offered).map((slug) => [slug, "fits"]),
			...split(refused).map((slug) => [slug, "no"]),
			...split(unsure).map((slug) => [slug, "cannot-tell"]),
		];
		expect(expected.map(([slug = ""]) => [slug, judge(slug, query)])).toEqual(expected);
	},
);

function judge(slug: string, query: ScholarshipQuery): string {
	const scheme = bySlug.get(slug);
	if (scheme === undefined) throw new Error(`No scheme is called ${slug}`);
	return judgeScholarship(scheme, query).kind;
}

function split(slugs: string | undefined): string[] {
	return slugs?.split(" ").filter((slug) => slug !== "") ?? [];
}
