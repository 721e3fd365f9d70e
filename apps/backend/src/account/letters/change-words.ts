/** The words for changes at a college. `lists` and `fields` match the words of the pages: a check compares them. */
export type ChangeWords = {
	lists: Readonly<Record<string, string>>;
	fields: Readonly<Record<string, string>>;
	whole: Readonly<Record<string, string>>;
	other: string;
	unpublished: string;
	rank: (list: string) => string;
	seats: (authority: string) => string;
	placements: (list: string, level: string) => string;
	/** The levels of the data sheets: `ug-4`. */
	level: (kind: "ug" | "pg", years: string) => string;
	cutoffs: (authority: string) => string;
	seatsIn: (seats: string, courses: string) => string;
	median: (salary: string) => string;
	placed: (placed: string, graduated: string) => string;
	programmes: (count: string, years: string) => string;
	moreFacts: (count: number) => string;
	moreColleges: (count: number) => string;
};

export const CHANGE_WORDS: Readonly<Record<"en" | "hi", ChangeWords>> = {
	en: {
		lists: {
			overall: "Overall",
			university: "Universities",
			engineering: "Engineering",
			management: "Management",
			pharmacy: "Pharmacy",
			college: "Colleges",
			medical: "Medical",
			dental: "Dental",
			law: "Law",
			architecture: "Architecture",
			agriculture: "Agriculture",
			research: "Research",
			innovation: "Innovation",
			"state-public-university": "State public universities",
		},
		fields: {
			ownership: "Ownership",
			"university-type": "Type of university",
			"college-type": "Type of college",
			established: "Established",
			"affiliated-to": "Affiliated to",
			"recognised-by": "Recognised by",
			"women-only": "For women only",
			minority: "Minority institution",
			website: "Website",
			phone: "Phone",
			address: "Address",
			pin: "PIN code",
		},
		whole: { institution: "Kind", place: "Place", categories: "Categories" },
		other: "Another fact",
		unpublished: "not published",
		rank: (list) => `Rank, NIRF ${list}`,
		seats: (authority) => `Approved seats, ${authority}`,
		placements: (list, level) => ["Placements", level, `NIRF ${list}`].filter((part) => part !== "").join(", "),
		level: (kind, years) =>
			`${kind === "ug" ? "undergraduate" : "postgraduate"} (${years} ${years === "1" ? "year" : "years"})`,
		cutoffs: (authority) => `${authority} cutoffs`,
		seatsIn: (seats, courses) => `${seats} seats in ${courses} ${courses === "1" ? "course" : "courses"}`,
		median: (salary) => `median salary ${salary} a year`,
		placed: (placed, graduated) => `${placed} of ${graduated} graduates placed`,
		programmes: (count, years) =>
			`${count} ${count === "1" ? "programme" : "programmes"}${years === "" ? "" : `, ${years}`}`,
		moreFacts: (count) => `and ${count} more ${count === 1 ? "fact" : "facts"}`,
		moreColleges: (count) => `And ${count} more ${count === 1 ? "college" : "colleges"}.`,
	},
	hi: {
		lists: {
			overall: "ओवरऑल",
			university: "विश्वविद्यालय",
			engineering: "इंजीनियरिंग",
			management: "मैनेजमेंट",
			pharmacy: "फ़ार्मेसी",
			college: "कॉलेज",
			medical: "मेडिकल",
			dental: "डेंटल",
			law: "लॉ",
			architecture: "आर्किटेक्चर",
			agriculture: "कृषि",
			research: "रिसर्च",
			innovation: "इनोवेशन",
			"state-public-university": "राज्य के सरकारी विश्वविद्यालय",
		},
		fields: {
			ownership: "सरकारी या निजी",
			"university-type": "विश्वविद्यालय का प्रकार",
			"college-type": "कॉलेज का प्रकार",
			established: "स्थापना",
			"affiliated-to": "किससे संबद्ध",
			"recognised-by": "किससे मान्यता प्राप्त",
			"women-only": "सिर्फ़ महिलाओं के लिए",
			minority: "अल्पसंख्यक संस्थान",
			website: "वेबसाइट",
			phone: "फ़ोन",
			address: "पता",
			pin: "पिन कोड",
		},
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
	},
};
