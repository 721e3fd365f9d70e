import { registeredCourses, universitiesAbroad } from "@uchit/backend/db/schema/university-abroad.ts";
import type { PoolClient } from "pg";
import { COURSES_SOURCE } from "#pipeline/abroad/courses.ts";
import { WORLD_SOURCE } from "#pipeline/abroad/world.ts";
import type { Catalogue } from "#pipeline/catalogue.ts";
import type { DatasetLoad } from "#pipeline/load/dataset.ts";
import { loadFacts } from "#pipeline/load/facts.ts";
import { loadTable } from "#pipeline/load/table.ts";

export async function loadUniversitiesAbroad(
	client: PoolClient,
	{ abroad }: Catalogue,
	sourceId: string,
): Promise<DatasetLoad> {
	const diff = await loadTable(client, {
		table: universitiesAbroad,
		key: [universitiesAbroad.id],
		scope: `t.source_id = '${sourceId}'`,
		rows: abroad.universities.filter((university) => university.sourceId === sourceId),
	});
	return { tables: { universities_abroad: diff }, changedColleges: [], notes: notesOf(abroad, sourceId) };
}

export async function loadWorld(client: PoolClient, catalogue: Catalogue): Promise<DatasetLoad> {
	const abroad = await loadUniversitiesAbroad(client, catalogue, WORLD_SOURCE);
	const sites = await loadFacts(client, catalogue, WORLD_SOURCE);
	const isAbroadSame = Object.values(abroad.tables).every(({ added, changed, gone }) => added + changed + gone === 0);
	return {
		tables: { ...abroad.tables, ...sites.tables },
		// A change abroad names no colleges, so every page is notified.
		changedColleges: isAbroadSame ? sites.changedColleges : [],
		notes: [...abroad.notes, ...sites.notes],
	};
}

export async function loadRegisteredCourses(client: PoolClient, { abroad }: Catalogue): Promise<DatasetLoad> {
	const rows = abroad.courses.map((course) => ({
		...course,
		tuitionAud: course.tuition,
		otherFeesAud: course.otherFees,
		totalAud: course.total,
		sourceId: COURSES_SOURCE,
	}));
	const diff = await loadTable(client, { table: registeredCourses, key: [registeredCourses.code], rows });
	return { tables: { registered_courses: diff }, changedColleges: [], notes: notesOf(abroad, COURSES_SOURCE) };
}

function notesOf({ reports }: Catalogue["abroad"], dataset: string): string[] {
	return reports.find((report) => report.dataset === dataset)?.notes ?? [];
}
