import type { Lexicon } from "#backend/search/question/lexicon.ts";
import { hasKind } from "#backend/search/question/meaning.ts";
import type { Word } from "./lines.ts";

const toSet = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Words that begin a claim or join a name to one; never part of a name. */
const CLAIM_WORDS = toSet(
	`nirf ranked rank ranks ranking no number estd est established establishment founded since median highest average avg record placement
	placements placed package salary ctc fee fees tuition seats seat intake cutoff cut closing closed closes last aicte ugc nmc mci naac nba approved
	recognised recognized affiliated is was are were has have had will me mein mai main ka ki ke ne se ko hai hain par pe join admission admissions at
	by in on with to from offers offer got gets secured deemed autonomous private govt government central top best rs inr the a our dear welcome apply for direct
	located situated btech mtech mba mbbs bba bca mca be students 1st among only annual total yearly overall it jee josaa neet cat clat qs not said says
	formerly erstwhile previously known called aka above over places provides gives climbed rose jumped slipped stands stood holds boasts improved
	get choose take should can many since offering having among vs or where b this year
	में का की के ने को से है हैं पर और एनआईआरएफ यूजीसी स्थापना माध्य मीडियन`,
);
const KINDS_OF_INSTITUTION = toSet(
	`college colleges institute institutes institution institutions university universities school schools academy campus centre center vidyapeeth
	vidyapith vishwavidyalaya mahavidyalaya faculty department hospital polytechnic coaching study studies distance classes franchise`,
);
/** Words of so many names that they separate none. */
const WORDS_OF_MANY_NAMES = toSet(
	`college institute university school academy centre center of and for the in at medical engineering management technology law govt government arts
	science commerce national indian international business dental pharmacy nursing state central open degree women education sciences studies
	public private deemed global`,
);
const LOOKED_AHEAD = 4;
const CLAIM_KINDS = ["degree", "course", "category", "exam", "intent", "seat-category", "rank-word", "number"] as const;

/** Such words in Devanagari sound like short names. */
export function isPlainWord(word: string): boolean {
	return CLAIM_WORDS.has(word);
}

export function isGenericName(run: readonly string[]): boolean {
	return run.every((word) => WORDS_OF_MANY_NAMES.has(word));
}

type Span = { from: number; to: number };

/** Whether words beside a name make it another institution's: "Coaching Centre", "of Homeopathy", "New". */
export function hasOtherBeside(words: readonly Word[], { from, to }: Span, lexicon: Lexicon): boolean {
	return isOtherBefore(words, from, lexicon) || isOtherBehind(words, to, lexicon);
}

function isOtherBefore(words: readonly Word[], from: number, lexicon: Lexicon): boolean {
	const [before, earlier] = [words[from - 1], words[from - 2]];
	if (before === undefined || words[from]?.breaks !== 0) return false;
	const { word } = before;
	if (isSmallBeside(before, words[from])) return false;
	if (word === "of") return earlier !== undefined && before.breaks === 0 && !isPlain(earlier.word, lexicon);
	return word !== "and" && !isPlain(word, lexicon);
}

function isOtherBehind(words: readonly Word[], to: number, lexicon: Lexicon): boolean {
	const [next, second] = [words[to], words[to + 1]];
	if (next === undefined || next.breaks !== 0) return false;
	if (next.word === "of" || next.word === "for") return true;
	if (next.word === "and")
		return second !== undefined && !CLAIM_WORDS.has(second.word) && !/\d/.test(second.word) && !second.isCapital
			? true
			: isPartOfName(second, lexicon);
	if (isSmallBeside(next, words[to - 1]) || isProgramme(words, to)) return false;
	if (!isPlain(next.word, lexicon)) return true;
	// "Anna Open University": a plain word, and then another kind of institution.
	for (const { word, breaks } of words.slice(to, to + LOOKED_AHEAD)) {
		if (breaks !== 0 || CLAIM_WORDS.has(word) || /^\d/.test(word)) return false;
		if (KINDS_OF_INSTITUTION.has(word)) return true;
	}
	return false;
}

