import type { ShortlistEntry } from "@uchit/contract/account.schema.ts";
import { getCollege } from "#app/college/data.server.ts";
import type { RequestContext } from "#app/platform/request-context.ts";
import type { SavedCollege } from "./view.ts";

/** As many as a page names; the tool for shortlists shows them all. */
const MOST_NAMED = 20;

/** The first colleges of a shortlist with their names, and how many there are. */
export async function nameSaved(
	request: RequestContext,
	entries: readonly ShortlistEntry[],
): Promise<{ total: number; colleges: SavedCollege[] }> {
	const saved = entries.filter(({ isRemoved }) => !isRemoved);
	const colleges = await Promise.all(
		saved.slice(0, MOST_NAMED).map(async ({ college: slug, note }) => {
			const college = await getCollege(request, slug);
			return { slug, name: college?.name, note };
		}),
	);
	return { total: saved.length, colleges };
}
