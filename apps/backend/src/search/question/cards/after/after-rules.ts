import { AFTER_PAGES, type AfterPage, type AfterSection, PAGE_OF_SECTION } from "@uchit/contract/after.ts";
import { type Concept, isConcept } from "./after-words.ts";

const BRANCHES = "cse ece mech civil electrical data otherbranch";
const DEGREES =
	"btech be bca bsc ba bba bcom mba mca ma law bed diploma iti nursing gnm bpharm dpharm bpt bds bams bhms mbbs ca cs agriculture architect chef vet designer";
const JOBS =
	"doctor pilot ias teacher judge army police bank software data cyber scientist psychologist airhostess merchantnavy journalist professor officer cse";

const CLASSES: Readonly<Record<string, string>> = {
	"@branches": BRANCHES,
	"@degrees": DEGREES,
	"@works": `${DEGREES} ${JOBS}`,
	"@streams": "pcm pcb commerce arts science",
	guide: "guide career",
	"@first-degrees": "bsc ba bca bcom btech bba ma mca mba degree bed",
};

/**
 * What each section or page answers, all words of a row together: `a|b` is either, `2@branches` two words of a class, `after:x` what
 * is over ("MBA after BCA" has `after:bca`), and `x?` may stand beside without being another question. Where several rows fit, the one
 * that explains most of the question wins, then the first.
 */
