import type { Drawn } from "./draw.ts";
import { UNPUBLISHED } from "./unpublished.ts";
import {
	institution,
	type Kind,
	levelOf,
	listOf,
	type Made,
	marksOf,
	nameOf,
	poolOf,
	programmeOf,
	schoolYear,
	seatOf,
} from "./words.ts";

const closing: Omit<Kind, "rows" | "count"> = {
	wording: {
		en: (row) =>
			`What was the closing ${marksOf(row)} of ${programmeOf(row)} at ${nameOf(row)} in the last round of ${row.authority} ${row.year}, ${seatOf(row)}?`,
		hinglish: (row) =>
			`${nameOf(row)} ${programmeOf(row)} ka ${row.authority} ${row.year} last round closing ${marksOf(row)} kitna tha, ${seatOf(row)}`,
		hi: (row) =>
			`${row.authority} ${row.year} के आख़िरी राउंड में ${nameOf(row)} में ${programmeOf(row)} (${seatOf(row)}) ${marksOf(row) === "rank" ? "किस रैंक" : "कितने अंक"} पर बंद हुआ?`,
	},
	make: (row) => {
		const { slug = "", exam = "", year = "", round = "", seatType = "", quota = "", gender = "", programme = "" } = row;
		const filters = { exam, year, round, seatType, quota, gender, programme };
		const given = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ""));
		return {
			...{ value: Number(row.value), unit: marksOf(row), year, pool: poolOf(row), sourceId: row.sourceId },
			lookup: {
				...{ tool: "get_cutoffs", arguments: { slug, ...given, limit: 200 } },
				row: {
					authority: row.authority ?? "",
					year: Number(year),
					round: Number(round),
					programme,
					quota,
					seatType,
					gender,
				},
				field: marksOf(row) === "rank" ? "closingRank" : "closingScore",
			},
		};
	},
};

function ofPlacements(field: "medianSalary" | "placed", unit: string): Kind["make"] {
	return (row) => {
		const { list = "", level = "", year = "", report = "" } = row;
		const pool = [levelOf(row).slice(0, 2)];
		const at = { list, level, cohort: Number(year), year: Number(report) };
		return {
			...{ value: Number(row.value), unit, year, pool, sourceId: row.sourceId },
			lookup: { ...institution(row), row: at, field },
		};
	};
}

const DAYS: Readonly<Record<string, readonly [string, string]>> = {
	exam: ["exam", "परीक्षा"],
	result: ["result", "रिज़ल्ट"],
	"admit-card": ["admit card", "एडमिट कार्ड"],
};
const BODIES: Readonly<Record<string, string>> = { aicte: "AICTE", ugc: "UGC", nmc: "NMC" };

