import { type AfterPage, type AfterSection, PAGE_OF_SECTION } from "@uchit/contract/after.ts";
import type { AskCard } from "@uchit/contract/answer.ts";
import { CONCEPT_OF, type Concept, wordsOf } from "./after-words.ts";

/** The page that answers, and the words of a list at the student's own place: polytechnics for Nagpur. */
type AfterAnswer = { card: Extract<AskCard, { kind: "after" }>; local: string | undefined };

/**
 * The page on what is open after a class, where a question asks for that and nothing else: every word of it is one of those below, or
 * of the place where they live. "What after 12th PCM" is; with a college or an exam it is another question.
 */
export function findAfter(q: string, places: readonly string[] = [], state?: string): AfterAnswer | undefined {
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
	const isOfColleges = !rule.isForColleges || concepts.has("colleges");
	const local = isOfPlace && isOfColleges ? rule.local : undefined;
	const where =
		"section" in rule ? { page: PAGE_OF_SECTION[rule.section], section: rule.section } : { page: rule.page };
	return { card: { kind: "after", ...where, state: rule.isOfIndia ? undefined : state }, local };
}

function isRule(concepts: ReadonlySet<Concept>, needs: readonly Concept[], may: readonly Concept[]): boolean {
	const allowed = new Set([...needs, ...may]);
	const fits = (each: Concept) => allowed.has(each) || (AS_GUIDE.has(each) && allowed.has("guide"));
	return (
		needs.every((each) => concepts.has(each) || (each === "guide" && !concepts.isDisjointFrom(AS_GUIDE))) &&
		[...concepts].every(fits)
	);
}

/** They ask for a guide too, where a rule does not name them. */
const AS_GUIDE: ReadonlySet<Concept> = new Set(["career", "admission"]);

const DEGREES = ["mba", "mca", "bba", "bca", "bcom", "bsc", "ba", "ma", "bed", "law", "btech"] as const;

/** What families say beside the marks of class 12: "62 % in 12th PCM, which college under 1 lakh". */
const MARKS_AND_MONEY = ["guide", "science", "wants", "fees", "income", "colleges", "btech", "after"] as const;

const STUDYING_AGAIN = [
	"guide",
	"left",
	"again",
	"drop",
	"year",
	"after",
	"twelve",
	"ten",
	"colleges",
	"degree",
	"failed",
	"btech",
] as const;
const AFTER_A_GAP = [
	"guide",
	"year",
	"after",
	"twelve",
	"colleges",
	"wants",
	"again",
	"btech",
	"degree",
	"drop",
] as const;

