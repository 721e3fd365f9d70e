import { WHOLE_LISTS } from "@uchit/contract/main-field.ts";
import { Pool } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod";
import { depthOf } from "#scripts/proof/parts.ts";
import { openPage, type Page, textOf, within } from "../../e2e/support/site.ts";
import { mainFieldNaively } from "../compare/naive.ts";
import { type Claim, drawAddresses } from "./addresses.ts";
import { countList, exactPoints, type Graduates, kilometresBetween, listGraduates, pointOfPin } from "./recount.ts";

const ADDRESSES = { sample: 90, full: 2_000 }[depthOf(process.env)];
const MAX_CONCURRENT = 4;
/** A median or share of fewer people could reveal individuals. */
const MIN_PEOPLE = 10;

const Settings = z.object({ DATABASE_URL: z.string() });

let database: Pool;
let drawn: Claim[] = [];
beforeAll(async () => {
	const { DATABASE_URL } = Settings.parse(JSON.parse(process.env.BACKEND_SETTINGS ?? "{}"));
	database = new Pool({ connectionString: DATABASE_URL, max: MAX_CONCURRENT });
	drawn = await drawAddresses(database, ADDRESSES);
});
afterAll(() => database.end());

/** Counts comparisons by kind: a check that compares nothing proves nothing. */
const compared = new Map<string, number>();
const count = (what: string) => compared.set(what, (compared.get(what) ?? 0) + 1);

test("every count, place, distance, sum and median shown matches a second reading of the tables", async () => {
	const left = [...drawn];
	const wrong: string[] = [];
	const takeAll = async () => {
		for (let claim = left.pop(); claim !== undefined; claim = left.pop()) {
			const page = await openPage(claim.path);
			for (const line of await checkPage(claim, page)) wrong.push(`${claim.path}: ${line}`);
		}
	};
	await Promise.all(Array.from({ length: MAX_CONCURRENT }, takeAll));
	process.stdout.write(
		`claims compared on ${drawn.length} pages: ${[...compared].map(([what, many]) => `${many} ${what}`).join(", ")}\n`,
	);
	expect(wrong).toEqual([]);
	for (const what of ["counts", "ranks", "distances", "sums", "medians"])
		expect(compared.get(what), what).toBeGreaterThan(0);
}, 1_200_000);

function checkPage(claim: Claim, page: Page): Promise<string[]> | string[] {
	switch (claim.kind) {
		case "list":
			return checkList(claim, page);
		case "near":
			return checkDistances(claim.pin, page);
		case "college":
			return checkCollege(claim.id, page);
		case "placements":
			return checkGraduates(claim.id, page);
		case "country":
			return checkMoney(page);
	}
}

async function checkList(requested: Extract<Claim, { kind: "list" }>, page: Page): Promise<string[]> {
	const status = textOf(page.screen.getAllByRole("status")[0] ?? page.body);
	const isAssumed = requested.degree !== undefined && /We do not know yet which/.test(textOf(page.body));
	if (isAssumed) return [];
	const { total, inDirectory } = await countList(database, requested);
	count("counts");
	const shown = readCount(status);
	const wrong =
		shown.total === total && shown.inDirectory === inDirectory
			? []
			: [`“${status}”, counted ${total} and ${inDirectory}`];
	const description = page.document.querySelector("meta[name=description]")?.getAttribute("content") ?? "";
	const size = /([\d,]+) institutions?\b/.exec(description)?.[1];
	if (size !== undefined && ![total, inDirectory].includes(toNumber(size))) wrong.push(`described as “${description}”`);
	if (requested.category === undefined && requested.degree === undefined) {
		for (const card of page.screen.queryAllByRole("article")) wrong.push(...(await checkCard(card)));
	}
	return wrong;
}

async function checkCard(card: HTMLElement): Promise<string[]> {
	const slug = slugOf(card);
	const { rows } = await database.query<{ id: string }>("SELECT id FROM colleges WHERE slug = $1", [slug]);
	const [best] = await newestRanks(database, rows[0]?.id ?? "");
	const text = textOf(card);
	count("ranks");
	if (best === undefined)
		return /no NIRF rank|Tuition fee/.test(text) && !/NIRF #/.test(text)
			? []
			: [`${slug} has no rank, and the card says ${text}`];
	return text.includes(`${best.place} ${best.year}`) && text.toLowerCase().includes(`nirf ${inWords(best.list)}`)
		? []
		: [`${slug}: “${text}”, best is ${JSON.stringify(best)}`];
}

