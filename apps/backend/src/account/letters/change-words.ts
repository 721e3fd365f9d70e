import { FACT_NAMES } from "@uchit/contract/fact-names.ts";

/** The names of fields and lists are `FACT_NAMES` of the contract. A check compares the rest with the pages. */
const en = {
	whole: { institution: "Kind", place: "Place", categories: "Categories" },
	other: "Another fact",
	unpublished: "not published",
	rank: (list: string) => `Rank, NIRF ${list}`,
	seats: (authority: string) => `Approved seats, ${authority}`,
	placements: (list: string, level: string) =>
		["Placements", level, `NIRF ${list}`].filter((part) => part !== "").join(", "),
	/** Levels as in the data sheets, such as `ug-4`. */
	level: (kind: "ug" | "pg", years: string) =>
		`${kind === "ug" ? "undergraduate" : "postgraduate"} (${years} ${years === "1" ? "year" : "years"})`,
	cutoffs: (authority: string) => `${authority} cutoffs`,
	seatsIn: (seats: string, courses: string) => `${seats} seats in ${courses} ${courses === "1" ? "course" : "courses"}`,
	median: (salary: string) => `median salary ${salary} a year`,
	placed: (placed: string, graduated: string) => `${placed} of ${graduated} graduates placed`,
	programmes: (count: string, years: string) =>
		`${count} ${count === "1" ? "programme" : "programmes"}${years === "" ? "" : `, ${years}`}`,
	moreFacts: (count: number) => `and ${count} more ${count === 1 ? "fact" : "facts"}`,
	moreColleges: (count: number) => `And ${count} more ${count === 1 ? "college" : "colleges"}.`,
};

type Names = Readonly<Record<string, string>>;
type OwnWords = Omit<typeof en, "whole"> & { whole: Names };
export type ChangeWords = OwnWords & { fields: Names; lists: Names };

const hi: OwnWords = {
	whole: { institution: "प्रकार", place: "जगह", categories: "विषय क्षेत्र" },
	other: "एक और तथ्य",
	unpublished: "प्रकाशित नहीं",
	rank: (list) => `रैंक, NIRF ${list}`,
	seats: (authority) => `मंज़ूर सीटें, ${authority}`,
	placements: (list, level) => ["प्लेसमेंट", level, `NIRF ${list}`].filter((part) => part !== "").join(", "),
	level: (kind, years) => `${kind === "ug" ? "अंडरग्रेजुएट" : "पोस्टग्रेजुएट"} (${years} साल)`,
	cutoffs: (authority) => `${authority} के कटऑफ़`,
	seatsIn: (seats, courses) => `${courses} कोर्स में ${seats} सीटें`,
	median: (salary) => `मीडियन सैलरी ${salary} सालाना`,
	placed: (placed, graduated) => `${graduated} पास हुए छात्रों में से ${placed} का प्लेसमेंट`,
	programmes: (count, years) => `${count} प्रोग्राम${years === "" ? "" : `, ${years}`}`,
	moreFacts: (count) => `और ${count} तथ्य`,
	moreColleges: (count) => `और ${count} कॉलेज।`,
};

export const CHANGE_WORDS: Readonly<Record<"en" | "hi", ChangeWords>> = {
	en: { ...en, ...FACT_NAMES.en },
	hi: { ...hi, ...FACT_NAMES.hi },
};