/** The first that fits. */
const RULES: readonly (({ section: AfterSection } | { page: AfterPage }) & {
	needs: readonly Concept[];
	may: readonly Concept[];
	local?: string;
	/** Only where colleges are asked for: those that stand first of all B.Tech take nobody this way. */
	isForColleges?: true;
	/** The exams of the states are not for it. */
	isOfIndia?: true;
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
	{ section: "lawyer", needs: ["law", "or"], may: ["guide", "after", "twelve", "degree"] },
	{ section: "lawyer", needs: ["law", "after", "degree"], may: ["guide"] },
	{ section: "after-degree", needs: ["after", "degree"], may: ["guide", "job", "govt"] },
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
	{ section: "gap-certificate", needs: ["drop", "certificate"], may: ["guide", "make", "wants", "year"] },
	{ section: "certificates", needs: ["certificate", "make"], may: ["reserved", "guide", "wants"] },
	{ section: "certificates", needs: ["certificate", "become"], may: ["reserved", "guide", "wants"] },
	{ section: "certificates", needs: ["certificate", "when"], may: ["reserved", "guide", "wants", "year"] },
	...(["again", "guide", "twelve", "ten"] as const).map((each) => ({
		section: "study-again" as const,
		needs: ["left", each] as const,
		may: STUDYING_AGAIN,
	})),
	{ section: "study-again", needs: ["again", "guide"], may: STUDYING_AGAIN },
	{ section: "study-again", needs: ["again", "drop"], may: STUDYING_AGAIN },
	{ section: "study-again", needs: ["nios"], may: STUDYING_AGAIN },
	{ section: "gap-year", needs: ["drop", "effect"], may: AFTER_A_GAP },
	{ section: "gap-year", needs: ["drop", "admission"], may: AFTER_A_GAP },
	{
		section: "drop-year",
		needs: ["drop"],
		may: ["guide", "after", "or", "private", "neet", "jee", "twelve", "year", "become", "colleges"],
	},
	{ section: "bds-bams-bhms", needs: ["bds", "bams", "or"], may: ["guide", "bhms"] },
	{ section: "bds-bams-bhms", needs: ["bams", "bhms", "or"], may: ["guide"] },
	{ section: "bds-bams-bhms", needs: ["bds", "bhms", "or"], may: ["guide"] },
	{ section: "without-neet", needs: ["bpt", "or"], may: ["guide", "nursing", "after", "twelve", "pcb"] },
	{ section: "without-neet", needs: ["doctor", "without", "neet"], may: ["guide", "become"] },
	{ section: "without-neet", needs: ["pcb", "without", "neet"], may: ["guide", "after", "twelve"] },
	{ section: "nursing", needs: ["nursing", "become"], may: ["guide", "after", "twelve"] },
	{ section: "nursing", needs: ["nursing", "arts"], may: ["guide", "after", "twelve", "gnm", "or", "become"] },
	{ section: "nursing", needs: ["nursing", "commerce"], may: ["guide", "after", "twelve", "gnm"] },
	{ section: "nursing", needs: ["nursing", "pcb", "without"], may: ["guide", "after", "twelve"] },
	{ section: "nursing-entrance", needs: ["nursing", "neet"], may: ["guide", "wants", "twelve"] },
	{ section: "nursing", needs: ["gnm", "nursing", "or"], may: ["guide"] },
	{ section: "nursing", needs: ["gnm", "arts"], may: ["guide", "after", "twelve"] },
	{
		section: "lateral-entry",
		needs: ["lateral"],
		may: ["guide", "btech", "diploma", "after", "bsc", "year", "colleges", "wants", "exam", "branch"],
		local: "btech",
		isForColleges: true,
	},
	{
		section: "polytechnic-entrance",
		needs: ["diploma", "exam"],
		may: ["guide", "after", "ten", "branch", "wants"],
		local: "polytechnic",
	},
	{
		section: "polytechnic-entrance",
		needs: ["diploma", "admission"],
		may: ["guide", "after", "ten"],
		local: "polytechnic",
	},
	{ section: "bed-entrance", needs: ["bed", "exam"], may: ["guide", "after", "degree", "twelve"], local: "b.ed" },
	{ section: "bed-entrance", needs: ["bed", "admission"], may: ["guide", "after", "degree"], local: "b.ed" },
	{
		section: "nursing-entrance",
		needs: ["nursing", "exam"],
		may: ["guide", "after", "twelve", "gnm", "without", "neet"],
		local: "nursing",
	},
	{
		section: "nursing-entrance",
		needs: ["nursing", "admission"],
		may: ["guide", "after", "twelve", "gnm"],
		local: "nursing",
	},
	{
		section: "nursing-entrance",
		needs: ["gnm", "admission"],
		may: ["guide", "after", "twelve"],
		local: "gnm nursing",
		isOfIndia: true,
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
	{
		section: "lateral-entry",
		needs: ["diploma", "after", "btech"],
		may: ["guide", "branch"],
		local: "btech",
		isForColleges: true,
	},
	{ section: "nursing", needs: ["nursing", "wants"], may: ["guide", "twelve", "gnm"] },
	{ section: "doctor", needs: ["doctor", "become"], may: ["guide", "after", "twelve", "pcb", "exam"] },
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
	{ section: "iti-or-diploma", needs: ["iti", "diploma", "or"], may: ["guide", "after", "ten", "percent"] },
	{ page: "12/pcm", needs: ["pcm", "after"], may: ["guide", "twelve", "science"] },
	{ page: "12/pcm", needs: ["pcm", "twelve", "percent"], may: MARKS_AND_MONEY },
	{ section: "engineering-with-pcb", needs: ["pcb", "btech"], may: ["guide", "twelve", "after", "pcm", "without"] },
	{ page: "12/pcb", needs: ["pcb", "twelve", "percent"], may: MARKS_AND_MONEY },
	{ page: "12/commerce", needs: ["commerce", "twelve", "percent"], may: MARKS_AND_MONEY },
	{ page: "12/arts", needs: ["arts", "twelve", "percent"], may: MARKS_AND_MONEY },
	{ page: "12/pcm", needs: ["btech", "become"], may: ["guide", "after", "twelve", "pcm", "science"] },
	{ page: "12/pcm", needs: ["pcm", "career"], may: ["guide", "science"] },
	{ page: "12/pcm", needs: ["pcm", "twelve", "guide"], may: ["science"] },
	{ page: "12/pcb", needs: ["pcb", "after"], may: ["guide", "twelve", "science"] },
	{ page: "12/pcb", needs: ["pcb", "career"], may: ["guide", "science"] },
	{ page: "12/pcb", needs: ["pcb", "twelve", "guide"], may: ["science", "btech"] },
	{ section: "without-maths", needs: ["commerce", "pcm", "without"], may: ["guide", "after", "twelve"] },
	{ section: "without-maths", needs: ["bcom", "pcm", "without"], may: ["guide", "after", "twelve", "commerce"] },
	{ page: "12/commerce", needs: ["commerce", "after"], may: ["guide", "twelve", "pcm"] },
	{ page: "12/commerce", needs: ["commerce", "career"], may: ["guide", "pcm"] },
	{ page: "12/commerce", needs: ["commerce", "guide"], may: ["twelve", "pcm"] },
	{ page: "12/arts", needs: ["arts", "after"], may: ["guide", "twelve"] },
	{ page: "12/arts", needs: ["arts", "career"], may: ["guide"] },
	{ page: "12/arts", needs: ["arts", "twelve", "guide"], may: [] },
	{ page: "12", needs: ["twelve", "after"], may: ["guide", "science", "job", "govt"] },
	{
		page: "10",
		needs: ["ten", "after"],
		may: ["guide", "diploma", "colleges", "or", "wants", "science", "arts", "commerce"],
		local: "polytechnic",
	},
	{
		section: "class-10-marks",
		needs: ["ten", "percent"],
		may: ["guide", "after", "science", "arts", "commerce", "wants"],
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
