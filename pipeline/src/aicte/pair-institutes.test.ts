import { describe, expect, test } from "vitest";
import { pairInstitutes } from "#pipeline/aicte/pair-institutes.ts";
import type { AicteInstitute } from "#pipeline/aicte/read.ts";
import type { CollegeKind, DirectoryCollege } from "#pipeline/aishe/colleges.ts";
import { toDistrictId, toStateSlug } from "#pipeline/geo/places.ts";

const KINDS: Record<string, CollegeKind> = { C: "college", S: "standalone", U: "university" };

/** Rows are `C-1 | Name | State | District`. */
function listed(...rows: string[]): DirectoryCollege[] {
	return rows.map((row) => {
		const [code = "", name = "", state = "", district = ""] = row.split("|").map((part) => part.trim());
		const stateSlug = toStateSlug(state) ?? "";
		return {
			code,
			name,
			kind: KINDS[code[0] ?? ""] ?? "college",
			otherNames: [],
			stateSlug,
			district,
			districtId: toDistrictId(stateSlug, district),
			sourceId: "aishe",
		};
	});
}

/** A row is `id | Name | Address | DISTRICT | State`. */
function approved(row: string, change: Partial<AicteInstitute> = {}, level = "UNDER GRADUATE"): AicteInstitute {
	const [id = "", name = "", address = "", district = "", state = ""] = row.split("|").map((part) => part.trim());
	const course = {
		programme: "",
		course: "",
		courseType: "",
		shift: "",
		availability: "",
		intake: "60",
		line: 1,
		level,
	};
	const institute = { file: "", line: 1, year: 2025, id, name, address, district, state, courses: [course] };
	const rest = { institutionType: "Private-Self Financing", university: "", women: "N", minority: "N" };
	return { ...institute, ...rest, ...change };
}

const pair = (institutes: AicteInstitute[], directory: DirectoryCollege[]) =>
	Object.fromEntries([...pairInstitutes(institutes, directory)].map(([id, { collegeId }]) => [id, collegeId]));

