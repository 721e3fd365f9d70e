import { collegeNames, colleges, mentions } from "@uchit/backend/db/schema/college.ts";
import { ADDED_ID_PREFIX } from "@uchit/backend/db/schema/content/added-college.ts";
import type { PoolClient } from "pg";
import type { Catalogue } from "#pipeline/catalogue.ts";
import { readGivenSlugs } from "#pipeline/colleges/given-slugs.ts";
import type { DatasetLoad } from "#pipeline/load/dataset.ts";
import { loadTable } from "#pipeline/load/table.ts";
import type { Match } from "#pipeline/match/mention.ts";

export async function loadColleges(client: PoolClient, catalogue: Catalogue): Promise<DatasetLoad> {
	const slugs = readGivenSlugs();
	const rows = catalogue.colleges.map((college) => {
		const slug = slugs.get(college.id);
		if (slug === undefined)
			throw new Error(`slugs.csv has no address for ${college.id} (${college.name}): run npm run data:build`);
		return { ...college, slug };
	});
	// An institution that a fact, an editor or a visitor refers to stays, so that nothing loses its page. A merged one stays until its
	// facts have moved (`load/former.ts`).
	const former = catalogue.former.flatMap(({ formerId }) => (formerId === undefined ? [] : [`'${formerId}'`]));
	const keepGone = ["rankings", "cutoffs", "reports", "reviews", "college_claims", "corrections"]
		.map((table) => `EXISTS (SELECT 1 FROM ${table} r WHERE r.college_id = t.id)`)
		// One that editors merged into another is needed to undo the merge.
		.concat("EXISTS (SELECT 1 FROM corrections r WHERE r.field = 'merge' AND r.state = 'applied' AND r.value = t.id)")
		// Only editors may remove institutions that they added.
		.concat(`t.id LIKE '${ADDED_ID_PREFIX}%'`)
		.concat(former.length === 0 ? [] : [`t.id IN (${former.join(", ")})`])
		.join(" OR ");
	const institutions = await loadTable(client, { table: colleges, key: [colleges.id], keepGone, rows });
	const names = await loadTable(client, {
		table: collegeNames,
		key: [collegeNames.collegeId, collegeNames.name],
		rows: catalogue.otherNames,
	});
	return {
		tables: { colleges: institutions, college_names: names, mentions: await loadMentions(client, catalogue) },
		changedColleges: [...new Set([...institutions.keys, ...names.keys])],
		notes: [...countMatches(catalogue)].map(([kind, count]) => `${count} printed names matched by ${kind}`),
	};
}

async function loadMentions(client: PoolClient, catalogue: Catalogue) {
	const { source, name, city, state, collegeId } = mentions;
	const rows = new Map(
		catalogue.mentions.map(({ mention, match }) => [
			[mention.source, mention.name, mention.city, mention.state, match.collegeId].join("|"),
			{ ...mention, collegeId: match.collegeId, matchedBy: match.by, why: match.why },
		]),
	);
	return loadTable(client, { table: mentions, key: [source, name, city, state, collegeId], rows: [...rows.values()] });
}

function countMatches({ mentions }: Catalogue): Map<Match["by"], number> {
	const distinct = new Map(
		mentions.map(({ mention, match }) => [
			[mention.source, mention.name, mention.city, mention.state].join("|"),
			match.by,
		]),
	);
	const counts = new Map<Match["by"], number>();
	for (const by of distinct.values()) counts.set(by, (counts.get(by) ?? 0) + 1);
	return counts;
}
