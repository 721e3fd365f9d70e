import { toDirectory } from "#pipeline/aishe/colleges.ts";
import { readAisheRows } from "#pipeline/aishe/read.ts";
import { type BuiltCounselling, buildCounselling } from "#pipeline/cutoffs/build.ts";
import type { Counselling } from "#pipeline/cutoffs/printed.ts";
import { markPreparatory } from "#pipeline/josaa/preparatory.ts";
import { type Directory, indexDirectory } from "#pipeline/match/directory.ts";
import type { Mention } from "#pipeline/match/mention.ts";
import { createResolver } from "#pipeline/match/resolve.ts";
import { type NameDecision, readReviewedMatches } from "#pipeline/match/reviewed.ts";
import { toNirfMention } from "#pipeline/nirf/rankings.ts";
import { readNirfRows } from "#pipeline/nirf/read.ts";

/** Cached: the repository's files do not change while a program runs, and reading them takes longer than most editors' files. */
let known: { directory: Directory; ranked: Mention[] } | undefined;

/** Resolves one document of a national counselling exactly as a full load does. */
export function buildFile(counselling: Counselling, decisions: readonly NameDecision[]): BuiltCounselling {
	known ??= { directory: indexDirectory(toDirectory(readAisheRows())), ranked: readNirfRows().map(toNirfMention) };
	const resolve = createResolver(known.directory, known.ranked, readReviewedMatches(decisions));
	const [built] = markPreparatory([buildCounselling(counselling, resolve)]);
	if (built === undefined) throw new Error(`No cutoffs were built from ${counselling.sourceId}`);
	return built;
}