describe("an AICTE institute", () => {
	test("is never paired by its name alone: another district is another college", () => {
		const directory = listed("C-1 | Oxford Engineering College | Tamil Nadu | Tiruchirappalli");
		expect(pair([approved("1 | OXFORD ENGINEERING COLLEGE | POLUR | TIRUVANNAMALAI | Tamil Nadu")], directory)).toEqual(
			{},
		);
		expect(
			pair([approved("1 | OXFORD ENGINEERING COLLEGE | PIRATTIYUR | TIRUCHIRAPPALLI | Tamil Nadu")], directory),
		).toEqual({ 1: "C-1" });
	});

	test("is the one in its district when several share its name", () => {
		const directory = listed(
			"C-1 | Nalanda Degree College | Andhra Pradesh | Kurnool",
			"C-2 | Nalanda Degree College | Andhra Pradesh | Chittoor",
		);
		expect(pair([approved("1 | NALANDA DEGREE COLLEGE | V KOTA | CHITTOOR | Andhra Pradesh")], directory)).toEqual({
			1: "C-2",
		});
	});

	test("is paired with none when two in its district fit equally", () => {
		const directory = listed(
			"C-1 | JK Institute of Management and Technology | Haryana | Karnal",
			"C-2 | J.K. Institute of Management Technology | Haryana | Karnal",
		);
		expect(
			pair([approved("1 | J K INSTITUTE OF MANAGEMENT TECHNOLOGY | INDRI ROAD | KARNAL | Haryana")], directory),
		).toEqual({});
	});

	test("is distinguished from the other schools of its campus by their fields", () => {
		const directory = listed(
			"S-1 | Paavai Polytechnic College, Pachal | Tamil Nadu | Namakkal",
			"C-2 | Paavai College of Pharmacy | Tamil Nadu | Namakkal",
		);
		const institutes = [
			approved("1 | PAAVAI ENGINEERING COLLEGE | PACHAL | NAMAKKAL | Tamil Nadu"),
			approved("2 | PAAVAI POLYTECHNIC COLLEGE | PACHAL | NAMAKKAL | Tamil Nadu"),
		];
		expect(pair(institutes, directory)).toEqual({ 2: "S-1" });
	});

	test("with a common name is the one in the district's main town only if its address names that town", () => {
		const directory = listed("C-1 | Government First Grade College, Tumkur | Karnataka | Tumakuru");
		const elsewhere = approved("1 | GOVERNMENT FIRST GRADE COLLEGE | BH ROAD, TIPTUR | TUMKUR | Karnataka");
		const there = approved("2 | GOVERNMENT FIRST GRADE COLLEGE | BH ROAD, TUMKUR | TUMKUR | Karnataka");
		expect(pair([elsewhere], directory)).toEqual({});
		expect(pair([there], directory)).toEqual({ 2: "C-1" });
	});

	test("is found under another spelling, without the society before it, and with its place behind it", () => {
		const directory = listed(
			"C-1 | Madura Sai Institute of IT & Management, Proddutur | Andhra Pradesh | Y.S.R.",
			"C-2 | Mahatma Education Societys Pillai HOC College of Engineering, Rasayani | Maharashtra | Raigad",
			"S-3 | 4009-Government Polytechnic, Bramhapuri | Maharashtra | Chandrapur",
			"C-4 | K.V.G. College of Arts | Karnataka | Dakshina Kannada",
		);
		const institutes = [
			approved("1 | MADHURA SAI INSTITUTE OF IT & MANAGEMENT | PRODDATUR KADAPA (DT.) | YSR DISTRICT | Andhra Pradesh"),
			approved("2 | PILLAI HOC COLLEGE OF ENGINEERING | RASAYANI | RAIGAD | Maharashtra"),
			approved("3 | GOVERNMENT POLYTECHNIC,BRAMHAPURI | TA:-BRAMHAPURI | CHANDRAPUR | Maharashtra", {}, "DIPLOMA"),
			approved("4 | K V G COLLEGE OF ARTS | SULLIA | D KANNADA(DK) | Karnataka"),
		];
		expect(pair(institutes, directory)).toEqual({ 1: "C-1", 2: "C-2", 3: "S-3", 4: "C-4" });
	});

	test("lies in the new part of a divided district, if its address names that part", () => {
		const directory = listed("C-1 | Helapuri Institute of Technology & Science | Andhra Pradesh | Eluru");
		const institute = approved(
			"1 | HELAPURI INSTITUTE OF TECHNOLOGY & SCIENCE | VEGAVARAM, ELURU | WEST GODAVARI | Andhra Pradesh",
		);
		expect(pair([institute], directory)).toEqual({ 1: "C-1" });
	});

	test("of a college listed twice in the directory is the wing that teaches the approved courses", () => {
		const directory = listed(
			"C-1 | Vijaya Engineering College | Telangana | Khammam",
			"S-2 | VIJAYA ENGINEERING COLLEGE | Telangana | Khammam",
		);
		const row = "1 | VIJAYA ENGINEERING COLLEGE | AMMAPALEM | KHAMMAM | Telangana";
		expect(pair([approved(row)], directory)).toEqual({ 1: "C-1" });
		expect(pair([approved(row, {}, "DIPLOMA")], directory)).toEqual({ 1: "S-2" });
	});

	test("loses the college to the institute of the same name in the college's town", () => {
		const directory = listed("C-1 | Zeal College of Engineering & Research, Narhe | Maharashtra | Pune");
		const institutes = [
			approved("1 | ZEAL COLLEGE OF ENGINEERING AND RESEARCH | NARHE-DHAYARI ROAD, NARHE | PUNE | Maharashtra"),
			approved("2 | ZEAL COLLEGE OF ENGINEERING AND RESEARCH | INDURI, TALEGAON | PUNE | Maharashtra"),
		];
		expect(pair(institutes, directory)).toEqual({ 1: "C-1" });
	});

	test("as a department is its university; a campus elsewhere is not", () => {
		const directory = listed(
			"U-1 | Kurukshetra University, Kurukshetra | Haryana | Kurukshetra",
			"U-2 | Amrita Vishwa Vidyapeetham, Coimbatore | Tamil Nadu | Coimbatore",
		);
		const department = approved(
			"1 | DEPARTMENT OF INSTRUMENTATION | KURUKSHETRA UNIVERSITY KURUKSHETRA | KURUKSHETRA | Haryana",
			{ institutionType: "State Government University" },
		);
		const campus = approved(
			"2 | AMRITA VISHWA VIDYAPEETHAM NAGERCOIL CAMPUS | ERACHAKULAM | KANYAKUMARI | Tamil Nadu",
			{ institutionType: "Deemed to be University(Pvt)" },
		);
		expect(pair([department, campus], directory)).toEqual({ 1: "U-1" });
	});
});
