import { CountryRecord } from "@uchit/contract/country.ts";
import { ExamRecord } from "@uchit/contract/exam-record.ts";
import { createContent } from "#backend/content/items/content.ts";
import type { Content, Item } from "#backend/content/items/types.ts";
import { inTransaction } from "#backend/content/items/writing/transaction.ts";
import { createOne } from "#backend/content/items/writing/writing.ts";
import { SYSTEM } from "#backend/content/permissions.ts";
import type { Database } from "#backend/db/client.ts";
import { toColumns } from "#backend/db/column-names.ts";
import { repairEditedItems } from "./queries/repair-edited-items.ts";
import { readSeededBefore, type SeededBefore } from "./queries/seeded-before.ts";
import { updateFromSeed } from "./queries/update-from-seed.ts";
import type { SeedGuides } from "./read-guides.ts";
import { toTime } from "./read-seed-content.ts";

export type GuideCounts = { exams: number; countries: number };

/** Seeds the guides, as `seedContent` seeds articles. Repairs editors' guides that today's contract refuses. */
export async function seedGuides(db: Database, { exams, countries }: SeedGuides): Promise<GuideCounts> {
	const content = createContent({ db });
	const before = await readSeededBefore(db);
	const counts: GuideCounts = { exams: 0, countries: 0 };
	for (const exam of exams) {
		counts.exams += await seedGuide(content, before, { collection: "exams", record: exam, day: exam.writtenOn });
	}
	for (const country of countries) {
		const guide = { collection: "countries", record: country, day: country.written_on } as const;
		counts.countries += await seedGuide(content, before, guide);
	}
	counts.exams += await repairEditedItems(
		content,
		"exams",
		new Map(exams.map((exam) => [exam.slug, toValues("exams", exam)])),
	);
	const shipped = new Map(countries.map((country) => [country.slug, toValues("countries", country)]));
	counts.countries += await repairEditedItems(content, "countries", shipped);
	return counts;
}

type Guide = { collection: "exams" | "countries"; record: { slug: string }; day: string };

/** Published on the morning of the day it was written. */
async function seedGuide(content: Content, before: SeededBefore, { collection, record, day }: Guide): Promise<number> {
	const known = before.find({ collection, slug: record.slug });
	if (known !== undefined) {
		if (known.isEdited) return 0;
		return updateFromSeed(content, { collection, item: known.item, values: toValues(collection, record) });
	}
	const dates = { date_published: toTime(day), date_updated: toTime(day) };
	try {
		await inTransaction(content, SYSTEM, (context) =>
			createOne(context, collection, { ...toColumns(record), status: "published", ...dates }),
		);
	} catch (cause) {
		const reason = cause instanceof Error ? cause.message : String(cause);
		throw new Error(`content/${collection}/${record.slug}.json cannot be kept: ${reason}`, { cause });
	}
	return 1;
}

const SHAPES = { exams: ExamRecord.shape, countries: CountryRecord.shape } as const;

/** Returns all columns: a part that is absent today empties its column. */
function toValues(collection: keyof typeof SHAPES, record: object): Item {
	const absent = Object.fromEntries(Object.keys(SHAPES[collection]).map((part) => [part, null]));
	return toColumns({ ...absent, ...record });
}
