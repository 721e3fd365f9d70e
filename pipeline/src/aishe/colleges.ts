import type { AisheRow } from "#pipeline/aishe/read.ts";
import { toCanonicalCode } from "#pipeline/colleges/same-as.ts";
import { toDistrictId, toStateSlug } from "#pipeline/geo/places.ts";
import { squeeze } from "#pipeline/text/words.ts";

export const AISHE_SOURCE = "aishe-directory-2025";
export const AISHE_SECOND_LIST_SOURCE = "aishe-second-list-2025";

export type CollegeKind = "university" | "college" | "standalone" | "research";

export type DirectoryCollege = {
	code: string;
	kind: CollegeKind;
	name: string;
	otherNames: string[];
	stateSlug: string | undefined;
	districtId: string | undefined;
	district: string | undefined;
	sourceId: string;
};

const KIND_BY_LETTER: Record<string, CollegeKind> = { U: "university", C: "college", S: "standalone", R: "research" };

/**
 * Merges repeats. The file is the directory (rows with a district) plus a second list (rows without), which repeats codes, often in
 * another spelling. The directory's row wins and the other spelling becomes another name, as do names under other codes of the
 * institution (`same-as.csv`). Sorted by code for a stable order.
 */
export function toDirectory(rows: readonly AisheRow[]): DirectoryCollege[] {
	const byCode = Map.groupBy(rows, (row) => toCanonicalCode(row.code));
	return [...byCode].map(([code, repeats]) => joinRepeats(code, repeats)).sort((a, b) => compareCodes(a.code, b.code));
}

function joinRepeats(code: string, rows: AisheRow[]): DirectoryCollege {
	const [row] = rows.toSorted(
		(a, b) =>
			Number(a.code !== code) - Number(b.code !== code) ||
			Number(a.district === undefined) - Number(b.district === undefined),
	);
	if (row === undefined) throw new Error("AISHE: a code without rows");
	const stateSlug = toStateSlug(row.state);
	return {
		code: row.code,
		kind: toKind(row.code),
		name: squeeze(row.name),
		otherNames: [...new Set(rows.map(({ name }) => squeeze(name)))].filter((name) => name !== squeeze(row.name)),
		stateSlug,
		districtId: stateSlug && row.district && toDistrictId(stateSlug, row.district),
		district: row.district,
		sourceId: row.district === undefined ? AISHE_SECOND_LIST_SOURCE : AISHE_SOURCE,
	};
}

/** `C-9` before `C-10`, `C-…` before `U-…`; our own ids (`X-0001`, `X-AICTE-1-4…`) as texts. */
export function compareCodes(a: string, b: string): number {
	return a[0] === b[0] && a[0] !== "X" ? Number(a.slice(2)) - Number(b.slice(2)) : a < b ? -1 : a > b ? 1 : 0;
}

function toKind(code: string): CollegeKind {
	const kind = KIND_BY_LETTER[code[0] ?? ""];
	if (kind === undefined) throw new Error(`AISHE: the code "${code}" begins with a letter that we do not know`);
	return kind;
}
