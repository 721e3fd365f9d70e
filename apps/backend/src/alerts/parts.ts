import { mainParts } from "@uchit/contract/compare-parts.ts";
import { siteAddress, stopAddress } from "#backend/alerts/stop-link.ts";
import type { Database } from "#backend/db/client.ts";
import { changesText } from "#backend/delivery/changes-text.ts";
import type { Env } from "#backend/env.ts";
import type { PersonalKeys } from "#backend/personal/keys.ts";
import { compareColleges } from "#backend/queries/compare.ts";
import type { AlertParts, CollegeNow } from "#backend/queries/shortlist-changes.ts";
import type { LiveIndex } from "#backend/search/live-index.ts";

/** What looking at lists needs. The facts of a college are read once for all lists of one round. */
export function createAlertParts(
	db: Database,
	index: LiveIndex,
	{ env, keys }: { env: Env; keys: PersonalKeys },
): AlertParts {
	const known = new Map<string, CollegeNow | undefined>();
	return {
		async factsOf(slugs) {
			const missing = slugs.filter((slug) => !known.has(slug));
			for (const slug of missing) known.set(slug, await readFacts(db, index, slug));
			return new Map(
				slugs.flatMap((slug) => {
					const college = known.get(slug);
					return college === undefined ? [] : [[slug, college] as const];
				}),
			);
		},
		toValues: ({ changed, stopId, language }) => ({
			changes: changesText(changed, {
				language,
				addressOf: (slug) => siteAddress(env, `/college/${encodeURIComponent(slug)}`, language),
			}),
			url: siteAddress(env, "/shortlist", language),
			stop: stopAddress(env, keys, { stopId, language }),
		}),
	};
}

/** The same facts, under the same keys, as the page of the shortlist compares. */
async function readFacts(db: Database, index: LiveIndex, slug: string): Promise<CollegeNow | undefined> {
	const { items } = await compareColleges(db, await index.get(), [slug]);
	const [college] = items;
	if (college === undefined) return undefined;
	const facts = mainParts(college).map(({ key, cell: { value, lines } }) => {
		const time = lines[0]?.time;
		return { key, value, ...(time !== undefined && { time }) };
	});
	return { name: college.name, facts };
}
