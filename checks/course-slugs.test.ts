import { ALL_SUBJECTS, COURSE_PAGES, SUBJECTS } from "@uchit/contract/course.ts";
import { expect, test } from "vitest";
import { read } from "./source-tree.ts";

test("no course shares its slug with a category, another course, `in` or an institution", () => {
	const slugs = SUBJECTS.map(({ slug }) => slug);
	expect(slugs).toEqual([...new Set(slugs)]);
	expect(slugs).not.toContain(ALL_SUBJECTS);
	const addresses = new Set(
		["slugs", "former-slugs"].flatMap((file) =>
			read(`data/sources/${file}.csv`)
				.split("\n")
				.flatMap((line) => line.split(",")),
		),
	);
	expect(addresses.size).toBeGreaterThan(70_000);
	expect(slugs.filter((slug) => addresses.has(slug))).toEqual([]);
	expect(COURSE_PAGES.length).toBeGreaterThan(50);
});
