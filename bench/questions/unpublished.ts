import type { Drawn } from "./draw.ts";
import { institution, type Kind, levelOf, nameOf, programmeOf, schoolYear, seatOf } from "./words.ts";

/** What nobody publishes, or what is in no list. */
export const UNPUBLISHED: Readonly<Record<string, Kind>> = {
	"highest package": {
		...{ rows: "package", count: 15 },
		wording: {
			en: (row) => `What is the officially published highest package at ${nameOf(row)}?`,
			hinglish: (row) => `${nameOf(row)} ka highest package kitna hai, official data ke hisab se`,
			hi: (row) => `${nameOf(row)} का आधिकारिक सबसे ऊँचा पैकेज कितना है?`,
		},
		make: unpublished(
			"NIRF publishes medians; a highest package is an advertisement's",
			(row) => `${row.college}: highest package 50 LPA`,
			"why",
		),
	},
	"average package": {
		...{ rows: "package", count: 15 },
		wording: {
			en: (row) => `What is the average salary that NIRF publishes for ${nameOf(row)}?`,
			hinglish: (row) => `NIRF me ${nameOf(row)} ka average package kitna diya hai`,
			hi: (row) => `NIRF में ${nameOf(row)} का औसत वेतन कितना दिया है?`,
		},
		make: unpublished("NIRF publishes medians, no averages", (row) => `${row.college}: average package 12 LPA`, "why"),
	},
	"coming cutoff": {
		...{ rows: "closing", count: 12 },
		wording: {
			en: (row) =>
				`What will the ${row.authority} 2027 closing rank be for ${programmeOf(row)} at ${nameOf(row)}, ${seatOf(row)}?`,
			hinglish: (row) =>
				`${nameOf(row)} ${programmeOf(row)} ka ${row.authority} 2027 closing rank kya hoga, ${seatOf(row)}`,
			hi: (row) => `${row.authority} 2027 में ${nameOf(row)} ${programmeOf(row)} (${seatOf(row)}) किस रैंक पर बंद होगा?`,
		},
		make: ({ slug = "", exam = "" }) => ({
			...{ value: null, unit: "none", pool: [], why: "The counselling of 2027 has not been held" },
			lookup: { tool: "get_cutoffs", arguments: { slug, exam, year: "2027" }, row: { total: 0 }, field: "total" },
		}),
	},
	"rank in no list": {
		...{ rows: "unlisted", count: 9 },
		wording: {
			en: (row) => `What was the rank of ${nameOf(row)} in the NIRF ${row.year} ${row.list} list?`,
			hinglish: (row) => `NIRF ${row.year} ${row.list} list me ${nameOf(row)} ki rank kya thi`,
			hi: (row) => `NIRF ${row.year} की ${row.list} सूची में ${nameOf(row)} की रैंक क्या थी?`,
		},
		make: (row) => ({
			...{ value: null, unit: "none", pool: [], why: "It is not in that list" },
			lookup: { ...institution(row), row: { list: row.list ?? "", year: Number(row.year) }, field: "rank" },
		}),
	},
	"median of few": {
		...{ rows: "few", count: 9 },
		wording: {
			en: (row) =>
				`What is the median salary of ${nameOf(row)}, ${levelOf(row)}, ${schoolYear(row)} batch, in the NIRF ${row.list} data?`,
			hinglish: (row) =>
				`NIRF ${row.list} data me ${nameOf(row)} ${levelOf(row)} ${schoolYear(row)} batch ka median package kitna hai`,
			hi: (row) =>
				`NIRF ${row.list} के आँकड़ों में ${nameOf(row)} ${levelOf(row)} ${schoolYear(row)} बैच का मीडियन वेतन कितना है?`,
		},
		make: (row) => ({
			...{
				value: null,
				unit: "none",
				pool: [],
				why: "Fewer than ten people were placed: their median tells of them, not of the course",
			},
			lookup: {
				...institution(row),
				row: { list: row.list ?? "", level: row.level ?? "", cohort: Number(row.year) },
				field: "medianSalary",
			},
		}),
	},
};

/** Nothing is published: `claim` is how an advertisement says it, which the tools do not judge. */
function unpublished(why: string, claim: (row: Drawn) => string, subject: string): Kind["make"] {
	return (row) => ({
		...{ value: null, unit: "none", pool: [], why },
		lookup: { tool: "verify_claim", arguments: { text: claim(row) }, row: { verdict: "cannot-judge" }, field: subject },
	});
}
