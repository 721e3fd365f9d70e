import { Answer } from "@uchit/contract/answer.ts";
import { CollegeResults } from "@uchit/contract/college.ts";
import { ExamList } from "@uchit/contract/exam-list.ts";
import { Suggestions } from "@uchit/contract/suggest.ts";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type * as z from "zod";
import { text } from "#backend/db/columns.ts";
import { readRows } from "#backend/db/read-rows.ts";
import { useBackend } from "#backend/testing/backend.ts";
import { searchDepth } from "#backend/testing/depth.ts";
import { useSeedGuides } from "#backend/testing/guides.ts";
import { drawHindiSearches, spellingsOf } from "#backend/testing/hindi-spellings.ts";

const backend = useBackend();
const { exams } = useSeedGuides(backend);
const SEARCHES_AT_FULL_DEPTH = 200;

test("Hindi searches, 200 at full depth, give the same total and first result in four spellings, on both pages", async () => {
	const places = await readRows(
		backend.db,
		{ name: text },
		sql`SELECT name_hi AS name FROM (SELECT name_hi FROM states UNION SELECT name_hi FROM districts) named
			WHERE name_hi IS NOT NULL ORDER BY name_hi COLLATE "C"`,
	);
	const names = exams.flatMap(({ nameHi }) => nameHi ?? []);
	const unlike: string[] = [];
	for (const search of drawHindiSearches(
		places.map(({ name }) => name),
		names,
		searchDepth(SEARCHES_AT_FULL_DEPTH).numRuns,
	)) {
		const plain = await findAll(search);
		for (const [how, spelling] of Object.entries(spellingsOf(search))) {
			const found = await findAll(spelling);
			if (found !== plain) unlike.push(`${search}, ${how}: ${found} instead of ${plain}`);
		}
	}
	expect(unlike).toEqual([]);
});

test("invisible characters, wide letters, ligatures and a missing nukta do not change earlier failing searches", async () => {
	const totalOf = async (q: string) => (await get(CollegeResults, "colleges", q)).total;
	for (const [odd, plain] of [
		["महाराष्\u200dट्र", "महाराष्ट्र"],
		["विश्\u200cवविद्यालय", "विश्वविद्यालय"],
		["Guwa\u00adhati", "Guwahati"],
		["ＩＩＴ", "IIT"],
		["ﬁnance", "finance"],
		["बी.एच.यू.", "बीएचयू"],
		["छत्तीसगढ", "छत्तीसगढ़"],
		["चंडीगढ", "चंडीगढ़"],
	] as const)
		expect(await totalOf(odd), plain).toBe(await totalOf(plain));
	expect(await totalOf("छत्तीसगढ")).toBeGreaterThan(1_000);
});

test("a verb, a relative or the language of a school is no far town, though it sounds like one", async () => {
	for (const q of [
		"मेरा बेटा नीट में 300 अंक लाया है, MBBS मिलेगा क्या",
		"मेरी पोती नीट में 300 अंक पाकर रो रही है",
		"दादी की इच्छा है, नीट में 400 अंक आए हैं",
		"meri beti neet me 450 number layi hai",
		"kcet 15000 rank 3a kannada medium",
		"marathi medium mht cet 91 percentile",
	]) {
		const { readings, unread } = await get(Answer, "ask", q);
		expect(
			readings.filter(({ kind }) => ["state", "district", "town", "college"].includes(kind)),
			q,
		).toEqual([]);
		expect(unread, q).toEqual([]);
	}
	for (const [q, place] of [
		["लुधियाना बीटेक कॉलेज", "punjab/ludhiana"],
		["पटना में बीएड", "bihar/patna"],
		["गुना के कॉलेज", "madhya-pradesh/guna"],
	]) {
		const { readings } = await get(Answer, "ask", q ?? "");
		expect(readings.find(({ kind }) => kind === "district")?.value, q).toBe(place);
	}
});

async function findAll(q: string): Promise<string> {
	const [searched, requested, suggested, ofExams] = await Promise.all([
		get(CollegeResults, "colleges", q),
		get(Answer, "ask", q),
		get(Suggestions, "suggest", q),
		get(ExamList, "exams", q),
	]);
	return [
		`${searched.total} ${searched.items[0]?.slug}`,
		`${requested.intent} ${requested.list?.total} ${requested.colleges[0]?.slug} ${requested.readings.map(({ id }) => id)}`,
		suggested.items.map(({ value }) => value).join(),
		`${ofExams.total} ${ofExams.items[0]?.slug}`,
	].join(" | ");
}

function get<Schema extends z.ZodType>(schema: Schema, of: string, q: string): Promise<z.output<Schema>> {
	return backend.read(schema, `/v1/${of}?q=${encodeURIComponent(q)}`);
}
