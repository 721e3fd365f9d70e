import { toCanonicalCode } from "#pipeline/colleges/same-as.ts";
import type { Refusal } from "#pipeline/report.ts";
import { readSourceCsv } from "#pipeline/source-files.ts";

export const ALIASES_DATASET = "aliases-2026";
const FILE = "aliases/aliases.csv";
const KINDS = ["short-form", "old-name", "campus", "hindi"] as const;

export type Alias = { alias: string; collegeId: string; kind: (typeof KINDS)[number] };

export function readAliases(collegeIds: ReadonlySet<string>): { read: number; aliases: Alias[]; refusals: Refusal[] } {
	const rows = readSourceCsv(FILE);
	const aliases: Alias[] = [];
	const refusals: Refusal[] = [];
	for (const [index, { alias = "", college_id: code = "", kind: printed = "" }] of rows.entries()) {
		const collegeId = toCanonicalCode(code);
		const kind = KINDS.find((known) => known === printed);
		const reason = !collegeIds.has(collegeId)
			? "names an institution that there is not"
			: kind === undefined
				? "is of no kind that we know"
				: undefined;
		if (kind !== undefined && reason === undefined && alias.trim() !== "") {
			aliases.push({ alias: alias.trim(), collegeId, kind });
			continue;
		}
		const raw = `${alias}|${collegeId}|${printed}`;
		refusals.push({ dataset: ALIASES_DATASET, file: FILE, line: index + 2, reason: reason ?? "is empty", raw });
	}
	return { read: rows.length, aliases, refusals };
}
