import { type AfterSection, PAGE_OF_SECTION } from "@uchit/contract/after.ts";
import * as z from "zod";
import table from "../../../../../content/after/entrances.json" with { type: "json" };
import { bodyOf } from "./exam-bodies.ts";

const Row = z.object({ state: z.string(), text: z.string(), exam: z.string().optional(), site: z.url().optional() });
const ROWS = z.record(z.string(), z.array(Row)).parse(table);

export type StateEntrance = { section: AfterSection; state: string };

/** "JELET, by WBJEEB", "BCECE (LE), by BCECEB": a name in capitals, and its paper in brackets. */
const NAMED = /^((?:[A-Z]{2,3} )?[A-Z]{4,})(?: \(([A-Z]{2})\))?(?:,|$)/;

const LATERAL = ["lateral entry", "lateral", "leet"];

/** State exams without a guide, as typed; also without the paper if the short name is no whole exam ("BCECE"). */
export const STATE_ENTRANCES: ReadonlyMap<string, StateEntrance> = readNames();

/** The body that the guide's row names behind "by", if the row has its site. */
export function bodyOfEntrance(name: string): { body: string; site: string } | undefined {
	const entrance = STATE_ENTRANCES.get(name);
	const rows = entrance === undefined ? [] : (ROWS[entrance.section] ?? []);
	const { text = "", site } = rows.find(({ state }) => state === entrance?.state) ?? {};
	const body = /, by ([^,]+)$/.exec(text)?.[1];
	return body === undefined || site === undefined ? undefined : { body, site };
}

function readNames(): Map<string, StateEntrance> {
	const rows = Object.keys(PAGE_OF_SECTION).flatMap((section) =>
		isSection(section) ? (ROWS[section] ?? []).map((row) => ({ ...row, section })) : [],
	);
	const named = rows.flatMap(({ section, state, text, exam }) => {
		const [, name = "", paper = ""] = NAMED.exec(text) ?? [];
		const plain = name.toLowerCase();
		const ofPaper = paper === "" ? [] : [`${plain} ${paper.toLowerCase()}`];
		const names = paper !== "" && bodyOf(plain) !== undefined ? ofPaper : [plain, ...ofPaper];
		const entrance = { section, state };
		// OJEE has a guide; its paper for a diploma has only the state's row.
		if (exam !== undefined)
			return section === "lateral-entry" ? LATERAL.map((word) => ({ name: `${exam} ${word}`, entrance })) : [];
		return name === "" ? [] : names.map((each) => ({ name: each, entrance }));
	});
	const byName = Map.groupBy(named, ({ name }) => name);
	return new Map(
		[...byName].flatMap(([name, [only, other]]) =>
			only === undefined || other !== undefined ? [] : [[name, only.entrance] as const],
		),
	);
}

function isSection(name: string): name is AfterSection {
	return name in PAGE_OF_SECTION;
}
