type Printed = readonly (readonly [printed: RegExp, hindi: string])[];

/** The commonest documents, publishers and months of our sources, as `data/sources/sources.csv` prints them. The rest stay as printed. */
const DOCUMENTS: Printed = [
	[/^Directory of higher education institutions$/, "उच्च शिक्षा संस्थानों की डायरेक्टरी"],
	[/^India Rankings (\d{4})$/, "इंडिया रैंकिंग $1"],
	[/^India Rankings (\d{4}): data sheets of the institutions in the overall list$/, "इंडिया रैंकिंग $1: संस्थानों की डेटा शीट"],
	[
		/^India Rankings (\d{4}): graduates, placement and median salary in eight lists$/,
		"इंडिया रैंकिंग $1: ग्रेजुएट, प्लेसमेंट और मीडियन सैलरी",
	],
	[/^Opening and closing ranks (\d{4}), every round$/, "ओपनिंग और क्लोज़िंग रैंक $1, हर राउंड"],
	[/^Opening and closing ranks (\d{4}), rounds (\d) to (\d)$/, "ओपनिंग और क्लोज़िंग रैंक $1, राउंड $2 से $3"],
	[/^Approved institutes and programmes with approved intake$/, "मंज़ूर संस्थान और प्रोग्राम, मंज़ूर प्रवेश क्षमता के साथ"],
	[/^List of universities$/, "विश्वविद्यालयों की लिस्ट"],
	[/^List of colleges with their affiliating university$/, "कॉलेजों और उनके विश्वविद्यालयों की लिस्ट"],
	[/^Colleges permitted to teach MBBS and their annual seats$/, "MBBS की अनुमति वाले कॉलेज और उनकी सालाना सीटें"],
	[
		/^NEET UG (\d{4}), allotment list of round (\d), as a public copy reads it: closing ranks$/,
		"NEET UG $1, राउंड $2 की आवंटन लिस्ट, सार्वजनिक कॉपी से: क्लोज़िंग रैंक",
	],
	[
		/^NEET UG (\d{4}), allotment list of the state’s own quota, (?:round|phase) (\d), as a public copy reads it: closing ranks$/,
		"NEET UG $1, राज्य के अपने कोटे की आवंटन लिस्ट, राउंड $2, सार्वजनिक कॉपी से: क्लोज़िंग रैंक",
	],
	[/^List of scholarships$/, "छात्रवृत्तियों की लिस्ट"],
	[/^Participating institutes with site and year of establishment$/, "भाग लेने वाले संस्थान, साइट और स्थापना के साल के साथ"],
	[
		/^Institutes of national importance and their Acts: a note of our editors, not checked against the Acts$/,
		"राष्ट्रीय महत्व के संस्थान और उनके कानून: हमारे संपादकों का लिखा, कानून से नहीं मिलाया",
	],
	[/^Fees on the page of (.+)$/, "$1 के पेज की फ़ीस"],
	[/^Newspaper report on fees: /, "फ़ीस पर अखबार की खबर: "],
	[/^Newspaper report on the Ministry’s decision on (IIT|NIT) fees: /, "$1 की फ़ीस पर मंत्रालय के फ़ैसले की खबर: "],
	[/^Information Bulletin (?=NEET)/, "सूचना बुलेटिन "],
	[/^Exam guides of our editors, not checked against a bulletin$/, "हमारे संपादकों की परीक्षा गाइड, बुलेटिन से नहीं मिलाई"],
	[/^Country guides of our editors, not checked against a document$/, "हमारे संपादकों की देश गाइड, दस्तावेज़ से नहीं मिलाई"],
];

const PUBLISHERS: Printed = [
	[
		/^National Institutional Ranking Framework, Ministry of Education, Government of India$/,
		"राष्ट्रीय संस्थागत रैंकिंग फ्रेमवर्क (NIRF), शिक्षा मंत्रालय, भारत सरकार",
	],
	[/^Ministry of Education, Government of India/, "शिक्षा मंत्रालय, भारत सरकार"],
	[/^Joint Seat Allocation Authority \(JoSAA\)/, "जॉइंट सीट एलोकेशन अथॉरिटी (JoSAA)"],
	[/^All India Council for Technical Education/, "अखिल भारतीय तकनीकी शिक्षा परिषद"],
	[/^Medical Counselling Committee/, "मेडिकल काउंसलिंग कमेटी"],
	[/^University Grants Commission/, "विश्वविद्यालय अनुदान आयोग"],
	[/^National Medical Commission/, "राष्ट्रीय आयुर्विज्ञान आयोग"],
	[/^Uchit editors$/, "Uchit के संपादक"],
];

const MONTHS: Printed = [
	[/^January\b/, "जनवरी"],
	[/^February\b/, "फ़रवरी"],
	[/^March\b/, "मार्च"],
	[/^April\b/, "अप्रैल"],
	[/^May\b/, "मई"],
	[/^June\b/, "जून"],
	[/^July\b/, "जुलाई"],
	[/^August\b/, "अगस्त"],
	[/^September\b/, "सितंबर"],
	[/^October\b/, "अक्टूबर"],
	[/^(\d+ )?November\b/, "$1नवंबर"],
	[/^December\b/, "दिसंबर"],
	[/^Not known$/, "पता नहीं"],
];

/** A reply's list of sources for a Hindi page. */
export function withHindiSources<Value>(value: Value): Value;
export function withHindiSources(value: unknown): unknown {
	if (typeof value !== "object" || value === null || !("sources" in value) || !Array.isArray(value.sources))
		return value;
	return { ...value, sources: value.sources.map(toHindi) };
}

function toHindi(source: unknown): unknown {
	if (typeof source !== "object" || source === null) return source;
	return Object.fromEntries(Object.entries(source).map(([name, text]) => [name, nameInHindi(TABLES.get(name), text)]));
}

function nameInHindi(table: Printed | undefined, text: unknown): unknown {
	if (typeof text !== "string") return text;
	const found = table?.find(([printed]) => printed.test(text));
	return found === undefined ? text : text.replace(...found);
}

const TABLES: ReadonlyMap<string, Printed> = new Map([
	["document", DOCUMENTS],
	["publisher", PUBLISHERS],
	["vintage", MONTHS],
]);
