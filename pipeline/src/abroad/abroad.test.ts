import { readFileSync } from "node:fs";
import { CountryRecord } from "@uchit/contract/country.ts";
import { describe, expect, test } from "vitest";
import { buildAbroad } from "#pipeline/abroad/build.ts";
import { isDecided, readWorldDecisions } from "#pipeline/abroad/decisions.ts";
import { readCourseRows, readUsRows, readWorldRows, type WorldRow } from "#pipeline/abroad/read.ts";
import { addFoundation, type RorRecord } from "#pipeline/abroad/ror.ts";
import { createSameCollegeFinder } from "#pipeline/abroad/same-college.ts";
import { toHost, toSite } from "#pipeline/abroad/site.ts";
import { NO_EXTRA_FACTS, type University } from "#pipeline/abroad/university.ts";

const abroad = buildAbroad();
const named = (name: string) => abroad.universities.filter((university) => university.name === name);

describe("universities abroad", () => {
	test("add up to the rows read: accepted, joined or refused, each under its own id", () => {
		for (const { read, kept, joined, refused } of abroad.reports) expect(read).toBe(kept + joined + refused);
		const read = new Map(abroad.reports.map((report) => [report.dataset, report.read]));
		expect(read.get("world-universities-2026")).toBe(readWorldRows().length);
		expect(read.get("us-colleges-2020")).toBe(readUsRows().length);
		expect(read.get("cricos-2023")).toBe(readCourseRows().length);
		expect(new Set(abroad.universities.map(({ id }) => id)).size).toBe(abroad.universities.length);
	});

	test("leave out India, whose institutions are in the catalogue, and no other country", () => {
		const countries = new Set(abroad.universities.map(({ country }) => country));
		expect(countries.has("in")).toBe(false);
		expect(countries.size).toBeGreaterThan(190);
		expect(abroad.universities.filter(({ country }) => !/^[a-z]{2}$/.test(country))).toEqual([]);
	});

	test("become one row when both lists have them, with name and place from one and domains from the other", () => {
		const [harvard, ...others] = named("Harvard University");
		expect(others).toEqual([]);
		expect(harvard).toMatchObject({ id: "us-166027", city: "Cambridge", region: "Massachusetts" });
		expect(harvard?.domains).toContain("harvard.edu");
		// The world list has it under its old name.
		expect(named("Tusculum College")).toEqual([]);
		expect(named("Tusculum University")[0]?.domains).toContain("tusculum.edu");
	});

	test("are refused with another's site by a person's decision, and every decision fits some row", () => {
		expect(named("Central Methodist College")).toEqual([]);
		expect(named("Claremont McKenna College")[0]?.domains).not.toContain("central");
		const rows = readWorldRows();
		const abroadOnly = readWorldDecisions().filter(({ country }) => country !== "IN");
		const unused = abroadOnly.filter((decision) => !rows.some((row) => isDecided(decision, row)));
		expect(unused).toEqual([]);
	});

	test("are listed once after a new name or a merger, under today's name, and are found by the old names", () => {
		const cottbus = abroad.universities.filter(({ country, name }) => country === "de" && /Cottbus/.test(name));
		expect(cottbus.map(({ name }) => name)).toEqual(["Brandenburg University of Technology Cottbus - Senftenberg"]);
		expect(cottbus[0]?.alsoCalled).toContain("Brandenburgische Technische Universität Cottbus");
		expect(cottbus[0]?.domains).toEqual(expect.arrayContaining(["b-tu.de", "tu-cottbus.de"]));
		const merged = readWorldDecisions().filter(({ country, decision }) => country !== "IN" && decision.includes("."));
		expect(merged.length).toBeGreaterThan(40);
		const rows = readWorldRows();
		const isThere = (of: (typeof merged)[number]) =>
			rows.some(({ country, domains }) => country === of.country && domains.includes(of.decision));
		expect(merged.filter((decision) => !isThere(decision))).toEqual([]);
	});

	test("in the USA have the Scorecard's out-of-state figures, and no cost for residents", () => {
		expect(named("Harvard University")[0]).toMatchObject({
			tuitionUsd: 54_002,
			costUsd: 75_914,
			admissionRate: 0.0501,
			earningsUsd: 84_918,
			established: 1636,
		});
		const [berkeley] = named("University of California-Berkeley");
		expect([berkeley?.tuitionUsd, berkeley?.costUsd]).toEqual([44_066, undefined]);
		const isBelow = ({ tuitionUsd = 0, costUsd = Number.POSITIVE_INFINITY }: University) => costUsd < tuitionUsd;
		expect(abroad.universities.filter(isBelow)).toEqual([]);
		expect(abroad.universities.filter(({ admissionRate = 1 }) => admissionRate <= 0 || admissionRate > 1)).toEqual([]);
	});

	test("in the United Kingdom have their groups and common names, but no name that several share", () => {
		const [lse] = named("London School of Economics and Political Science, University of London");
		expect(lse).toMatchObject({ groups: ["Russell Group"], city: "London", established: 1895 });
		expect(lse?.alsoCalled).toContain("LSE");
		const russell = abroad.universities.filter(({ groups }) => groups.includes("Russell Group"));
		expect([russell.length, russell.every(({ country }) => country === "gb")]).toEqual([24, true]);
		expect(russell.filter(({ alsoCalled }) => alsoCalled.includes("University of London"))).toEqual([]);
	});

	test("take the town and year of a record only if no other record matches", () => {
		const records: RorRecord[] = [
			{ id: "1", country: "de", name: "A", city: "X", established: "1900", host: "a.de" },
			{ id: "2", country: "de", name: "B one", city: "Y", established: "1901", host: "b.de" },
			{ id: "3", country: "de", name: "B two", city: "Z", established: "", host: "b.de" },
		];
		const row = (name: string, domain: string): University => ({
			...NO_EXTRA_FACTS,
			id: name,
			country: "de",
			name,
			region: undefined,
			city: undefined,
			site: `https://${domain}/`,
			domains: [domain],
			latitude: undefined,
			longitude: undefined,
			sourceId: "world-universities-2026",
		});
		const found = addFoundation([row("Aaa", "a.de"), row("B two", "b.de"), row("C", "c.de")], records);
		expect(found.map(({ city, established }) => [city, established])).toEqual([
			["X", 1900],
			["Z", undefined],
			[undefined, undefined],
		]);
		expect(addFoundation([row("Aaa", "a.de"), row("Bbb", "a.de")], records).map(({ city }) => city)).toEqual([
			undefined,
			undefined,
		]);
	});

	test("have a valid link or no link", () => {
		expect(abroad.universities.filter(({ site }) => site !== undefined && !/^https?:\/\/[^/]+\./.test(site))).toEqual(
			[],
		);
	});
});

