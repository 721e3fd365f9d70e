/** Prints what is "not published" of each exam and country that ships: the fields, and how many of how many. */
import { join } from "node:path";
import { COUNTRY_FIELDS, listUnpublishedOfCountry } from "@uchit/contract/country.ts";
import { EXAM_FIELDS, listUnpublished } from "@uchit/contract/exam.ts";
import { readGuides } from "../apps/backend/src/content/seed/read-guides.ts";
import { ROOT } from "../checks/source-tree.ts";
import { say, table } from "./terminal/terminal.ts";

type Open = { slug: string; fields: readonly string[] };

const { exams, countries } = readGuides(join(ROOT, "content"));
print(
	"Exams",
	exams.map((exam) => ({ slug: exam.slug, fields: listUnpublished(exam) })),
	EXAM_FIELDS.length,
);
print(
	"Countries",
	countries.map((country) => ({ slug: country.slug, fields: listUnpublishedOfCountry(country) })),
	COUNTRY_FIELDS.length,
);

function print(title: string, guides: readonly Open[], of: number): void {
	const open = guides.reduce((sum, { fields }) => sum + fields.length, 0);
	const heading = `${title}: ${open} of ${guides.length * of} fields not published`;
	say(
		table(
			heading,
			guides.map(({ slug, fields }) => [slug, `${fields.length} of ${of}  ${fields.join(", ")}`.trim()]),
		),
	);
}
