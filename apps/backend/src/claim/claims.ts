import type { AskLink } from "@uchit/contract/answer.ts";
import type { Claim, Claims } from "@uchit/contract/claim.ts";
import type { Database } from "#backend/db/client.ts";
import { listSources } from "#backend/facts/queries/sources.ts";
import type { CollegeIndex } from "#backend/search/college-index.ts";
import type { LiveLexicon } from "#backend/search/question/live-lexicon.ts";
import { judgeClaim } from "./judge-claim.ts";
import { cannotJudge } from "./phrases/judge.ts";
import { findKind } from "./phrases/kinds.ts";
import { isEmpty, withoutNames } from "./phrases/left-over.ts";
import { splitPhrases } from "./phrases/split.ts";
import { Phrase, toClaimWords } from "./phrases/words.ts";
import { listSubjects, type ReadPhrase, readPhrases, takePlaces } from "./subject.ts";

export type ClaimParts = { db: Database; index: CollegeIndex; lexicon: LiveLexicon };

const MOST_OFFERED = 5;

/**
 * What a pasted text claims, phrase by phrase, and what our sources have of it. Claims are judged only of exactly one institution; a
 * phrase that is not understood is not judged.
 */
export async function judgeClaims({ db, index, lexicon }: ClaimParts, text: string): Promise<Claims> {
	const words = await lexicon.get(index);
	const phrases = readPhrases(index, splitPhrases(text), words);
	const subjects = listSubjects(index, words, phrases);
	const claims: Claim[] = [];
	for (const phrase of phrases) {
		const claim = await toClaim({ db, index, names: words.names }, phrase, subjects);
		if (claim !== undefined) claims.push(claim);
	}
	const sources = await listSources(
		db,
		claims.flatMap(({ ours }) => ours?.sourceId ?? []),
	);
	const institutions = subjects.slice(0, MOST_OFFERED).flatMap((number): AskLink[] => {
		const college = index.colleges[number];
		return college === undefined ? [] : [{ kind: "college", value: college.slug, label: college.name }];
	});
	return { institutions, claims, sources };
}

type Parts = Omit<Parameters<typeof judgeClaim>[0], "number" | "college">;

/** Undefined for what claims nothing: a name, a place, "admissions open". */
async function toClaim(parts: Parts, phrase: ReadPhrase, subjects: readonly number[]): Promise<Claim | undefined> {
	const words = trimJoining(phrase.text);
	const left = new Phrase(toClaimWords(phrase.text));
	const [number, second] = subjects;
	const college = second === undefined && number !== undefined ? parts.index.colleges[number] : undefined;
	withoutNames(left, phrase.reading, college);
	const rule = findKind(left.left);
	if (rule === undefined) {
		if (number !== undefined) takePlaces(left, phrase.reading, { ...parts, number });
		return isEmpty(left) ? undefined : { words, verdict: "not-understood" };
	}
	const { kind } = rule;
	if (kind === "accreditation") return { words, kind, ...cannotJudge("not-held") };
	if (college === undefined || number === undefined)
		return { words, kind, ...cannotJudge(second === undefined ? "no-institution" : "several-institutions") };
	const judgement = await judgeClaim({ ...parts, number, college }, { rule, phrase: left, reading: phrase.reading });
	return judgement === undefined ? { words, verdict: "not-understood" } : { words, kind, ...judgement };
}

const JOINING = /(?:[\s,;|•:–—&-]|\b(?:and|with|aur)|और)$/;

/** Without the signs and words that led on to the next phrase. */
function trimJoining(text: string): string {
	let left = text.trim();
	for (let next = left.replace(JOINING, ""); next !== left; next = left.replace(JOINING, "")) left = next;
	return left;
}