/** In the order of the file. */
export const KINDS: Readonly<Record<string, Kind>> = {
	closing: { rows: "closing", count: 60, ...closing },
	"closing of a state": { rows: "closing of a state", count: 20, ...closing },
	rank: {
		...{ rows: "rank", count: 45 },
		wording: {
			en: (row) => `What was the NIRF ${row.year} rank of ${nameOf(row)} in the ${listOf(row)} list?`,
			hinglish: (row) => `${nameOf(row)} ki NIRF ${row.year} ${listOf(row)} me kya rank hai`,
			hi: (row) => `NIRF ${row.year} की ${listOf(row)} सूची में ${nameOf(row)} की रैंक क्या थी?`,
		},
		make: (row) => ({
			...{ value: Number(row.value), unit: "rank", year: row.year, pool: [listOf(row)], sourceId: row.sourceId },
			lookup: { ...institution(row), row: { list: row.list ?? "", year: Number(row.year) }, field: "rank" },
		}),
	},
	median: {
		...{ rows: "median", count: 35 },
		wording: {
			en: (row) =>
				`What is the median salary of ${nameOf(row)} graduates, ${levelOf(row)}, ${schoolYear(row)} batch, as reported to NIRF ${listOf(row)} ${row.report}?`,
			hinglish: (row) =>
				`${nameOf(row)} ${levelOf(row)} ka ${schoolYear(row)} batch ka median package kitna hai (NIRF ${listOf(row)} ${row.report})`,
			hi: (row) =>
				`${nameOf(row)} के ${levelOf(row)} ${schoolYear(row)} बैच का मीडियन वेतन कितना था (NIRF ${listOf(row)} ${row.report})?`,
		},
		make: ofPlacements("medianSalary", "rupees"),
	},
	placed: {
		...{ rows: "placed", count: 20 },
		wording: {
			en: (row) =>
				`How many of the ${row.graduated} ${levelOf(row)} graduates of ${nameOf(row)} were placed in ${schoolYear(row)} (NIRF ${listOf(row)} ${row.report})?`,
			hinglish: (row) =>
				`${nameOf(row)} ${levelOf(row)} me ${schoolYear(row)} me ${row.graduated} me se kitne students place hue (NIRF ${listOf(row)} ${row.report})`,
			hi: (row) =>
				`${nameOf(row)} के ${levelOf(row)} ${schoolYear(row)} के ${row.graduated} छात्रों में से कितनों को नौकरी मिली (NIRF ${listOf(row)} ${row.report})?`,
		},
		make: ofPlacements("placed", "people"),
	},
	seats: {
		...{ rows: "seats", count: 15 },
		wording: {
			en: (row) =>
				`How many AICTE-approved seats does ${nameOf(row)} have in ${row.course} (${row.level}) for ${schoolYear(row)}?`,
			hinglish: (row) =>
				`${nameOf(row)} me ${row.course} (${row.level}) ki ${schoolYear(row)} me AICTE approved kitni seats hain`,
			hi: (row) => `${schoolYear(row)} में ${nameOf(row)} में ${row.course} (${row.level}) की AICTE से स्वीकृत कितनी सीटें हैं?`,
		},
		make: seats,
	},
	"MBBS seats": {
		...{ rows: "MBBS seats", count: 15 },
		wording: {
			en: (row) => `How many MBBS seats does ${nameOf(row)} have in ${schoolYear(row)}?`,
			hinglish: (row) => `${nameOf(row)} me ${schoolYear(row)} me MBBS ki kitni seat hain`,
			hi: (row) => `${nameOf(row)} में ${schoolYear(row)} में MBBS की कितनी सीटें हैं?`,
		},
		make: seats,
	},
	fee: {
		...{ rows: "fee", count: 20 },
		wording: {
			en: (row) =>
				`What is the yearly ${coversOf(row)} fee for ${row.programme} at ${nameOf(row)} in ${schoolYear(row)}, ${row.quota} quota, as ${row.authority} lists it?`,
			hinglish: (row) =>
				`${nameOf(row)} me ${row.programme} ki ${schoolYear(row)} ki ${coversOf(row)} fees kitni hai, ${row.quota} quota, ${row.authority} list`,
			hi: (row) =>
				`${row.authority} की सूची में ${nameOf(row)} के ${row.programme} की ${schoolYear(row)} की ${coversOf(row)} फीस कितनी है (${row.quota} कोटा)?`,
		},
		make: (row) => {
			const { slug = "", authority = "", programme = "", quota = "", year = "", covers = "" } = row;
			return {
				...{
					value: Number(row.value),
					unit: "rupees",
					year,
					pool: quota === "unstated" ? [] : [quota],
					sourceId: row.sourceId,
				},
				lookup: {
					...{ tool: "GET", arguments: { path: `/v1/colleges/${slug}/fees` } },
					...{ row: { authority, programme, quota, year: Number(year), covers, seats: "regular" }, field: "amount" },
				},
			};
		},
	},
	founded: {
		...{ rows: "founded", count: 20 },
		wording: {
			en: (row) => `In which year was ${nameOf(row)} established?`,
			hinglish: (row) => `${nameOf(row)} kab establish hua tha`,
			hi: (row) => `${nameOf(row)} की स्थापना किस साल हुई?`,
		},
		make: (row) => ({
			...{ value: Number(row.value), unit: "year", pool: [], sourceId: row.sourceId },
			lookup: { ...institution(row), row: { field: "established" }, field: "value" },
		}),
	},
	place: {
		...{ rows: "place", count: 15 },
		wording: {
			en: (row) => `In which district is ${nameOf(row)}?`,
			hinglish: (row) => `${nameOf(row)} kis district me hai`,
			hi: (row) => `${nameOf(row)} किस ज़िले में है?`,
		},
		make: (row) => ({
			...{ value: row.value ?? "", unit: "text", pool: [], sourceId: row.sourceId },
			lookup: { ...institution(row), row: { slug: row.slug ?? "" }, field: "place.district" },
		}),
	},
	approval: {
		...{ rows: "approval", count: 15 },
		wording: {
			en: (row) => `Is ${nameOf(row)} in the ${row.year} list of ${BODIES[row.value ?? ""]}?`,
			hinglish: (row) => `kya ${nameOf(row)} ${BODIES[row.value ?? ""]} ki ${row.year} list me hai`,
			hi: (row) => `क्या ${nameOf(row)} ${BODIES[row.value ?? ""]} की ${row.year} की सूची में है?`,
		},
		make: (row) => ({
			...{ value: "yes", unit: "text", year: row.year, pool: [BODIES[row.value ?? ""] ?? ""], sourceId: row.sourceId },
			lookup: { ...institution(row), row: { field: "recognised-by", value: row.value ?? "" }, field: "value" },
		}),
	},
	fake: {
		...{ rows: "fake", count: 12 },
		wording: {
			en: (row) => `Is ${row.college}, ${row.place} a recognised university?`,
			hinglish: (row) => `${row.college} ${row.place} asli university hai ya fake`,
			hi: (row) => `क्या ${row.college}, ${row.place} यूजीसी से मान्यता प्राप्त है?`,
		},
		make: (row) => ({
			...{ value: "no", unit: "text", year: row.year?.slice(0, 4), pool: ["UGC", "fake"], sourceId: row.sourceId },
			lookup: {
				...{ tool: "check_institution", arguments: { name: row.college ?? "", place: row.place ?? "" } },
				...{ row: { list: "ugc-fake" }, field: "list" },
			},
		}),
	},
	day: {
		...{ rows: "day", count: 15 },
		wording: {
			en: (row) => `On which day is the ${row.college} ${row.year} ${DAYS[row.kind ?? ""]?.[0]}?`,
			hinglish: (row) => `${row.college} ${row.year} ka ${DAYS[row.kind ?? ""]?.[0]} kab hai`,
			hi: (row) => `${row.college} ${row.year} ${DAYS[row.kind ?? ""]?.[1]} कब है?`,
		},
		make: (row) => ({
			...{ value: row.value ?? "", unit: "day", year: row.year, pool: [] },
			lookup: { tool: "get_exam", arguments: { slug: row.slug ?? "" }, row: { key: row.key ?? "" }, field: "starts" },
		}),
	},
	form: {
		...{ rows: "form", count: 18 },
		wording: {
			en: (row) => `How much is the ${row.college} ${row.year} application fee for a general-category candidate?`,
			hinglish: (row) => `${row.college} ${row.year} ka form general category ke liye kitne ka hai`,
			hi: (row) => `${row.college} ${row.year} का फ़ॉर्म सामान्य वर्ग के लिए कितने रुपये का है?`,
		},
		make: (row) => ({
			...{ value: Number(row.value), unit: "rupees", year: row.year, pool: [] },
			lookup: {
				tool: "get_exam",
				arguments: { slug: row.slug ?? "" },
				row: { who: row.who ?? "" },
				field: "amountInr",
			},
		}),
	},
	open: {
		...{ rows: "open", count: 15 },
		wording: {
			en: (row) =>
				`In how many JoSAA years since 2018 would ${programmeOf(row)} at ${nameOf(row)} have been open in the last round at JEE Advanced rank ${row.value}, ${seatOf(row)}?`,
			hinglish: (row) =>
				`JEE Advanced rank ${row.value} par ${nameOf(row)} ${programmeOf(row)} 2018 se kitne saal last round me mil sakta tha, ${seatOf(row)}`,
			hi: (row) =>
				`JEE Advanced रैंक ${row.value} पर ${nameOf(row)} में ${programmeOf(row)} 2018 से कितने साल आख़िरी राउंड में खुला था (${seatOf(row)})?`,
		},
		make: (row) => {
			const { slug = "", programme = "", seatType = "", gender = "", value = "" } = row;
			const who = {
				exam: "jee-advanced",
				common: Number(value),
				category: seatType,
				gender,
				query: `${row.college} ${programme.replace(/ \(.*/, "")}`,
			};
			return {
				...{ value: Number(row.open), unit: "years", year: row.year, pool: poolOf(row), sourceId: row.sourceId },
				lookup: {
					...{ tool: "predict", arguments: who },
					...{ row: { "college.slug": slug, programme, quota: "AI" }, field: "insideYears" },
				},
			};
		},
	},
	...UNPUBLISHED,
};

function coversOf({ covers = "" }: Drawn): string {
	return covers === "all-charges" ? "total" : covers.replaceAll("-", " ");
}

function seats(row: Drawn): Made {
	const { slug = "", authority = "", course = "", level = "", year = "" } = row;
	return {
		...{ value: Number(row.value), unit: "seats", year, pool: [], sourceId: row.sourceId },
		lookup: {
			...{ tool: "GET", arguments: { path: `/v1/colleges/${slug}/courses` } },
			...{ row: { authority, course, level, year: Number(year), mode: "regular" }, field: "seats" },
		},
	};
}
