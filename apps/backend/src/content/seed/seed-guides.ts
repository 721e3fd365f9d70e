import { createContent } from "#backend/content/items/content.ts";
import type { Content } from "#backend/content/items/types.ts";
import { inTransaction } from "#backend/content/items/writing/transaction.ts";
import { createOne } from "#backend/content/items/writing/writing.ts";
import { SYSTEM } from "#backend/content/permissions.ts";
import type { Database } from "#backend/db/client.ts";
import { toColumns } from "#backend/db/column-names.ts";
import type { SeedGuides } from "./read-guides.ts";
import { toTime } from "./read-seed-content.ts";
import { readSeededBefore, type SeededBefore } from "./seeded-before.ts";

export type GuideCounts = { exams: number; countries: number };

/** Brings the guides that ship into the content system, each slug once, as `seedContent` brings articles. */
export async function seedGuides(db: Database, { exams, countries }: SeedGuides): Promise<GuideCounts> {
	const content = createContent({ db });
	const before = await readSeededBefore(db);
	const counts: GuideCounts = { exams: 0, countries: 0 };
	for (const exam of exams) {
		counts.exams += await seedGuide(content, before, { collection: "exams", record: exam, day: exam.writtenOn });
	}
	for (const country of countries) {
		const guide = { collection: "countries", record: country, day: country.written_on };
		counts.countries += await seedGuide(content, before, guide);
	}
	return counts;
}

type Guide = { collection: string; record: { slug: string }; day: string };

/** Published in the morning of the day on which it was written. */
async function seedGuide(content: Content, before: SeededBefore, { collection, record, day }: Guide): Promise<number> {
	if (before.hasPiece({ collection, slug: record.slug })) return 0;
	const dates = { date_published: toTime(day), date_updated: toTime(day) };
	try {
		await inTransaction(content, SYSTEM, (writing) =>
			createOne(writing, collection, { ...toColumns(record), status: "published", ...dates }),
		);
	} catch (cause) {
		const reason = cause instanceof Error ? cause.message : String(cause);
		throw new Error(`content/${collection}/${record.slug}.json cannot be kept: ${reason}`, { cause });
	}
	return 1;
}
