import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { SITE_TITLES } from "./home-page.tsx";

const WEB = join(import.meta.dirname, "../../../web/app");
const messagesOf = (noun: string, language: string) =>
	JSON.parse(readFileSync(join(WEB, noun, `messages.${language}.json`), "utf8"))[noun];

test("the titles in grey are those that the site shows", () => {
	const shown = ["en", "hi"].map((language) => {
		const { exams, byCategory, byState, topRanked, abroad } = messagesOf("home", language);
		return [exams, byCategory, byState, topRanked, abroad, messagesOf("news", language).newest];
	});
	const titles = Object.values(SITE_TITLES);
	expect([titles.map(([en]) => en), titles.map(([, hi]) => hi)]).toEqual(shown);
});
