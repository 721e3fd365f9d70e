import type { PoolClient } from "pg";
import { COURSES_SOURCE } from "#pipeline/abroad/courses.ts";
import { WORLD_SOURCE } from "#pipeline/abroad/world.ts";
import type { Catalogue } from "#pipeline/catalogue.ts";
import type { Cell } from "#pipeline/load/copy.ts";
import type { DatasetLoad } from "#pipeline/load/datasets.ts";
import { loadFacts } from "#pipeline/load/facts.ts";
import { loadTable } from "#pipeline/load/table.ts";

const UNIVERSITIES = "id country name region city site domains latitude longitude source_id".split(" ");
const COURSES =
	"code name provider provider_site field level states weeks tuition_aud other_fees_aud total_aud source_id".split(" ");

/** Loads what one list says of universities abroad. */
export async function loadUniversitiesAbroad(
	client: PoolClient,
	{ abroad }: Catalogue,
	sourceId: string,
): Promise<DatasetLoad> {
	const rows = abroad.universities
		.filter((university) => university.sourceId === sourceId)
		.map((university): Cell[] => [
			university.id,
			university.country,
			university.name,
			university.region,
			university.city,
			university.site,
			JSON.stringify(university.domains),
			university.latitude,
			university.longitude,
			sourceId,
		]);
	const scope = `t.source_id = '${sourceId}'`;
	const diff = await loadTable(client, {
		table: "universities_abroad",
		columns: UNIVERSITIES,
		keyLength: 1,
		scope,
		rows,
	});
	return { tables: { universities_abroad: diff }, changedColleges: [], notes: notesOf(abroad, sourceId) };
}

/** Loads the world list: universities abroad, and of India's the sites. */
export async function loadWorld(client: PoolClient, catalogue: Catalogue): Promise<DatasetLoad> {
	const abroad = await loadUniversitiesAbroad(client, catalogue, WORLD_SOURCE);
	const sites = await loadFacts(client, catalogue, WORLD_SOURCE);
	const isAbroadSame = Object.values(abroad.tables).every(({ added, changed, gone }) => added + changed + gone === 0);
	return {
		tables: { ...abroad.tables, ...sites.tables },
		// What changed abroad names no colleges: then every page is told.
		changedColleges: isAbroadSame ? sites.changedColleges : [],
		notes: [...abroad.notes, ...sites.notes],
	};
}

/** Loads Australia's register of courses. */
export async function loadRegisteredCourses(client: PoolClient, { abroad }: Catalogue): Promise<DatasetLoad> {
	const rows = abroad.courses.map((course): Cell[] => [
		course.code,
		course.name,
		course.provider,
		course.providerSite,
		course.field,
		course.level,
		JSON.stringify(course.states),
		course.weeks,
		course.tuition,
		course.otherFees,
		course.total,
		COURSES_SOURCE,
	]);
	const diff = await loadTable(client, { table: "registered_courses", columns: COURSES, keyLength: 1, rows });
	return { tables: { registered_courses: diff }, changedColleges: [], notes: notesOf(abroad, COURSES_SOURCE) };
}

function notesOf({ reports }: Catalogue["abroad"], dataset: string): string[] {
	return reports.find((report) => report.dataset === dataset)?.notes ?? [];
}
