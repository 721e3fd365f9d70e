import { CHECK_LISTS, type CheckEntry } from "@uchit/contract/check.ts";
import type { CollegeRows } from "#backend/facts/queries/college-rows.ts";

const SINCE = /\bsince ((?:18|19|20)\d\d)\b/;
const ACT = /\bAct, (?:19|20)\d\d$/;

export function listsOf(rows: CollegeRows): CheckEntry[] {
	const { slug, name, facts } = rows;
	const common = { name, place: placeOf(rows), slug };
	const established = facts.find(({ field, sourceId }) => field === "established" && sourceId.startsWith("ugc-"));
	const recognised = facts.flatMap(({ field, value, printed, year, sourceId }): CheckEntry[] => {
		const list = toList(field, value, printed);
		if (list === undefined) return [];
		const since = list === "ugc" ? established?.value : SINCE.exec(printed)?.[1];
		return [{ ...common, list, as: printed, since, date: year === null ? undefined : String(year), sourceId }];
	});
	const approved = rows.seats.flatMap(({ authority, year, source_id: sourceId }): CheckEntry[] => {
		const list = CHECK_LISTS.find((each) => each === authority);
		const isKnown = list === undefined || recognised.some((entry) => entry.list === list);
		return isKnown ? [] : [{ ...common, list, as: name, date: String(year), sourceId }];
	});
	const directory: CheckEntry[] =
		rows.aisheCode === null ? [] : [{ ...common, list: "aishe", as: rows.aisheCode, sourceId: rows.sourceId }];
	const lists = [...recognised, ...approved, ...directory, ...affiliationOf(rows)];
	const inOrder = lists.toSorted((a, b) => CHECK_LISTS.indexOf(a.list) - CHECK_LISTS.indexOf(b.list));
	return inOrder.length > 0 ? inOrder : [{ ...common, list: "other", as: rows.officialName, sourceId: rows.sourceId }];
}

function toList(field: string, value: string, printed: string): CheckEntry["list"] | undefined {
	if (field === "university-type") return ACT.test(printed) ? "act" : undefined;
	if (field !== "recognised-by") return undefined;
	return value === "national-importance" ? "act" : (CHECK_LISTS.find((list) => list === value) ?? "other");
}

function affiliationOf(rows: CollegeRows): CheckEntry[] {
	const fact = rows.kind === "college" ? rows.facts.find(({ field }) => field === "affiliated-to") : undefined;
	if (fact === undefined) return [];
	const { printed, year, sourceId } = fact;
	const date = year === null ? undefined : String(year);
	return [{ name: rows.name, place: placeOf(rows), slug: rows.slug, list: "affiliation", as: printed, date, sourceId }];
}

function placeOf({ city, district, stateName }: CollegeRows): string | undefined {
	return placeLine(city ?? district, stateName);
}

/** "Patna, Bihar"; a town and state of one name appear once. Undefined if neither is known. */
export function placeLine(town: string | null | undefined, state: string | null | undefined): string | undefined {
	return [...new Set([town, state])].filter((part) => part != null).join(", ") || undefined;
}