const QUESTIONS: Readonly<Partial<Record<AfterSection | AfterPage, readonly string[]>>> = {
	"be-or-btech": ["be btech or"],
	"bca-or-btech": ["bca btech or @branches? software?"],
	"bsc-or-btech": ["bsc btech or pcm?"],
	"mba-without-cat": ["mba cat without|no"],
	ias: ["ias become|after|no without? coaching? officer? @streams?", "ias officer after|guide"],
	pilot: ["pilot become|after|guide|no @streams? without?"],
	"after-law": ["after:law llm? judge? degree?", "after:law guide|or llm? judge?"],
	lawyer: [
		"law become|after|guide @streams? degree?",
		"law or degree?",
		"law after:degree",
		"judge become|law|guide law? exam? degree? @streams?",
	],
	"engineering-without-science": ["btech commerce|arts @branches? without? pcm? no?"],
	"engineering-with-pcb": ["pcb btech pcm? without? no? @branches?", "btech pcm without|no @branches?"],
	"without-coaching": ["coaching without|no|again jee|neet|ias|iit|pcm? become?", "coaching or jee|neet|ias|iit"],
	ca: [
		"ca become|after|guide|or cs? mba? bcom? commerce? without? pcm?",
		"ca after:bcom",
		"cs become commerce? bcom? officer?",
		"ca or cs|mba|bcom commerce?",
	],
	"cse-or-ai": ["data cse|branch or @branches? btech?", "data btech bca? or"],
	"cse-or-ece": ["cse ece or branch? btech? electrical?"],
	"data-or-security": ["cyber or|become|after|guide data? software? cse? @streams?", "data or software"],
	"two-branches": ["2@branches or branch? btech? diploma?", "branch or|worth btech? @branches? left?"],
	"branch-or-college": [
		"branch colleges or|worth iit? private? govt? btech? @branches? low?",
		"iit private or branch? colleges? btech? @branches? govt?",
		"govt private or colleges? btech? mbbs? @branches?",
		"branch change btech? colleges? @branches?",
	],
	"software-engineer": ["software|data become|after @branches? bsc? bca? btech? pcm? be?"],
	architect: ["architect become|guide|after pcm? exam?"],
	"merchant-navy": ["merchantnavy officer? wants? pcm?"],
	scientist: ["scientist become|guide|after pcm? @branches? btech?"],
	psychologist: ["psychologist become|guide|after arts?", "psychology guide|after|colleges arts? ba? bsc? ma?"],
	economics: ["economics guide|after|colleges arts? commerce? ba? bsc?"],
	designer: ["designer become|guide|after @streams?"],
	"cabin-crew": ["airhostess become|after|guide|wants"],
	police: ["police become|after|guide officer?"],
	journalist: ["journalist become|after|guide @streams?"],
	chef: ["chef become|guide|after"],
	veterinary: ["vet become|guide|after doctor? pcb? without? neet?"],
	agriculture: ["agriculture after|job|guide|become officer? bsc? pcb? govt? degree?"],
	"bank-job": ["bank job|become|guide officer?"],
	"failed-12": [
		"failed twelve|btech|after|again|iit|guide|admission subject? exam? pcm? pcb? commerce? arts? colleges? bsc? btech? without?",
	],
	"failed-10": ["failed ten guide|after|career"],
	"class-11-again": ["eleven failed|again|left nios? twelve?"],
	"change-stream": [
		"change stream|subject @streams? eleven? ten?",
		"change 2@streams eleven? stream?",
		"change @streams eleven|twelve|stream",
	],
	"change-college": ["change colleges btech? mbbs? @branches? distance?", "change after:colleges"],
	"gap-certificate": ["gap|drop certificate make? wants?"],
	certificates: ["certificate make|become|when reserved? wants? exam?"],
	"two-degrees": ["together degree|two @degrees?", "together 2@degrees"],
	"gap-year": [
		"gap effect|admission|year|colleges|wants|no|@degrees effect? no? colleges? again? @degrees? wants?",
		"drop effect|admission colleges?",
		"gap mbbs abroad effect?",
	],
	"neet-again": ["neet no|failed|left drop? times? again?", "neet drop times again?"],
	"drop-year": [
		"drop year ias? neet? jee? or? iit?",
		"drop|gap or|worth|guide|neet|jee|become ias? neet? jee? or? times? iit? @degrees?",
		"jee|iit failed|no times? again? drop?",
		"drop or neet|jee|year|private|btech|guide neet? jee? private? colleges? iit? @degrees? times? low?",
	],
	"study-again": [
		"left again|guide|twelve|ten|after|become again? drop? gap? colleges? btech? failed? ten? wants? @branches?",
		"left btech|bca|bba|ba|bcom|bsc colleges? btech? become? again? bca?",
		"again guide|drop|gap|colleges left? ten? colleges? drop? gap?",
		"age become|guide|colleges colleges? become? again?",
	],
	nios: ["nios neet|jee|colleges|btech|mbbs|worth after? @degrees?", "nios twelve after|guide|become|worth"],
	"bds-bams-bhms": ["bds bams or bhms?", "bams|bds bhms or", "bds|bams|bhms become|after"],
	"which-health-course": ["2bpharm|bpt|nursing or pcb? gnm? dpharm?", "bpt or|become|guide nursing? pcb?"],
	"without-neet": ["doctor|pcb|pg without|no neet mbbs?", "neet without guide pcb?", "pcb without neet"],
	"nursing-entrance": ["nursing|gnm exam|admission without? neet? gnm?", "nursing neet no? wants?"],
	nursing: [
		"nursing pcb without|no",
		"nursing become|wants|percent|arts|commerce|after low? wants? gnm? arts? commerce? or? pcb? without?",
		"gnm nursing or",
		"nursing career",
		"gnm arts|commerce|become|after",
	],
	"lateral-entry": [
		"lateral btech? diploma? bsc? @branches? wants? exam? branch? colleges?",
		"btech after:diploma @branches? branch?",
	],
	"polytechnic-entrance": ["diploma exam|admission ten? branch? wants? @branches?"],
	"bed-entrance": ["bed exam|admission degree?"],
	"one-year-bed": ["bed year wants?"],
	"open-or-regular": ["distance regular colleges? degree? or? @degrees?", "distance or degree colleges?"],
	"distance-degree": [
		"distance @degrees|degree|psychology|economics|subject when? subject? psychology? economics? colleges? wants? or?",
	],
	"fee-waiver": [
		"fees iit reserved|free reserved? free? wants? btech? income? no?",
		"iit free btech? income? reserved?",
	],
	"marks-percent": ["cgpa wants? convert? change? percent?"],
	"mbbs-abroad": ["mbbs abroad or|worth drop?"],
	"after-mbbs": ["after:mbbs pg? usmle? or? abroad? neet? without?", "after:mbbs guide|or pg? neet? usmle? without?"],
	doctor: ["doctor become|after|guide pcb? exam? neet?", "mbbs wants neet?", "mbbs after:twelve neet? pcb?"],
	"btech-without-jee": ["btech jee without|no @branches?"],
	teacher: ["teacher become|after|guide bed? or? @streams?", "bed guide|wants"],
	"army-officer": ["army become|after|officer|guide officer? @streams?"],
	pharmacy: ["bpharm dpharm or", "bpharm become", "after:bpharm|dpharm"],
	"bba-or-bcom": ["bba bcom or commerce?"],
	"iti-or-diploma": ["iti diploma or ten? percent? low?"],
	"after-iti": ["after:iti diploma? btech? ten?", "after:iti diploma|btech|job|guide", "iti diploma guide|after"],
	"class-11-or-diploma": ["eleven diploma or ten?", "diploma twelve ten or"],
	"which-stream": [
		"2@streams or ten? eleven? stream?",
		"2@streams ten after|guide",
		"stream ten|worth eleven? @streams?",
	],
	phd: [
		"phd guide|without|become|no|wants|degree|after net? without? no? ma? bed?",
		"professor become|guide|after|without net? phd? colleges? without? no?",
	],
	"bca-without-maths": ["bca pcm without|no", "bca commerce|arts pcm? without? no?"],
	"without-maths": ["commerce|bcom pcm without|no bcom?", "twelve pcm without|no"],
	"no-money": [
		"money no|fees|guide fees? colleges? income? btech?",
		"fees no guide income? twelve?",
		"free degree|@degrees fees?",
	],
	"low-marks": [
		"low twelve wants|percent",
		"improve wants? percent? exam?",
		"low wants|percent guide|degree|@degrees colleges?",
	],
	"after-degree": [
		"mba mca|ma or bca? btech? bsc? after?",
		"ma pg or",
		"career bsc|ba|bca|bcom|btech|bba",
		"mca ba|bcom wants?",
		"after:@first-degrees subject? pcm? pcb? economics? psychology? science? @branches?",
		"after:bed phd? ma? or?",
	],
	"govt-jobs": [
		"job govt ten|twelve|degree @streams?",
		"job ten|twelve @streams?",
		"post become|officer|after|guide|job income?",
	],
	"class-10-marks": ["ten percent low? @streams? wants?", "ten percent low guide"],
	"12/pcm": [
		"pcm after|guide",
		"pcm after|guide without btech",
		"pcm twelve percent low? wants? fees? income? colleges? btech?",
		"btech become pcm?",
	],
	"12/pcb": ["pcb after|guide", "pcb twelve percent low? wants? fees? income? colleges?"],
	"12/commerce": ["commerce after|guide pcm?", "commerce twelve percent low? wants? fees? income? colleges?"],
	"12/arts": ["arts after|guide", "arts twelve percent low? wants? fees? income? colleges?"],
	diploma: ["diploma after:diploma @branches?", "after:diploma or job|btech @branches?"],
	"10": ["ten after|guide diploma? colleges? wants? @streams?"],
	"12": ["twelve after"],
	"two-courses": ["or 2@works"],
};

