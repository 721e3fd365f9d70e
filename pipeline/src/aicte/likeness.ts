import { alignWords, isNear } from "#pipeline/aicte/align.ts";
import { toPin } from "#pipeline/aicte/facts.ts";
import { tailOf } from "#pipeline/aicte/names.ts";
import { isEmptyWord, isFieldWord, toInstituteWords, type Word } from "#pipeline/aicte/words.ts";

/** Short forms that the rules of `words.ts` leave alone: in a list for readers a wrong reading costs nothing. */
const SHORT_FORMS: Record<string, string> = {
	coll: "college",
	clg: "college",
	poly: "polytechnic",
	eng: "engineering",
	comm: "commerce",
	sc: "science",
	arch: "architecture",
	pharma: "pharmacy",
	mgmnt: "management",
	ins: "institute",
	tec: "technology",
	agri: "agriculture",
	mem: "memorial",
	fdn: "foundation",
	comp: "computer",
	appl: "application",
};

const HONORIFICS = new Set("shri st the shrimati pt pandit swami maa late lt sh km mr thiru arulmigu dr".split(" "));

/** A name for comparing, taken apart once. `initials` are the first letters of all its words in order. */
export type Name = { printed: string; words: Word[]; initials: string; tail: ReadonlySet<string> };

export function toName(printed: string): Name {
	const text = printed.replace(/[A-Za-z]+/g, (word) => SHORT_FORMS[word.toLowerCase()] ?? word);
	const words = toInstituteWords(text);
	return { printed, words, initials: words.map((word) => word.text[0]).join(""), tail: tailOf(text) };
}

/** Whether a word points at somebody: not "college", not "road", not "shri". */
export function isTelling(word: Word): boolean {
	return !isFieldWord(word) && !isEmptyWord(word) && !HONORIFICS.has(word.text);
}

/** What an institute of AICTE says of itself beside its name. */
export type Surroundings = { address: readonly Word[]; pin: string | undefined; place: ReadonlySet<string> };

/** How the words of two names go together, telling words first; `extra` and `missing` are those that no address or place explains. */
export type Likeness = {
	same: Word[];
	/** Words that the other name shortens to initials, or the reverse. */
	spelt: Word[];
	/** Words of the institute that the other name lacks, and the reverse. */
	missing: Word[];
	extra: Word[];
	/** As `extra`, behind the last word of the kind: most often a town or an address. */
	tail: Word[];
	/** Kinds that only one of the two names has: pharmacy, women, polytechnic … */
	kinds: Word[];
	/** Kinds that often differ between two names of one institution: they order the candidates, and no more. */
	looseKinds: Word[];
	/** Words of the directory's name that stand in the institute's address. */
	confirmed: Word[];
	samePin: boolean;
};

/** Kinds that say little: one name is a college, an institute or a school where the other is not. */
const LOOSE_KINDS = new Set(
	`institute college technology engineering science research education management study higher academy school centre university degree
	department deemed professional advanced polytechnic mahavidyalaya vidyalaya national international global india indian training
	autonomous art commerce government constituent pg ug postgraduate graduate group first grade technical`.split(/\s+/),
);

const WEIGHTY_KINDS = new Set(
	"engineering technology education management polytechnic training art commerce university government".split(" "),
);

export function compareNames(own: Name, other: Name, { address, pin, place }: Surroundings): Likeness {
	const aligned = alignWords(own.words, other.words);
	const shortened = spellOut(own, other, aligned.missing, aligned.extra);
	const missing = shortened.missing.filter((word) => !isOwnAcronym(word, own));
	const stands = (word: Word) => address.some(({ text, fold }) => fold === word.fold || isNear(text, word.text));
	const rest = shortened.extra.filter((word) => !isOwnAcronym(word, other));
	const tellingExtra = rest.filter(isTelling);
	const open = tellingExtra.filter((word) => !place.has(word.fold) && !stands(word));
	return {
		same: aligned.matched.filter(isTelling),
		spelt: shortened.same,
		missing: missing.filter((word) => isTelling(word) && !place.has(word.fold)),
		extra: open.filter((word) => !other.tail.has(word.text)),
		tail: open.filter((word) => other.tail.has(word.text)),
		kinds: [...missing, ...rest].filter((word) => isFieldWord(word) && !LOOSE_KINDS.has(word.text)),
		looseKinds: [...missing, ...rest].filter(({ text }) => WEIGHTY_KINDS.has(text)),
		confirmed: tellingExtra.filter((word) => stands(word) && word.text.length > 3),
		samePin: pin !== undefined && toPin(other.printed) === pin,
	};
}

/** "… Patel Institute of Computer Applications CMPICA" says its name twice. */
function isOwnAcronym({ text }: Word, { initials }: Name): boolean {
	return (
		text.length >= 3 && text.length <= 8 && (initials.includes(text) || isNear(initials.slice(0, text.length), text))
	);
}

type Open = { same: Word[]; missing: Word[]; extra: Word[] };

/** Initials in one name that the other spells out: "H R College" is Hassaram Rijhumal's, LBSIM is a whole name. */
function spellOut(own: Name, other: Name, missing: readonly Word[], extra: readonly Word[]): Open {
	const forth = spellInitials(missing, extra, other);
	const back = spellInitials(forth.longs, forth.shorts, own);
	return { same: [...forth.same, ...back.same], missing: back.longs, extra: back.shorts };
}

function spellInitials(shorts: readonly Word[], longs: readonly Word[], spelt: Name) {
	const same: Word[] = [];
	let left = [...longs];
	const rest = shorts.filter((short) => {
		if (short.text.length < 2 || short.text.length > 8 || isFieldWord(short)) return true;
		const at = spelt.initials.indexOf(short.text);
		const run = at < 0 ? [] : spelt.words.slice(at, at + short.text.length);
		const open = run.filter((word) => left.includes(word));
		if (open.length === 0 || run.every(({ text }) => text.length === 1)) return true;
		left = left.filter((word) => !open.includes(word));
		same.push(...open.filter(isTelling));
		return false;
	});
	return { same, shorts: rest, longs: left };
}
