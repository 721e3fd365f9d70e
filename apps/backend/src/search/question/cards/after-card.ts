import { type AfterPage, type AfterSection, PAGE_OF_SECTION } from "@uchit/contract/after.ts";
import type { AskCard } from "@uchit/contract/answer.ts";

/** The page that answers, and the words for what is listed of the place where they live: of Nagpur the polytechnics. */
type AfterAnswer = { card: Extract<AskCard, { kind: "after" }>; local: string | undefined };

/**
 * The page on what is open after a class, where a question asks for that and nothing else: every word of it is one of those below, or
 * of the place where they live. "What after 12th PCM" is; with a college or an exam it is another question.
 */
export function findAfter(q: string, places: readonly string[] = []): AfterAnswer | undefined {
	const ofPlaces = new Set(places.flatMap(wordsOf));
	const typed = wordsOf(q);
	const words = typed.filter((word) => CONCEPT_OF.has(word) || !ofPlaces.has(word));
	const concepts = new Set<Concept>();
	for (const word of words) {
		const concept = CONCEPT_OF.get(word);
		if (concept === undefined) return undefined;
		if (concept !== "filler") concepts.add(concept);
	}
	const rule = RULES.find(({ needs, may }) => isRule(concepts, needs, may));
	if (rule === undefined) return undefined;
	const isOfPlace = words.length < typed.length;
	// "B.Tech without JEE in Pune" wants colleges.
	if ("section" in rule && isOfPlace && rule.local === undefined) return undefined;
	const local = isOfPlace ? rule.local : undefined;
	return "section" in rule
		? { card: { kind: "after", page: PAGE_OF_SECTION[rule.section], section: rule.section }, local }
		: { card: { kind: "after", page: rule.page }, local };
}

function isRule(concepts: ReadonlySet<Concept>, needs: readonly Concept[], may: readonly Concept[]): boolean {
	return needs.every((each) => concepts.has(each)) && [...concepts].every((each) => [...needs, ...may].includes(each));
}

/** Its words, with those of two parts as one: "B. Tech", "class 12", "lateral entry". */
function wordsOf(q: string): string[] {
	const plain = q
		.normalize("NFC")
		.toLowerCase()
		.replaceAll(".", "")
		.replaceAll(/[^\p{L}\p{M}\p{N}+]+/gu, " ")
		.trim();
	const joined = TWO_WORDS.reduce((text, [two, one]) => text.replaceAll(two, one), ` ${plain} `);
	return joined.split(" ").filter((word) => word !== "");
}

const TWO_WORDS: readonly [string, string][] = [
	[" b tech ", " btech "],
	[" b e ", " be "],
	[" non medical ", " pcm "],
	[" bsc nursing ", " nursing "],
	[" b sc nursing ", " nursing "],
	[" lateral entry ", " lateral "],
	[" लेटरल एंट्री ", " lateral "],
	[" बी टेक ", " btech "],
	[" plus two ", " 12 "],
	[" +2 ", " 12 "],
	[" which is better ", " or "],
	[" b ed ", " bed "],
	[" बी एड ", " bed "],
	[" d el ed ", " deled "],
	[" b com ", " bcom "],
	[" b pharm ", " bpharm "],
	[" b pharma ", " bpharm "],
	[" d pharma ", " dpharm "],
	[" b pharmacy ", " bpharm "],
	[" d pharm ", " dpharm "],
	[" d pharmacy ", " dpharm "],
	[" ba llb ", " llb "],
	[" jee main ", " jee "],
	[" jee mains ", " jee "],
	[" air force ", " army "],
	[" b sc ", " bsc "],
	[" b a ", " ba "],
	[" software engineer ", " software "],
	[" data scientist ", " software "],
	[" data science ", " software "],
	[" fashion designer ", " designer "],
	[" private college ", " private "],
	[" air hostess ", " airhostess "],
	[" cabin crew ", " airhostess "],
	[" merchant navy ", " merchantnavy "],
	[" police officer ", " police "],
	[" kya kare ", " kare "],
	[" indian army ", " army "],
];

