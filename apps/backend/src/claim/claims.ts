import type { AskLink } from "@uchit/contract/answer.ts";
import type { CheckEntry } from "@uchit/contract/check.ts";
import type { Claim, ClaimAbout, ClaimFigure, Claims } from "@uchit/contract/claim.ts";
import { toListedEntry } from "#backend/check/check.ts";
import type { LiveListedNames } from "#backend/check/listed-names.ts";
import type { Database } from "#backend/db/client.ts";
import { withSources } from "#backend/facts/queries/sources.ts";
import type { CollegeIndex } from "#backend/search/college-index.ts";
import type { LiveLexicon } from "#backend/search/question/live-lexicon.ts";
import { filterByKind } from "#backend/search/question/reading.ts";
import { judgeClaim } from "./judge-claim.ts";
import { findNamed, type MentionedName, type NameParts } from "./mentioned-names.ts";
import { cannotJudge } from "./phrases/judge.ts";
import { findKind } from "./phrases/kinds.ts";
import { isEmpty, withoutNames } from "./phrases/left-over.ts";
import { splitPhrases } from "./phrases/split.ts";
import { Phrase, toClaimWords } from "./phrases/words.ts";
import {
	listSubjects,
	memoiseNames,
	type ReadPhrase,
	readPhrases,
	removePlaces,
	type Subject,
	type Subjects,
} from "./subject.ts";

export type ClaimParts = { db: Database; index: CollegeIndex; lexicon: LiveLexicon; listed: LiveListedNames };

const MAX_OFFERED = 5;

/**
 * Judges the claims of a pasted text against our sources, phrase by phrase. Only claims about an institution with its
 * whole name in the text are judged; phrases that are not understood are skipped.
 */
export async function judgeClaims({ db, index, lexicon, ...lists }: ClaimParts, text: string): Promise<Claims> {
	const { lexicon: known, names: all } = await lexicon.get(index);
	const names = memoiseNames(all);
	const words = { lexicon: known, names };
	const phrases = readPhrases(index, splitPhrases(text), words);
	const parts: NameParts = { index, ...words, listed: await lists.listed() };
	const read = phrases.flatMap(({ reading }) => filterByKind(reading.reads, "college"));
	const mentions = findNamed(text, parts, read);
	const subjects = listSubjects(words, phrases, mentions);
	const listed = subjects.fake === undefined ? undefined : toListedEntry(subjects.fake);
	const claims: Claim[] = [];
	for (const [place, phrase] of phrases.entries()) {
		const subject = subjects.perPhrase[place];
		if (subject === undefined) continue;
		const context = { subject, listed, named: mentions.named, isOneOfSeveral: subjects.offered.length > 1 };
		const claim = await toClaim({ db, index, names }, phrase, context);
		if (claim !== undefined) claims.push(claim);
	}
	const institutions = subjects.offered.slice(0, MAX_OFFERED).flatMap((number): AskLink[] => {
		const college = index.colleges[number];
		return college === undefined ? [] : [{ kind: "college", value: college.slug, label: college.name }];
	});
	return withSources(db, { about: toClaimAbout(subjects), institutions, ...(listed && { listed }), claims });
}

function toClaimAbout({ perPhrase, offered, fake }: Subjects): ClaimAbout {
	if (fake !== undefined) return "listed-fake";
	const [first] = perPhrase;
	if (perPhrase.some(({ kind }) => kind === "college")) return offered.length > 1 ? "each" : "one";
	return first?.kind === "unclear" ? first.why : "no-institution";
}

type Parts = Omit<Parameters<typeof judgeClaim>[0], "number" | "college">;
type ClaimContext = {
	subject: Subject;
	listed: CheckEntry | undefined;
	named: readonly MentionedName[];
	isOneOfSeveral: boolean;
};

/** Undefined for what claims nothing: a name, a place, "admissions open". */
async function toClaim(parts: Parts, phrase: ReadPhrase, context: ClaimContext): Promise<Claim | undefined> {
	const { subject, listed, named } = context;
	const words = trimJoining(phrase.text);
	const left = new Phrase(toClaimWords(`${phrase.before ?? ""}${phrase.text}`));
	const number = subject.kind === "college" ? subject.number : undefined;
	const college = number === undefined ? undefined : parts.index.colleges[number];
	for (const name of named) if (subject.kind !== "unclear") left.takeWords(name.words);
	withoutNames(left, phrase.reading, college);
	const rule = findKind(left.left);
	if (subject.kind === "fake" && listed !== undefined && (rule?.kind ?? "recognition") === "recognition") {
		if (rule !== undefined || RECOGNISED.test(left.left))
			return { words, kind: "recognition", verdict: "contradicted", why: "listed-fake", ours: toListedFigure(listed) };
	}
	if (rule === undefined) {
		if (number !== undefined) removePlaces(left, phrase.reading, { ...parts, number });
		return isEmpty(left) ? undefined : { words, verdict: "not-understood" };
	}
	const { kind } = rule;
	if (subject.kind === "fake") return { words, kind, ...cannotJudge("listed-fake") };
	if (kind === "accreditation") return { words, kind, ...cannotJudge("not-held") };
	if (college === undefined || number === undefined)
		return { words, kind, ...cannotJudge(subject.kind === "unclear" ? subject.why : "no-institution") };
	const judgement = await judgeClaim({ ...parts, number, college }, { rule, phrase: left, reading: phrase.reading });
	if (judgement === undefined) return { words, verdict: "not-understood" };
	const { slug, name } = college;
	const published =
		judgement.ours && context.isOneOfSeveral ? { college: { slug, name }, ...judgement.ours } : judgement.ours;
	return { words, kind, ...judgement, ours: published };
}

/** Claims that are false for a name on the list of fakes, whatever body they mention. */
const RECOGNISED = /recogn|approv|accredit|valid| degrees? |मान्यता|डिग्री/;

function toListedFigure({ name, place, date, sourceId }: CheckEntry): ClaimFigure {
	const href = `/check?${new URLSearchParams({ name, ...(place !== undefined && { place }) })}`;
	const value = [name, place, date].filter((each) => each !== undefined).join(", ");
	return { value, unit: "text", of: [], sourceId, href };
}

const JOINING = /(?:[\s,;|•:–—&*✅✔-]|\b(?:and|with|aur)|और)$/;

function trimJoining(text: string): string {
	let left = text.trim();
	for (let next = left.replace(JOINING, ""); next !== left; next = left.replace(JOINING, "")) left = next;
	return left;
}
