import { fileURLToPath } from "node:url";
import type { ExamRecord } from "@uchit/contract/exam-record.ts";
import { beforeAll } from "vitest";
import { readGuides, type SeedGuides } from "#backend/content/seed/read-guides.ts";
import { seedGuides } from "#backend/content/seed/seed-guides.ts";
import type { Database } from "#backend/db/client.ts";

const CONTENT = fileURLToPath(new URL("../../../../content", import.meta.url));
const LOCK = 7_241_095;

export function useSeedGuides({ db }: { db: Database }): SeedGuides {
	const guides = readGuides(CONTENT);
	beforeAll(async () => {
		const client = await db.$client.connect();
		try {
			await client.query("SELECT pg_advisory_lock($1)", [LOCK]);
			await seedGuides(db, guides);
			await client.query("SELECT pg_advisory_unlock($1)", [LOCK]);
		} finally {
			client.release();
		}
	});
	return guides;
}

export function anExam(changes: Partial<ExamRecord> & Pick<ExamRecord, "slug">): ExamRecord {
	return {
		name: "The Examination of Tests",
		shortName: "TEST",
		otherNames: [],
		summary: "It is for tests.",
		scope: "university",
		states: [],
		lifecycle: { state: "current", writeNow: [] },
		missing: {},
		receipts: {},
		sourceId: "exam-guides-2026",
		writtenOn: "2026-11-21",
		...changes,
	};
}