type Part = { any: ReadonlySet<Concept>; least: 1 | 2; isOver: boolean };
export type AfterRule = {
	page: AfterPage;
	section: AfterSection | undefined;
	needs: readonly Part[];
	/** All that it speaks of. */
	of: ReadonlySet<Concept>;
};

/** Sections first: they answer more closely than a page. */
export const RULES: readonly AfterRule[] = Object.entries(QUESTIONS)
	.flatMap(([name, rows]) => rows.map((row) => readRow(name, row)))
	.toSorted((a, b) => Number(a.section === undefined) - Number(b.section === undefined));

function readRow(name: string, row: string): AfterRule {
	const parts = row.split(" ");
	const needs = parts.filter((part) => !part.endsWith("?")).map(readPart);
	const may = parts.filter((part) => part.endsWith("?")).flatMap((part) => listConcepts(part.slice(0, -1)));
	return { ...placeOf(name), needs, of: new Set([...needs.flatMap(({ any }) => [...any]), ...may]) };
}

function placeOf(name: string): Pick<AfterRule, "page" | "section"> {
	const page = AFTER_PAGES.find((each) => each === name);
	if (page !== undefined) return { page, section: undefined };
	if (!isSection(name)) throw new Error(`No section is called ${name}`);
	return { page: PAGE_OF_SECTION[name], section: name };
}

function isSection(name: string): name is AfterSection {
	return name in PAGE_OF_SECTION;
}

function readPart(part: string): Part {
	const isOver = part.startsWith("after:");
	const isTwo = part.startsWith("2");
	const any = new Set(listConcepts(part.replace(/^(?:after:|2)/, "")));
	return { any, least: isTwo ? 2 : 1, isOver };
}

function listConcepts(words: string): Concept[] {
	return words
		.split("|")
		.flatMap((word) => CLASSES[word]?.split(" ") ?? word)
		.map((word) => {
			if (!isConcept(word)) throw new Error(`No words mean ${word}`);
			return word;
		});
}
