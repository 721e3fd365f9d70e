import type { FactField } from "./college-fact.ts";
import type { ExamEventKind } from "./exam.ts";
import type { RankingList } from "./ranking.ts";

type Names = {
	fields: Readonly<Record<FactField, string>>;
	lists: Readonly<Record<RankingList, string>>;
	events: Readonly<Record<ExamEventKind, string>>;
};

/** The names of a college's fields, of NIRF's lists and of events of exams: pages, letters and text messages use the same. */
export const FACT_NAMES = {
	en: {
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
		events: {
			notification: "Notification",
			application: "Application",
			"correction-window": "Correction window",
			"admit-card": "Admit card",
			exam: "Exam",
			"answer-key": "Answer key",
			result: "Result",
			counselling: "Counselling",
		},
	},
	hi: {
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
		events: {
			notification: "नोटिफ़िकेशन",
			application: "आवेदन",
			"correction-window": "आवेदन में सुधार",
			"admit-card": "एडमिट कार्ड",
			exam: "परीक्षा",
			"answer-key": "आंसर की",
			result: "रिज़ल्ट",
			counselling: "काउंसलिंग",
		},
	},
} as const satisfies Readonly<Record<"en" | "hi", Names>>;
