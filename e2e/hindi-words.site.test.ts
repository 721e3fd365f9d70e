import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { SITE_PAGES } from "../checks/site-pages.ts";
import { parsePage, unmarkedTexts } from "./support/parsed-page.ts";
import { request } from "./support/site.ts";

/** English words of sentences, not of names such as "Indian Institute of Technology" or "B.Tech". */
const ENGLISH = /\b(?:the|not|is|are|was|from|with|who|that|this|about|written|stated|unknown|known|undated|checked)\b/;
const STATES = readFileSync("data/sources/hindi-names/states.csv", "utf8")
	.split("\n")
	.slice(1)
	.map((row) => row.split(",")[0]?.replaceAll("-", " ") ?? "")
	.filter((name) => name !== "" && name !== "delhi");
const STATE = new RegExp(`^(?:[^,]*[,·:] )?(?:${STATES.join("|")})(?: ·.*)?$`, "i");

const INSTITUTION = /Institut|College|Universit/;

const PAGES_LEFT_OUT = new Set([
	"predict",
	"predict-empty",
	"predict-class",
	"predict-class-exam",
	"predict-refused",
	"compare",
	"college-not-there",
	"list-empty",
]);
const PAGES = SITE_PAGES.filter(({ name, isAccount }) => !isAccount && !PAGES_LEFT_OUT.has(name));

test.each(PAGES)(
	"the Hindi page $name says no English sentence and no English name of a state that is not marked",
	{ timeout: 60_000 },
	async ({ path }) => {
		const answer = await request(`/hi${path === "/" ? "" : path}`);
		const texts = unmarkedTexts(parsePage(await answer.text()).body);
		expect(texts.filter((text) => ENGLISH.test(text) || (STATE.test(text) && !INSTITUTION.test(text)))).toEqual([]);
	},
);
