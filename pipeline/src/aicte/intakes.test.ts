import { describe, expect, test } from "vitest";
import { toAicteFacts, toPin } from "#pipeline/aicte/facts.ts";
import { toIntakes } from "#pipeline/aicte/intakes.ts";
import type { AicteCourse, AicteInstitute } from "#pipeline/aicte/read.ts";

const course = (change: Partial<AicteCourse>): AicteCourse => ({
	line: 1,
	programme: "ENGINEERING AND TECHNOLOGY",
	level: "UNDER GRADUATE",
	course: "CIVIL ENGINEERING",
	courseType: "Course Institute-1",
	shift: "1st Shift",
	availability: "FULL TIME",
	intake: "60",
	...change,
});
const institute = (change: Partial<AicteInstitute>): AicteInstitute => ({
	file: "aicte/2025_approved_institutes/goa.json.gz",
	line: 1,
	year: 2025,
	id: "1-1",
	name: "A COLLEGE",
	address: "MAIN ROAD, PANAJI 403 001",
	district: "NORTH GOA",
	state: "Goa",
	institutionType: "Private-Self Financing",
	university: "Goa University",
	women: "N",
	minority: "",
	courses: [],
	...change,
});
const read = (...courses: AicteCourse[]) => toIntakes([institute({ courses })], () => "C-1");

describe("approved seats", () => {
	test.each([
		[{ programme: "ENGINEERING AND TECHNOLOGY", level: "UNDER GRADUATE", course: "CIVIL ENGINEERING" }, "btech"],
		[{ programme: "ENGINEERING AND TECHNOLOGY", level: "DIPLOMA", course: "CIVIL ENGINEERING" }, "diploma"],
		[{ programme: "ENGINEERING AND TECHNOLOGY", level: "POST GRADUATE", course: "MCA" }, "mca"],
		[{ programme: "MANAGEMENT", level: "POST GRADUATE", course: "MBA(FINANCE)" }, "mba"],
		[{ programme: "MANAGEMENT", level: "POST GRADUATE", course: "MMS" }, undefined],
		[{ programme: "MANAGEMENT", level: "POST GRADUATE DIPLOMA", course: "PGDM" }, "pgdm"],
		[{ programme: "Management", level: "UG", course: "BBA" }, "bba"],
		[{ programme: "COMPUTER APPLICATIONS", level: "POST GRADUATE", course: "COMPUTER APPLICATIONS" }, "mca"],
		[{ programme: "MANAGEMENT", level: "Integrated", course: "BBA/MBA" }, undefined],
		[{ programme: "DESIGN", level: "UNDER GRADUATE", course: "DESIGN" }, undefined],
	])("map field, level and course to their degree: %o", (change, degree) => {
		expect(read(course(change)).intakes[0]?.degree).toBe(degree);
	});

	test("in online and distance courses are marked, as they are not seats of a campus", () => {
		const { intakes } = read(
			course({ courseType: "Course Online", shift: "", intake: "40000" }),
			course({ courseType: "ODL Course", shift: "" }),
			course({}),
		);
		expect(intakes.map(({ mode }) => mode)).toEqual(["online", "distance", "regular"]);
	});

	test("printed twice are recorded twice, each at its own position", () => {
		const { intakes } = read(course({ intake: "120" }), course({ intake: "60" }));
		expect(intakes.map(({ entry, seats }) => [entry, seats])).toEqual([
			[1, 120],
			[2, 60],
		]);
	});

	test("in a row with shifted columns are refused, with the line", () => {
		const { intakes, refusals } = read(
			course({ line: 7, level: "UG", course: "1st Shift", shift: "4", availability: "NOT ELIGIB", intake: "0" }),
		);
		expect(intakes).toEqual([]);
		expect(refusals).toMatchObject([{ line: 7, reason: "the columns of the row are shifted" }]);
	});
});

describe("the AICTE facts of an institute", () => {
	const facts = (change: Partial<AicteInstitute>, collegeId = "C-1") =>
		Object.fromEntries(
			toAicteFacts(
				[institute(change)],
				() => collegeId,
				() => "U-9",
			).map(({ field, value }) => [field, value]),
		);

	test("leave out empty fields: unknown does not mean no", () => {
		expect(facts({})).toMatchObject({ "women-only": "no" });
		expect(facts({})).not.toHaveProperty("minority");
	});

	test("name the owner in three words, and the affiliating university by its code", () => {
		expect(facts({ institutionType: "Deemed to be University(Govt)" })).toMatchObject({
			ownership: "government",
			"affiliated-to": "U-9",
		});
	});

	test("for a department do not apply to its university: neither address nor women only", () => {
		const printed = facts({ women: "Y" }, "U-9");
		expect(printed).toMatchObject({ "recognised-by": "aicte" });
		expect(printed).not.toHaveProperty("address");
		expect(printed).not.toHaveProperty("women-only");
		expect(printed).not.toHaveProperty("affiliated-to");
	});

	test("find the PIN code in an address, and ignore telephone numbers", () => {
		expect(toPin("PANAJI 403 001")).toBe("403001");
		expect(toPin("TIPTUR-572201, KARNATAKA")).toBe("572201");
		expect(toPin("PH 9848042299")).toBeUndefined();
		expect(toPin("H NO 012345")).toBeUndefined();
	});
});
