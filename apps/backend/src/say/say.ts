import type { Answer } from "@uchit/contract/answer.ts";
import {
	MAX_SAY_LENGTH,
	SHORT_PAGES,
	type ShortAnswer,
	type ShortAnswerQuery,
	type ShortPage,
} from "@uchit/contract/say.ts";
import type { Source } from "@uchit/contract/source.ts";
import { listFacts } from "#backend/facts/queries/college-facts.ts";
import { listSources } from "#backend/facts/queries/sources.ts";
import { shortNameOf } from "#backend/facts/short-name.ts";
import { type AskParts, ask } from "#backend/search/question/ask.ts";
import { listShortForms } from "./queries/short-forms.ts";
import { type Sentence, toSentence } from "./sentences.ts";
import { SAY_WORDS, type SayWords } from "./words.ts";

/** A sentence that fits a single text message; otherwise a link to the answer. */
export async function answerShort(parts: AskParts, { q, lang }: ShortAnswerQuery): Promise<ShortAnswer> {
	const answer = await ask(parts, q, []);
	const sentence = await findSentence(parts, answer, lang);
	const text = sentence && (await withSource(parts, answer, sentence, lang)).map(toGsm).find(fitsMessage);
	const prefix = lang === "hi" ? "/hi" : "";
	if (sentence === undefined || text === undefined) {
		const href = `${prefix}/search?${new URLSearchParams({ q: answer.q })}`;
		return { text: SAY_WORDS[lang].none, href, sourceId: null };
	}
	return { text, href: prefix + shortAddress(sentence.page, sentence.slug), sourceId: sentence.sourceId };
}

type Lang = ShortAnswerQuery["lang"];

async function findSentence(parts: AskParts, answer: Answer, lang: Lang): Promise<Sentence | undefined> {
	const { card, unread, readings, unknown, fakes, bounds } = answer;
	const [doubted, other] = unknown;
	if (doubted?.isDoubted && other === undefined) return sayFake(doubted.words, fakes, SAY_WORDS[lang]);
	// One sentence cannot add which part of the question it ignores.
	if (card === undefined || unread.length > 0 || readings.some(({ notApplied }) => notApplied)) return undefined;
	if (card.kind === "top" && bounds.limit !== undefined && bounds.limit > 1) return undefined;
	const names = "college" in card ? await listNames(parts, card.college) : [];
	if (card.kind === "contact" && card.requested === "site") return saySite(parts, card.college, names, SAY_WORDS[lang]);
	const approvals = readings.filter(({ kind }) => kind === "approval");
	return toSentence(card, { names, lang, today: parts.today, approvals });
}

/** Answers only that a name is on UGC's list: absence from it proves nothing. */
function sayFake(name: string, [entry, other]: Answer["fakes"], words: SayWords): Sentence | undefined {
	if (entry?.date === undefined || other !== undefined) return undefined;
	const when = words.when(entry.date);
	const place = entry.place === undefined ? "" : `, ${entry.place}`;
	const texts = [entry.name + place, entry.name].map((who) => words.fake(who, when));
	return { page: "check", slug: toSlug(name), sourceId: entry.sourceId, texts };
}

async function saySite(
	{ index, db }: AskParts,
	{ slug }: { slug: string },
	names: readonly string[],
	words: SayWords,
): Promise<Sentence | undefined> {
	const id = index.colleges.find((college) => college.slug === slug)?.id ?? "";
	const site = (await listFacts(db, id)).find(({ field }) => field === "website");
	if (site === undefined) return undefined;
	const texts = names.map((who) => words.site(who, site.value));
	return { page: "college", slug, sourceId: site.sourceId, texts };
}

async function listNames({ db }: AskParts, { slug, name }: { slug: string; name: string }): Promise<string[]> {
	const short = shortNameOf(name, await listShortForms(db, slug));
	return short === undefined ? [name] : [name, short];
}

async function withSource(
	{ db }: AskParts,
	{ sources }: Answer,
	{ texts, sourceId }: Sentence,
	lang: Lang,
): Promise<string[]> {
	if (sourceId === null) return [...texts];
	const isOfIt = ({ id }: Source) => id === sourceId;
	const source = sources.find(isOfIt) ?? (await listSources(db, [sourceId]))[0];
	const by = source && (/\(([A-Za-z]{2,9})\)/.exec(source.publisher)?.[1] ?? source.publisher.split(",")[0]);
	return texts.flatMap((text) => (by === undefined ? [text] : [`${text} ${SAY_WORDS[lang].source(by)}`, text]));
}

const PRINTED_SIGNS: Readonly<Record<string, string>> = { "’": "'", "‘": "'", "“": '"', "”": '"', "–": "-", "—": "-" };

function toGsm(text: string): string {
	return text.replace(/[’‘“”–—]/g, (sign) => PRINTED_SIGNS[sign] ?? sign);
}

/** The ASCII characters of the GSM alphabet, without those that count twice in it. */
const GSM_TEXT = /^[ -_a-~]*$/;
const COUNTED_TWICE = /[[\]{}~^\\|]/g;

function fitsMessage(text: string): boolean {
	if (!GSM_TEXT.test(text)) return text.length <= MAX_SAY_LENGTH.other;
	return text.replace(COUNTED_TWICE, "$&$&").length <= MAX_SAY_LENGTH.latin;
}

function shortAddress(page: ShortPage, slug: string): string {
	const [letter = ""] = Object.entries(SHORT_PAGES).find(([, each]) => each === page) ?? [];
	return `/s/${letter}-${slug}`;
}

function toSlug(name: string): string {
	return name.toLowerCase().replace(/[^a-z0-9]+/g, "-");
}
