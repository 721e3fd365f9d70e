import { ALL_SUBJECTS, COURSE_PAGES, SUBJECTS } from "@uchit/contract/course.ts";
import { csvParse } from "d3-dsv";
import { expect, test } from "vitest";
import { read } from "./source-tree.ts";

const table = (name: string) => csvParse(read(`data/sources/${name}`));
const values = (name: string, column: string) => table(name).map((row) => row[column] ?? "");

test("every institution has a unique address, in kebab case", () => {
	const slugs = values("slugs.csv", "slug");
	expect(slugs.length).toBeGreaterThan(70_000);
	expect(new Set(slugs).size).toBe(slugs.length);
	expect(slugs.filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
	expect(slugs).not.toContain("review");
});

test("no course shares its slug with a category, another course, `in` or an institution", () => {
	const courses = SUBJECTS.map(({ slug }) => slug);
	expect(courses).toEqual([...new Set(courses)]);
	expect(courses).not.toContain(ALL_SUBJECTS);
	const addresses = new Set([...values("slugs.csv", "slug"), ...values("former-slugs.csv", "slug")]);
	expect(courses.filter((slug) => addresses.has(slug))).toEqual([]);
	expect(COURSE_PAGES.length).toBeGreaterThan(50);
});

test("every reviewed decision gives a reason", () => {
	for (const name of ["matches.csv", "names.csv", "own-institutions.csv"]) {
		const column = name === "own-institutions.csv" ? "reason" : "why";
		expect(values(name, column).filter((why) => why.trim() === "")).toEqual([]);
	}
});

test("every decision on which institution or place a list means gives a reason", () => {
	for (const name of ["aicte/districts.csv", "nmc/places.csv", "nmc/matches.csv", "affiliations/universities.csv"]) {
		expect(values(name, "why").filter((why) => why.trim() === "")).toEqual([]);
	}
	const reviewed = table("aicte/pairs.csv").filter((row) => row.by === "reviewed");
	expect(reviewed.length).toBeGreaterThan(100);
	expect(reviewed.filter(({ why }) => why?.trim() === "")).toEqual([]);
});

test("each well-known name belongs to one institution", () => {
	const names = values("names.csv", "name");
	expect(names.length).toBeGreaterThan(900);
	expect(new Set(names).size).toBe(names.length);
});