async function checkCollege(id: string, page: Page): Promise<string[]> {
	const ranks = await headRanks(database, id);
	const head = page.document.querySelector("main header");
	const shown = [...(head?.querySelectorAll("a[data-receipt]") ?? [])]
		.map(textOf)
		.filter((text) => /\d{4}\s+\(source: India Rankings/.test(text));
	count("ranks");
	if (ranks.length === 0) return shown.length === 0 ? [] : [`shows ${shown.join("; ")}, and holds no rank`];
	const isRank = (text: string) => ranks.some((rank: Rank) => text.startsWith(`${rank.place} ${rank.year} `));
	const wrong = shown.filter((text) => !isRank(text)).map((text) => `shows “${text}”, holds ${JSON.stringify(ranks)}`);
	const [best] = ranks;
	if (best !== undefined && shown[0]?.startsWith(`${best.place} ${best.year} `) !== true)
		wrong.push(`begins with ${shown[0]}, best is ${JSON.stringify(best)}`);
	return [...wrong, ...(await checkLead(id, page))];
}

async function checkLead(id: string, page: Page): Promise<string[]> {
	const section = page.screen.queryByRole("region", { name: "Placements" });
	const [median] = section === null ? [] : within(section).queryAllByRole("link", { name: /^₹/ });
	if (section === null || median === undefined) return [];
	const [, level, year] =
		/(Undergraduate|Postgraduate|Level not stated)[^·]*· NIRF [^·]* · (?:for the ranking of )?(\d{4})/.exec(
			textOf(section),
		) ?? [];
	const value = readRupees(textOf(median));
	const rows = (await listGraduates(database, id)).filter((row) => row.median === value && row.cohort === Number(year));
	count("medians");
	const wrong = rows.some((row) => isOf(level, row) && (row.placed ?? MIN_PEOPLE) >= MIN_PEOPLE)
		? []
		: [`leads with ${level} ${year} ₹${value}, holds ${JSON.stringify(rows)}`];
	return [...wrong, ...(await checkNewest(id, { level, year: Number(year) }))];
}

async function checkNewest(id: string, lead: { level: string | undefined; year: number }): Promise<string[]> {
	const { rows } = await database.query<{ newest: number | null }>(
		`SELECT max(m.cohort) AS newest FROM outcomes m
		JOIN outcomes p ON (p.college_id, p.list, p.year, p.level, p.cohort, p.measure) = (m.college_id, m.list, m.year, m.level, m.cohort, 'placed')
		WHERE m.college_id = $1 AND m.measure = 'median-salary' AND m.mark IS NULL AND p.mark IS NULL AND p.value >= $2
			AND m.level LIKE 'ug%'`,
		[id, MIN_PEOPLE],
	);
	const newest = rows[0]?.newest ?? undefined;
	if (newest === undefined) return [];
	if (lead.level !== "Undergraduate") return [`leads with ${lead.level}, though undergraduates of ${newest} are held`];
	return lead.year <= newest ? [] : [`leads with ${lead.year}, newest is ${newest}`];
}

async function checkGraduates(id: string, page: Page): Promise<string[]> {
	const table = page.screen.queryByRole("table", { name: "Graduates by level and year" });
	if (table === null) return [];
	const rows = await listGraduates(database, id);
	const wrong: string[] = [];
	for (const row of within(table).getAllByRole("row").slice(1)) {
		const text = textOf(row);
		const [cell] = within(row).getAllByRole("cell");
		const year = Number(/\d{4}/.exec(cell === undefined ? "" : textOf(cell))?.[0]);
		const median = /₹[\d,]+/.exec(text)?.[0];
		if (median === undefined) continue;
		count("medians");
		const value = readRupees(median);
		const same = rows.filter(
			(each) => each.cohort === year && each.median === value && text.includes(inIndia(each.placed)),
		);
		if (same.length === 0) wrong.push(`“${text}” is not held`);
		else if (same.every(({ placed }) => placed !== null && placed < MIN_PEOPLE)) wrong.push(`“${text}” tells of few`);
	}
	return wrong;
}

/** Both points must be known more exactly than the distance. */
async function checkDistances(pin: string, page: Page): Promise<string[]> {
	const from = await pointOfPin(database, pin);
	const wrong: string[] = [];
	for (const card of page.screen.queryAllByRole("article")) {
		const shown = /([\d,]+) km away/.exec(textOf(card))?.[1];
		if (shown === undefined) continue;
		count("distances");
		const slug = slugOf(card);
		const isExact = ({ of }: { of: string }) => of === "place" || of === "town";
		const points = (await exactPoints(database, slug)).filter(isExact);
		const near = from === undefined || !isExact(from) ? [] : points.map((point) => kilometresBetween(from, point));
		if (!near.some((km) => Math.abs(km - toNumber(shown)) <= 0.6))
			wrong.push(`${slug}: ${shown} km, points give ${near.map(Math.round).join(", ") || "none"}`);
	}
	return wrong;
}

/** A first-year total requires tuition and living costs, and is the sum of the parts above it. */
function checkMoney(page: Page): string[] {
	const section = page.screen.queryByRole("region", { name: /Cost of the first year/ });
	if (section === null) return [];
	const text = textOf(section);
	const total = /First year, at least\s*₹([\d,]+)/.exec(text)?.[1];
	const [table] = within(section).queryAllByRole("table", { name: /Parts of the first year/ });
	const parts = (table === undefined ? [] : within(table).getAllByRole("row")).flatMap((row) => {
		const rupees = /in rupees\s+₹([\d,]+)/.exec(textOf(row))?.[1];
		return rupees === undefined ? [] : [{ name: /^\w+/.exec(textOf(row))?.[0] ?? "", rupees: toNumber(rupees) }];
	});
	count("sums");
	const names = parts.map(({ name }) => name);
	if (total === undefined)
		return names.includes("Tuition") && names.includes("Living") ? ["has tuition and living and no total"] : [];
	if (!names.includes("Tuition") || !names.includes("Living"))
		return [`has a total without its main parts: ${names.join(", ")}`];
	const sum = parts.reduce((all, { rupees }) => all + rupees, 0);
	// Each part is rounded to a rupee.
	return Math.abs(sum - toNumber(total)) <= parts.length ? [] : [`total ${total}, parts give ${sum}`];
}

function slugOf(card: HTMLElement): string {
	const [, slug = ""] =
		/^\/college\/([^/#?]+)$/.exec(
			within(card).getAllByRole("heading")[0]?.querySelector("a")?.getAttribute("href") ?? "",
		) ?? [];
	return slug;
}

function readCount(words: string): { total: number; inDirectory: number } {
	const listed = /([\d,]+) institutions?/.exec(words)?.[1];
	const others = /([\d,]+) from other lists/.exec(words)?.[1];
	const inDirectory = listed === undefined ? 0 : toNumber(listed);
	if (others !== undefined) return { total: inDirectory + toNumber(others), inDirectory };
	return { total: inDirectory, inDirectory };
}

const toNumber = (text: string): number => Number(text.replaceAll(",", ""));
const readRupees = (text: string): number => toNumber(/₹([\d,]+)/.exec(text)?.[1] ?? "");
const inIndia = (value: number | null): string => (value === null ? "" : new Intl.NumberFormat("en-IN").format(value));
const inWords = (list: string): string => list.replaceAll("-", " ").replace(/y$/, "");
const isOf = (level: string | undefined, row: Graduates): boolean =>
	level === "Level not stated" ? row.level === "unstated" : (level === "Undergraduate") === row.level.startsWith("ug");

type Rank = { list: string; year: number; place: string };

/** Overall lists and those of the large subjects, which people mean by a rank. */
const WIDE = ["university", "engineering", "management", "medical", "law", "college"];
const FIELD_OF_PROGRAMME = {
	"Engineering and Technology": "engineering",
	Management: "management",
	Medicine: "medical",
};
const SHOWN_YEARS = 3;

/**
 * All places of the institution's newest year: overall, then main field, best wide list, best narrow list. A band counts as its first
 * rank. Empty if that year is three before the newest.
 */
async function newestRanks(database: Pool, collegeId: string): Promise<Rank[]> {
	const { rows } = await database.query<Rank>(
		`SELECT list, year, coalesce(rank::text, band) AS place FROM rankings
		WHERE college_id = $1 AND year = (SELECT max(year) FROM rankings WHERE college_id = $1)
			AND year > (SELECT max(year) FROM rankings) - ${SHOWN_YEARS}
		ORDER BY array_position(ARRAY['overall'], list), list IS DISTINCT FROM $3, list <> ALL($2),
			coalesce(rank, substring(band FROM '\\d+')::int), list`,
		[collegeId, WIDE, await mainFieldOf(database, collegeId)],
	);
	return rows;
}

/**
 * Places allowed in the page's head: first the main field's, or the overall one for a college of many fields, then all of its newest
 * year.
 */
async function headRanks(database: Pool, collegeId: string): Promise<Rank[]> {
	const { rows } = await database.query<Rank>(
		`SELECT list, year, coalesce(rank::text, band) AS place FROM rankings WHERE college_id = $1
		ORDER BY year DESC, coalesce(rank, substring(band FROM '\\d+')::int), list`,
		[collegeId],
	);
	const main = await mainFieldOf(database, collegeId);
	const [newest] = rows;
	const [first] = rows.filter(
		({ list, year }) =>
			(main === undefined ? WHOLE_LISTS.some((whole) => whole === list) : list === main) &&
			(newest?.year ?? 0) - year < SHOWN_YEARS,
	);
	const others = rows.filter((rank) => rank !== first && rank.year === newest?.year);
	return [...(first === undefined ? [] : [first]), ...others];
}

async function mainFieldOf(database: Pool, collegeId: string): Promise<string | undefined> {
	const ofCollege = [collegeId];
	const ranked = await database.query<{ list: string; year: number }>(
		"SELECT list, year FROM rankings WHERE college_id = $1",
		ofCollege,
	);
	const graduates = await database.query<{ list: string; level: string; year: number; cohort: number; value: number }>(
		"SELECT list, level, year, cohort, value FROM outcomes WHERE college_id = $1 AND measure = 'graduated'",
		ofCollege,
	);
	const approved = await database.query<{ list: string; seats: number }>(
		`SELECT $2::jsonb ->> programme AS list, seats FROM intakes
		WHERE college_id = $1 AND $2::jsonb ? programme AND seats IS NOT NULL AND mode IN ('regular', 'part-time')`,
		[collegeId, JSON.stringify(FIELD_OF_PROGRAMME)],
	);
	return mainFieldNaively({ ranked: ranked.rows, graduates: graduates.rows, approved: approved.rows });
}