const WORDS = {
	after: "after baad bad badh ke-baad बाद completing post",
	twelve: "12 12th 12वीं 12वी 12vi xii twelfth barahvi baarahvi बारहवीं बारहवी inter intermediate hsc इंटर",
	ten: "10 10th 10वीं 10वी 10vi x tenth dasvi daswi दसवीं दसवी matric मैट्रिक",
	diploma: "diploma polytechnic डिप्लोमा पॉलिटेक्निक",
	science: "science साइंस विज्ञान",
	pcm: "pcm maths math पीसीएम गणित",
	pcb: "pcb bio biology medical पीसीबी बायो मेडिकल",
	commerce: "commerce कॉमर्स वाणिज्य",
	arts: "arts art humanities आर्ट्स आर्ट कला",
	be: "be",
	btech: "btech engineering बीटेक इंजीनियरिंग",
	bca: "bca बीसीए",
	mba: "mba एमबीए",
	cat: "cat कैट",
	without: "without bina bagair बिना बगैर",
	neet: "neet नीट",
	ias: "ias collector आईएएस कलेक्टर",
	pilot: "pilot पायलट",
	become: "become becoming banne ban bane banu banna bante banun join बनने बनें बने बन बनना",
	nursing: "nursing nurse nurses नर्सिंग नर्स",
	gnm: "gnm जीएनएम",
	lateral: "lateral लेटरल",
	jee: "jee जेईई",
	mbbs: "mbbs एमबीबीएस",
	doctor: "doctor डॉक्टर डाक्टर",
	bed: "bed बीएड",
	ca: "ca chartered accountant सीए",
	cs: "cs secretary",
	bsc: "bsc बीएससी",
	ba: "ba बीए",
	mca: "mca एमसीए",
	bds: "bds बीडीएस",
	bams: "bams बीएएमएस",
	bhms: "bhms बीएचएमएस",
	bpt: "bpt physiotherapy bmlt बीपीटी फिजियोथेरेपी",
	software: "software coder programmer सॉफ्टवेयर सॉफ़्टवेयर",
	scientist: "scientist isro drdo barc वैज्ञानिक साइंटिस्ट इसरो",
	psychologist: "psychologist counsellor counselor साइकोलॉजिस्ट मनोवैज्ञानिक",
	designer: "designer डिज़ाइनर डिजाइनर",
	airhostess: "airhostess",
	merchantnavy: "merchantnavy",
	police: "police ips constable inspector पुलिस आईपीएस दारोगा",
	bank: "bank banking po clerk बैंक",
	job: "job jobs naukri नौकरी",
	govt: "govt government sarkari sarkaari सरकारी",
	distance: "distance correspondence दूरस्थ डिस्टेंस पत्राचार",
	psychology: "psychology psycology psychlogy साइकोलॉजी मनोविज्ञान",
	economics: "economics eco इकोनॉमिक्स अर्थशास्त्र",
	subject: "physics chemistry botany zoology history geography english hindi statistics फिजिक्स केमिस्ट्री honours hons",
	ma: "ma msc mcom एमए एमएससी",
	fees: "fees fee tuition फीस फ़ीस",
	iit: "iit iits nit nits आईआईटी एनआईटी",
	reserved: "sc st dalit scst obc ews pwd disabled category reserved quota",
	free: "waiver waived waive free exempt exemption exempted concession remission maaf maf माफ माफ़ छूट",
	income: "income poor bpl family lakh below under 5 1 low",
	cgpa: "cgpa sgpa gpa सीजीपीए",
	convert:
		"convert conversion converter calculate calculator formula change badle badlo badalna nikale nikalna into बदलें",
	year: "2nd second year direct सीधे साल",
	colleges: "college colleges institute institutes university universities कॉलेज यूनिवर्सिटी",
	drop: "drop dropper gap ड्रॉप",
	private: "private प्राइवेट",
	failed: "failed fail compartment compart फेल फ़ेल",
	teacher: "teacher shikshak टीचर शिक्षक अध्यापक deled",
	law: "law llb lawyer advocate vakil वकील एलएलबी लॉ",
	army: "army navy airforce fauj sena nda सेना फौज फ़ौज आर्मी",
	bpharm: "bpharm pharmacist pharmacy फार्मेसी फ़ार्मेसी",
	dpharm: "dpharm",
	bba: "bba बीबीए",
	bcom: "bcom बीकॉम",
	officer: "officer अफसर अफ़सर",
	iti: "iti आईटीआई",
	wants:
		"eligibility eligible criteria qualification qualifications marks percentage percent number numbers required needed minimum kitne kitna kitni योग्यता नंबर अंक कितने कितना प्रतिशत",
	or: "or vs versus difference between better ya antar fark behtar या अंतर फर्क बेहतर",
	guide:
		"career careers options option course courses scope karu karun kare karen karein karna kar karni करें करे करना करियर कोर्स विकल्प विषय do study choose next admission degree jaye jaaye open ले लें",
	filler:
		"have pay does what which who how the a an is are in of to i my we can should for and with there all best good kya kaise kaun kaunsa kaunse konsa konse ka ki ke ko se me mein hai hain hota hoti sakte sakta sakti ho liye lie aur student students wale wala stream class subject subjects only just get go clear exam pass passed appeared 11 11th 11वीं wali work mile milegi milti hona jana chahiye sa kaha mai main hu hoon mujhe indian india क्या कैसे कौन कौनसा कौनसे सा से का की के को में है हैं होता सकते लिए और छात्र मैं मुझे चाहिए क्लास कक्षा",
} as const;
type Concept = keyof typeof WORDS;