/** "IIT Bhilai Materials Science (4 Years, Bachelor of Technology)": lists print the programme after the name. */
function isProgramme(words: readonly Word[], from: number): boolean {
	const end = words.findIndex(({ breaks }, place) => place > from && breaks !== 0);
	const isLength = /^\d$/.test(words[end]?.word ?? "") && words[end + 1]?.word === "years";
	return isLength && !words.slice(from, end).some(({ word }) => KINDS_OF_INSTITUTION.has(word));
}

/** "Institute of Science and Engineering": "Engineering" is not a second institution. */
function isPartOfName(word: Word | undefined, lexicon: Lexicon): boolean {
	if (word === undefined) return false;
	// "& IT" is a branch; "it" is a plain word.
	if (word.word === "it") return word.isCapital;
	return !CLAIM_WORDS.has(word.word) && (WORDS_OF_MANY_NAMES.has(word.word) || isClaimWord(word.word, lexicon));
}

/** "Bhaiya, IIT Bombay": a word in small letters beside a name in capitals is no part of it. */
function isSmallBeside(word: Word, ofName: Word | undefined): boolean {
	const isNoun =
		KINDS_OF_INSTITUTION.has(word.word) || NEVER_PLAIN.has(word.word) || WORDS_OF_MANY_NAMES.has(word.word);
	return ofName?.isCapital === true && !word.isCapital && !isNoun;
}

function isPlain(word: string, lexicon: Lexicon): boolean {
	if (CLAIM_WORDS.has(word) || /^\d/.test(word)) return true;
	return !KINDS_OF_INSTITUTION.has(word) && !NEVER_PLAIN.has(word) && isClaimWord(word, lexicon);
}

const NEVER_PLAIN = toSet("new shri sri indian india international national global world research open vedic");

function isClaimWord(word: string, lexicon: Lexicon): boolean {
	const [first] = lexicon.phrases.get(word) ?? [];
	return first !== undefined && hasKind(first, ...CLAIM_KINDS);
}

const MENTION = toSet(
	`affiliated affiliation collaboration collaborates collaborated partner partners partnership sister alumni alumnus hod from professor professors
	near than like mentored tie association opposite behind coaching सम्बद्ध संबद्ध`,
);
const MENTION_BEHIND = toSet("coaching study alumni franchise");
const MENTIONED_WITHIN = 3;
const LOOKED_BEFORE = 5;

export function isMention(words: readonly Word[], from: number, to: number): boolean {
	let begin = from;
	while (begin > 0 && from - begin < LOOKED_BEFORE && words[begin]?.breaks !== 2) begin--;
	const behind = words.slice(to, to + MENTIONED_WITHIN);
	const end = behind.findIndex(({ breaks }) => breaks === 2);
	return (
		words.slice(begin, from).some(({ word }) => MENTION.has(word)) ||
		behind.slice(0, end === -1 ? undefined : end).some(({ word }) => MENTION_BEHIND.has(word))
	);
}

const SHORT_FORMS: ReadonlyMap<string, string> = new Map(
	Object.entries({
		engg: "engineering",
		govt: "government",
		instt: "institute",
		univ: "university",
		nlu: "national law university",
		bit: "birla institute of technology",
		gmc: "government medical college",
		bvcoe: "bharati vidyapeeths college of engineering",
		mait: "maharaja agrasen institute of technology",
		msit: "maharaja surajmal institute of technology",
		dseu: "delhi skill and entrepreneurship university",
		cusat: "cochin university of science and technology",
	}),
);

export function expandShortForms(run: readonly string[]): string[] {
	return run.flatMap((word) => (SHORT_FORMS.get(word) ?? word).split(" "));
}

const OWN_KINDS = toSet("college institute university academy vidyapeeth");
const PRAISE = toSet(
	`premier leading oldest heritage constituent minority reputed renowned prestigious famous popular residential multidisciplinary new one this
	your any every which approved recognised private first only good big large women girls boys national state public`,
);

export function isOtherNamed(words: readonly Word[], taken: ReadonlySet<number>, lexicon: Lexicon): boolean {
	return words.some(({ word, breaks }, place) => {
		const before = words[place - 1];
		if (!OWN_KINDS.has(word) || taken.has(place) || breaks !== 0 || before === undefined || taken.has(place - 1))
			return false;
		return (
			before.isCapital && words[place]?.isCapital === true && !PRAISE.has(before.word) && !isPlain(before.word, lexicon)
		);
	});
}
