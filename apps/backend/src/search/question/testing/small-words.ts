import { fileURLToPath } from "node:url";
import { readGuides } from "#backend/content/seed/read-guides.ts";
import { buildCollegeIndex } from "#backend/search/college-index.ts";
import { buildExamIndex } from "#backend/search/exams/exam-index.ts";
import type { SearchRows } from "#backend/search/queries/search-rows.ts";
import { buildLexicon } from "../lexicon.ts";
import { buildNames } from "../names.ts";

const CONTENT = fileURLToPath(new URL("../../../../../../content", import.meta.url));
const ON = "2026-11-27";

const COLLEGES: readonly (readonly [name: string, district: string, rank?: number])[] = [
	["Anna University", "tamil-nadu/chennai", 20],
	["BMS College of Engineering", "karnataka/bengaluru", 99],
	["College of Engineering Guindy", "tamil-nadu/chennai", 13],
	["Government Law College", "maharashtra/mumbai"],
	["Hindu College", "delhi/central-delhi", 1],
	["Indian Institute of Management Ahmedabad", "gujarat/ahmedabad", 1],
	["Indian Institute of Technology Bombay", "maharashtra/mumbai", 3],
	["Indian Institute of Technology Delhi", "delhi/central-delhi", 2],
	["Manipal Institute of Technology", "karnataka/udupi", 58],
	["Monad University", "uttar-pradesh/hapur"],
	["National Institute of Technology Tiruchirappalli", "tamil-nadu/tiruchirappalli", 9],
	["Patna University", "bihar/patna", 150],
	["St. Stephen's College", "delhi/central-delhi", 3],
	["University of Delhi", "delhi/central-delhi", 5],
	["Vellore Institute of Technology", "tamil-nadu/vellore", 16],
	["Chennai Science College, Chennai", "tamil-nadu/chennai"],
	["Government Engineering College Pune", "maharashtra/pune"],
];

const STATES = [
	...(["Bihar", "Delhi", "Gujarat", "Karnataka", "Maharashtra", "Tamil Nadu", "Uttar Pradesh"] as const),
].map((name) => ({ slug: toSlug(name), name, nameHi: null }));
const DISTRICTS = [
	...(["bihar/Patna", "delhi/Central Delhi", "gujarat/Ahmedabad", "karnataka/Udupi", "karnataka/Bengaluru"] as const),
	...(["maharashtra/Mumbai", "maharashtra/Pune", "tamil-nadu/Chennai", "tamil-nadu/Tiruchirappalli"] as const),
	...(["tamil-nadu/Vellore", "uttar-pradesh/Hapur"] as const),
]
	.map((district) => district.split("/"))
	.map(([stateSlug = "", name = ""]) => ({
		...{ id: `${stateSlug}/${toSlug(name)}`, stateSlug, name, nameHi: null, latitude: null, longitude: null },
	}));

export async function buildSmallWords() {
	const index = await buildCollegeIndex(toRows());
	const { exams, countries } = readGuides(CONTENT);
	const published = exams.map((record, id) => ({ id, record, updatedOn: ON }));
	const lexicon = buildLexicon(index, {
		exams: buildExamIndex(published, STATES),
		countries: countries.map((record) => ({ record, updatedOn: ON })),
		abroad: [
			{ id: "us-1", country: "us", name: "Stanford University", also_called: [], domains: ["stanford.edu"] },
			{
				id: "us-2",
				country: "us",
				name: "Massachusetts Institute of Technology",
				also_called: [],
				domains: ["mit.edu"],
			},
			{ id: "gb-1", country: "gb", name: "University of Oxford", also_called: [], domains: ["ox.ac.uk"] },
			{ id: "ca-1", country: "ca", name: "University of Waterloo", also_called: [], domains: ["uwaterloo.ca"] },
		],
		schemes: [{ slug: "pragati", name: "AICTE Pragati Scholarship" }],
	});
	return { colleges: index.colleges, lexicon, names: buildNames(index, lexicon) };
}

function toSlug(name: string): string {
	return name.toLowerCase().replaceAll(" ", "-");
}

function toRows(): SearchRows {
	const isUniversity = (name: string) => name.includes("University");
	const colleges = COLLEGES.map(([name, districtId], place) => ({
		...{ id: `${isUniversity(name) ? "U" : "C"}-${place}`, slug: toSlug(name), name, officialName: name, city: null },
		...{ kind: isUniversity(name) ? ("university" as const) : ("college" as const), districtId, inDirectory: true },
		...{ stateSlug: districtId.slice(0, districtId.indexOf("/")), sourceId: "test" },
	}));
	const idOf = (name: string) => colleges.find((college) => college.name === name)?.id ?? "";
	return {
		...{ version: "test", colleges, states: STATES, districts: DISTRICTS, pins: [], names: [] },
		towns: [{ name: "Manipal", stateSlug: "karnataka", population: 50_000, latitude: 13.35, longitude: 74.79 }],
		aliases: [
			{ collegeId: idOf("BMS College of Engineering"), name: "BMS" },
			{ collegeId: idOf("Manipal Institute of Technology"), name: "Manipal" },
			{ collegeId: idOf("University of Delhi"), name: "DU" },
		],
		places: COLLEGES.flatMap(([, , rank], place) => {
			const collegeId = colleges[place]?.id;
			if (rank === undefined || collegeId === undefined) return [];
			return { collegeId, list: "overall" as const, year: 2025, rank, band: null, sourceId: "test" };
		}),
		...{ fields: [], newest: { rank: 2025, salary: 2025, seats: 2025, fee: 2025, closing: 2025 } },
		...{ categories: [], degrees: [], graduated: [], counselled: [], programmes: [], approvals: [], ownerships: [] },
		...{ universityTypes: [], womenOnly: [], seats: [], established: [], salaries: [], fees: [], ownPins: [] },
	};
}