const DEGREES = ["mba", "mca", "bba", "bca", "bcom", "bsc", "ba", "ma", "bed", "law", "btech"] as const;

/** The first that fits. */
const RULES: readonly (({ section: AfterSection } | { page: AfterPage }) & {
	needs: readonly Concept[];
	may: readonly Concept[];
	local?: string;
})[] = [
	{ section: "be-or-btech", needs: ["be", "btech", "or"], may: ["guide", "after", "twelve"] },
	{ section: "bca-or-btech", needs: ["bca", "btech", "or"], may: ["guide", "after", "twelve"] },
	{ section: "mba-without-cat", needs: ["mba", "cat", "without"], may: ["guide"] },
	{
		section: "ias",
		needs: ["ias", "become"],
		may: ["guide", "officer", "after", "twelve", "arts", "science", "commerce"],
	},
	{ section: "ias", needs: ["ias", "after", "twelve"], may: ["guide"] },
	{ section: "pilot", needs: ["pilot", "become"], may: ["guide", "after", "twelve", "pcm", "arts", "commerce"] },
	{ section: "pilot", needs: ["pilot", "after", "twelve"], may: ["guide"] },
	{ section: "after-degree", needs: ["mba", "mca", "or"], may: ["guide", "after", "bca"] },
	{ section: "lawyer", needs: ["law", "or"], may: ["guide", "after", "twelve"] },
	{ section: "ca", needs: ["ca", "become"], may: ["guide", "after", "twelve", "commerce"] },
	{ section: "ca", needs: ["ca", "or"], may: ["guide", "cs", "mba", "after", "twelve"] },
	{ section: "ca", needs: ["ca", "after", "twelve"], may: ["guide", "commerce"] },
	{ section: "bsc-or-btech", needs: ["bsc", "btech", "or"], may: ["guide", "after", "twelve", "pcm"] },
	{ section: "software-engineer", needs: ["software", "become"], may: ["guide", "after", "twelve", "btech"] },
	{
		section: "merchant-navy",
		needs: ["merchantnavy"],
		may: ["guide", "after", "twelve", "become", "officer", "wants"],
	},
	{ section: "scientist", needs: ["scientist", "become"], may: ["guide", "after", "twelve", "science"] },
	{ section: "psychologist", needs: ["psychologist", "become"], may: ["guide", "after", "twelve", "arts"] },
	{ section: "designer", needs: ["designer", "become"], may: ["guide", "after", "twelve"] },
	{ section: "cabin-crew", needs: ["airhostess"], may: ["guide", "after", "twelve", "become", "wants"] },
	{ section: "police", needs: ["police", "become"], may: ["guide", "after", "twelve", "officer"] },
	{ section: "bank-job", needs: ["bank", "job"], may: ["guide", "after", "twelve", "officer"] },
	{ section: "bank-job", needs: ["bank", "become"], may: ["guide", "after", "twelve", "officer"] },
	{ section: "failed-12", needs: ["failed", "twelve"], may: ["guide", "after"] },
	{ section: "drop-year", needs: ["drop"], may: ["guide", "after", "or", "private", "neet", "jee", "twelve"] },
	{ section: "bds-bams-bhms", needs: ["bds", "bams", "or"], may: ["guide", "bhms"] },
	{ section: "bds-bams-bhms", needs: ["bams", "bhms", "or"], may: ["guide"] },
	{ section: "bds-bams-bhms", needs: ["bds", "bhms", "or"], may: ["guide"] },
	{ section: "without-neet", needs: ["bpt", "or"], may: ["guide", "nursing", "after", "twelve", "pcb"] },
	{ section: "without-neet", needs: ["doctor", "without", "neet"], may: ["guide", "become"] },
	{ section: "without-neet", needs: ["pcb", "without", "neet"], may: ["guide", "after", "twelve"] },
	{ section: "nursing", needs: ["nursing", "become"], may: ["guide", "after", "twelve"] },
	{ section: "nursing", needs: ["nursing", "arts"], may: ["guide", "after", "twelve", "gnm", "or"] },
	{ section: "nursing", needs: ["nursing", "commerce"], may: ["guide", "after", "twelve", "gnm"] },
	{ section: "nursing", needs: ["nursing", "pcb", "without"], may: ["guide", "after", "twelve"] },
	{ section: "nursing", needs: ["gnm", "nursing", "or"], may: ["guide"] },
	{ section: "nursing", needs: ["gnm", "arts"], may: ["guide", "after", "twelve"] },
	{
		section: "lateral-entry",
		needs: ["lateral"],
		may: ["guide", "btech", "diploma", "after", "bsc", "year", "colleges", "wants"],
		local: "btech",
	},
	{
		section: "distance-degree",
		needs: ["distance"],
		may: [...DEGREES, "guide", "subject", "psychology", "economics", "colleges", "wants", "or", "job"],
	},
	{
		section: "psychologist",
		needs: ["psychology"],
		may: ["guide", "after", "twelve", "arts", "ba", "bsc", "ma", "colleges", "become", "job", "subject"],
		local: "ba",
	},
	{
		section: "economics",
		needs: ["economics"],
		may: ["guide", "after", "twelve", "arts", "commerce", "ba", "bsc", "colleges", "job", "subject"],
		local: "ba",
	},
	{ section: "fee-waiver", needs: ["fees", "iit", "reserved"], may: ["free", "guide", "wants", "btech", "income"] },
	{ section: "fee-waiver", needs: ["iit", "free"], may: ["fees", "guide", "wants", "btech", "income", "reserved"] },
	{ section: "marks-percent", needs: ["cgpa"], may: ["wants", "guide", "convert"] },
	{ section: "lateral-entry", needs: ["diploma", "after", "btech"], may: ["guide"] },
	{ section: "nursing", needs: ["nursing", "wants"], may: ["guide", "twelve", "gnm"] },
	{ section: "doctor", needs: ["doctor", "become"], may: ["guide", "after", "twelve", "pcb"] },
	{ section: "doctor", needs: ["mbbs", "wants"], may: ["guide", "twelve", "neet"] },
	{ section: "btech-without-jee", needs: ["btech", "jee", "without"], may: ["guide", "after", "twelve"] },
	{ section: "teacher", needs: ["teacher", "become"], may: ["guide", "after", "twelve", "bed"] },
	{ section: "teacher", needs: ["bed", "guide"], may: ["after", "twelve"] },
	{ section: "teacher", needs: ["bed", "wants"], may: ["guide"] },
	{ section: "lawyer", needs: ["law", "become"], may: ["guide", "after", "twelve"] },
	{ section: "lawyer", needs: ["law", "after", "twelve"], may: ["guide"] },
	{ section: "army-officer", needs: ["army", "become"], may: ["guide", "after", "twelve", "officer"] },
	{ section: "army-officer", needs: ["army", "after", "twelve"], may: ["guide", "officer"] },
	{ section: "army-officer", needs: ["army", "officer"], may: ["guide"] },
	{ section: "pharmacy", needs: ["bpharm", "dpharm", "or"], may: ["guide", "after", "twelve"] },
	{ section: "bba-or-bcom", needs: ["bba", "bcom", "or"], may: ["guide", "after", "twelve", "commerce"] },
	{ section: "iti-or-diploma", needs: ["iti", "diploma", "or"], may: ["guide", "after", "ten"] },
	{ page: "12/pcm", needs: ["pcm", "after"], may: ["guide", "twelve", "science"] },
	{ page: "12/pcm", needs: ["pcm", "twelve", "guide"], may: ["science"] },
	{ page: "12/pcb", needs: ["pcb", "after"], may: ["guide", "twelve", "science"] },
	{ page: "12/pcb", needs: ["pcb", "twelve", "guide"], may: ["science"] },
	{ page: "12/commerce", needs: ["commerce", "after"], may: ["guide", "twelve", "pcm", "without"] },
	{ page: "12/commerce", needs: ["commerce", "twelve", "guide"], may: ["pcm", "without"] },
	{ page: "12/arts", needs: ["arts", "after"], may: ["guide", "twelve"] },
	{ page: "12/arts", needs: ["arts", "twelve", "guide"], may: [] },
	{ page: "12", needs: ["twelve", "after"], may: ["guide", "science", "job", "govt"] },
	{
		page: "10",
		needs: ["ten", "after"],
		may: ["guide", "diploma", "colleges", "or", "wants", "science", "arts", "commerce"],
		local: "polytechnic",
	},
	{ page: "10", needs: ["ten", "guide"], may: ["science", "arts", "commerce", "or"], local: "polytechnic" },
	{ page: "10", needs: ["iti", "after"], may: ["guide", "ten"] },
	...(["bsc", "ba", "bca", "bcom", "btech", "bba"] as const).map((degree) => ({
		section: "after-degree" as const,
		needs: [degree, "after"] as const,
		may: ["guide", "job", "govt", "subject", "pcm", "pcb", "economics", "science"] as const,
	})),
	{ page: "diploma", needs: ["diploma", "after"], may: ["guide", "job", "govt"] },
];

function isConcept(name: string): name is Concept {
	return name in WORDS;
}

const CONCEPT_OF = new Map<string, Concept>(
	Object.entries(WORDS).flatMap(([name, words]) =>
		isConcept(name) ? words.split(" ").map((word): [string, Concept] => [word, name]) : [],
	),
);
