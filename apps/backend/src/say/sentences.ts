import type { AskCard, ReadingChip } from "@uchit/contract/answer.ts";
import { findDegree } from "@uchit/contract/degree.ts";
import type { ShortAnswerQuery, ShortPage } from "@uchit/contract/say.ts";
import * as z from "zod";
import terms from "../../../../content/glossary/terms.json" with { type: "json" };
import { type CardOf, SAY_WORDS, type SayWords } from "./words.ts";

/** The same sentence in several lengths, best first; each contains the year and what the figure refers to. */
export type Sentence = { page: ShortPage; slug: string; sourceId: string | null; texts: readonly string[] };

type Context = {
	/** The institution's whole name, and its short form if it has one. */
	names: readonly string[];
	lang: ShortAnswerQuery["lang"];
	today: string;
	/** Bodies that the question asks about. */
	approvals: readonly ReadingChip[];
};

const TERMS = z
	.array(z.object({ slug: z.string(), name: z.string(), nameHi: z.string(), text: z.string(), textHi: z.string() }))
	.parse(terms);

/** One version per name of the institution; undefined if one sentence is not enough. */
export function toSentence(card: AskCard, { names, lang, today, approvals }: Context): Sentence | undefined {
	const words = SAY_WORDS[lang];
	const ofCollege = (page: ShortPage, { college, sourceId }: OfCollege, text: (who: string) => string): Sentence => ({
		...{ page, slug: college.slug, sourceId },
		texts: names.map(text),
	});
	switch (card.kind) {
		case "cutoff":
			return sayCutoff(card, names, words);
		case "rank":
			return ofCollege("rankings", card, (who) => words.rank(who, card));
		case "top":
			return ofCollege("rankings", card, (who) => words.first(words.rank(who, card)));
		case "salary":
			if (!/^(?:ug|pg)-\d$/.test(card.level)) return undefined;
			return ofCollege("placements", card, (who) => words.salary(who, card));
		case "seats": {
			const { degree = "" } = card;
			return ofCollege("courses", card, (who) => words.seats(who, card, findDegree(degree)?.name ?? degree));
		}
		case "fee": {
			const [covers, quota] = [words.covers[card.covers], words.quotas[card.quota]];
			return ofCollege("cost", card, (who) => words.fee(who, words.rupees(card), card, covers, quota));
		}
		case "established":
			return ofCollege("college", card, (who) => words.founded(who, card.year));
		case "recognition": {
			const found = findBody(card, approvals);
			if (found === undefined) return undefined;
			const { body, year, sourceId } = found;
			return ofCollege("college", { college: card.college, sourceId }, (who) =>
				body === "national-importance" ? words.byAct(who) : words.listed(who, body.toUpperCase(), year),
			);
		}
		case "date":
			return sayDate(card, lang, today);
		case "exam-fee": {
			const { exam, year, sourceId } = card;
			return { page: "exam", slug: exam.slug, sourceId, texts: [words.form(exam.name, year, words.rupees(card))] };
		}
		case "definition": {
			const term = TERMS.find(({ slug }) => slug === card.term);
			if (term === undefined) return undefined;
			const { name, text } = lang === "hi" ? { name: term.nameHi, text: term.textHi } : term;
			const [first = text] = /^[^.।]+[.।](?= )/.exec(text) ?? [];
			return { page: "term", slug: card.term, sourceId: null, texts: [`${name}: ${text}`, `${name}: ${first}`] };
		}
		default:
			return undefined;
	}
}

type OfCollege = { college: { slug: string }; sourceId: string };

function sayCutoff(card: CardOf<"cutoff">, names: readonly string[], words: SayWords): Sentence {
	const { college, examName: exam, programme: printed, seatType, quota, sourceId } = card;
	const gender = POOLS.get(card.gender);
	const poolOf = (quotaWords: string) =>
		[seatType, quotaWords, gender === undefined ? card.gender : words.pools[gender]].filter((each) => each !== "");
	const pool = poolOf(words.seatQuotas.get(quota) ?? quota).join(", ");
	// Omits the usual four-year length; other lengths stay, so that programmes remain distinct.
	const branch = printed.replace(" (4 Years, Bachelor of Technology)", "");
	const short = BRANCHES.get(branch) ?? branch;
	const whole = printed.replace("(4 Years, Bachelor of Technology)", "B.Tech");
	const texts = [whole, short].flatMap((programme) =>
		names.map((who) => words.cutoff(who, card, { programme, exam, pool })),
	);
	const seat = { programme: short, exam: exam.replace("JEE Advanced", "JEE Adv"), pool: poolOf(quota).join(" ") };
	const shortest = words.cutoff(names.at(-1) ?? "", card, seat);
	return { page: "cutoffs", slug: college.slug, sourceId, texts: [...texts, shortest] };
}

const BRANCHES = new Map([
	["Computer Science and Engineering", "CSE"],
	["Electronics and Communication Engineering", "ECE"],
	["Mechanical Engineering", "Mechanical"],
	["Electrical Engineering", "Electrical"],
	["Civil Engineering", "Civil"],
	["Chemical Engineering", "Chemical"],
]);

const POOLS = new Map<string, keyof SayWords["pools"]>([
	["Gender-Neutral", "neutral"],
	["Female-only (including Supernumerary)", "female"],
	["Female-Only", "female"],
	["Female-only", "female"],
	["NA", "single"],
]);

/** One list with its source, not several with one: the body that was asked for, else the one that gives degrees. */
function findBody({ bodies }: CardOf<"recognition">, approvals: readonly ReadingChip[]) {
	const order = [approvals[0]?.value, "national-importance", "ugc", "nmc", "aicte"];
	return bodies.toSorted((a, b) => order.indexOf(a.body) - order.indexOf(b.body))[0];
}

function sayDate({ exam, event, sourceId }: CardOf<"date">, lang: Context["lang"], today: string): Sentence {
	const words = SAY_WORDS[lang];
	const { starts, ends, cycle, kind, status } = event;
	const own = (lang === "hi" ? event.nameHi : undefined) ?? event.name ?? "";
	const parts = own.includes(exam.name) ? [own] : [exam.name, cycle, own];
	const what = own.toLowerCase().includes(words.kinds[kind]) ? parts : [...parts, words.kinds[kind]];
	const isLapsed = status === "expected" && (ends ?? starts) < today.slice(0, 7);
	const text = words.date(
		what.filter((each) => each !== "").join(" "),
		words.when(starts, ends),
		words.statuses[isLapsed ? "lapsed" : status],
	);
	return { page: "dates", slug: exam.slug, sourceId, texts: [text] };
}