describe("a printed site", () => {
	test.each([
		["www.aamu.edu/", "https://www.aamu.edu/"],
		["WWW.FIDM.EDU", "https://www.fidm.edu/"],
		["http://www.gmc.edu/index.cms", "http://www.gmc.edu/index.cms"],
		["www.ubss.edu.au, www.gca.edu.au", "https://www.ubss.edu.au/"],
		["", undefined],
		["not given", undefined],
		["someone@example.org", undefined],
	])("%s becomes the link %s", (printed, site) => {
		expect(toSite(printed)).toBe(site);
	});

	test("is compared without its www", () => {
		expect(toHost("https://www2.example.edu/x")).toBe("example.edu");
	});
});

describe("one college in two lists", () => {
	const college = (id: string, name: string, site: string): University => ({
		...NO_EXTRA_FACTS,
		id,
		country: "us",
		name,
		site,
		region: undefined,
		city: undefined,
		domains: [],
		latitude: undefined,
		longitude: undefined,
		sourceId: "us-colleges-2020",
	});
	const find = createSameCollegeFinder([
		college("1", "North State University-Main Campus", "https://www.north.edu/"),
		college("2", "North State University-Online", "https://www.north.edu/"),
		college("3", "South College", "https://south.edu/"),
		college("4", "East College", "https://east-a.edu/"),
		college("5", "East College", "https://east-b.edu/"),
		college("6", "West College", "https://west.edu/"),
	]);
	const row = (name: string, domain: string): WorldRow => ({
		file: "",
		line: 2,
		country: "US",
		name,
		region: "",
		pages: [],
		domains: [domain],
	});

	test.each([
		["a host that one college alone has, whatever the name", row("The Old Name", "south.edu"), "3"],
		["a host that campuses share, and the name", row("North State University", "north.edu"), "1"],
		["the name alone on another host, where one college has it", row("West College", "wc.example.edu"), "6"],
		["a host that campuses share, under another name", row("North Law School", "north.edu"), undefined],
		["a name that two colleges have, on another host", row("East College", "east.edu"), undefined],
	])("%s", (_how, row, id) => {
		expect(find(row)?.id).toBe(id);
	});
});

describe("registered courses", () => {
	const course = (code: string) => abroad.courses.find((known) => known.code === code);

	test("show a fee as the register prints it, in whole dollars for the whole course", () => {
		expect(course("000326M")).toMatchObject({
			name: "Bachelor of Communication",
			field: "Creative Arts",
			states: ["New South Wales"],
			weeks: 156,
			tuition: 110_861,
			otherFees: 962,
			total: 111_823,
		});
	});

	test("have no fee for a placeholder in the register, and a total only if it includes the tuition", () => {
		expect(course("001953J")).toMatchObject({ tuition: undefined, otherFees: undefined, total: 141_320 });
		expect(abroad.courses.filter(({ tuition = 100, total = 100 }) => tuition < 100 || total < 100)).toEqual([]);
	});

	test("are in higher education, in named states, and taught in English", () => {
		expect(abroad.courses.filter(({ level }) => /Certificate I|School|Kindergarten|Non AQF/.test(level))).toEqual([]);
		expect(abroad.courses.flatMap(({ states }) => states).filter((state) => /^[A-Z]+$/.test(state))).toEqual([]);
		expect(abroad.refusals.filter(({ dataset }) => dataset === "cricos-2023")).toHaveLength(25);
	});
});

test("the median printed in the USA guide is that of these universities", () => {
	const guide = readFileSync(new URL("../../../content/countries/united-states.json", import.meta.url), "utf8");
	const { costs } = CountryRecord.parse(JSON.parse(guide));
	const printed = (kind: string) => costs.find((cost) => cost.kind === kind);
	const ofBoth = abroad.universities.filter(
		({ country, domains, admissionRate }) => country === "us" && domains.length > 0 && admissionRate !== undefined,
	);
	const tuition = ofBoth.flatMap(({ tuitionUsd }) => tuitionUsd ?? []).toSorted((a, b) => a - b);
	const living = ofBoth
		.flatMap(({ costUsd, tuitionUsd }) =>
			costUsd === undefined || tuitionUsd === undefined ? [] : costUsd - tuitionUsd,
		)
		.toSorted((a, b) => a - b);
	const middle = (sorted: number[]) => sorted[Math.floor((sorted.length - 1) / 2)];
	expect([printed("tuition")?.amount, printed("living")?.amount]).toEqual([middle(tuition), middle(living)]);
	expect(printed("tuition")?.text).toContain(tuition.length.toLocaleString("en"));
	expect(printed("living")?.text).toContain(living.length.toLocaleString("en"));
});
