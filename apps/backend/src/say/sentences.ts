import type { AskCard, Reading } from "@uchit/contract/answer.ts";
import { findDegree } from "@uchit/contract/degree.ts";
import type { ShortPage } from "@uchit/contract/say.ts";
import * as z from "zod";
import terms from "../../../../content/glossary/terms.json" with { type: "json" };
import type { SayWords } from "./words.ts";

/** The same sentence in several lengths, best first; each contains the year and what the figure refers to. */
export type Sentence = { page: ShortPage; slug: string; sourceId: string | null; texts: readonly string[] };
export type Words = SayWords & { today: string; approvals?: readonly Reading[] };

const TERMS = z
	.array(z.object({ slug: z.string(), name: z.string(), nameHi: z.string(), text: z.string(), textHi: z.string() }))
	.parse(terms);

/** One version per name of the institution; undefined if one sentence is not enough. */
export function sayCard(card: AskCard, names: readonly string[], words: Words): Sentence | undefined {
	switch (card.kind) {
		case "cutoff":
			return sayCutoff(card, names, words);
		case "rank":
		case "top": {
			const { college, list, year, rank, sourceId } = card;
			const band = card.kind === "rank" ? card.band : undefined;
			const values = { list: words.lists[list] ?? list, year, rank, band, isFirst: card.kind === "top" };
			const texts = names.map((who) => words.rank({ who, ...values }));
			return { page: "rankings", slug: college.slug, sourceId, texts };
		}
		case "salary": {
			const { college, level: printed, cohort, medianInr, placed, instead, sourceId } = card;
			const [, kind, years] = /^(ug|pg)-(\d)$/.exec(printed) ?? [];
			if (kind === undefined || years === undefined) return undefined;
			const level = words.level(kind.toUpperCase(), years);
			const values = {
				median: formatNumber(medianInr),
				placed: formatNumber(placed),
				cohort: formatAcademicYear(cohort),
				level,
				instead,
			};
			const texts = names.map((who) => words.salary({ who, ...values }));
			return { page: "placements", slug: college.slug, sourceId, texts };
		}
		case "seats": {
			const { college, count, year, degree = "", sourceId } = card;
			const values = {
				count: formatNumber(count),
				degree: findDegree(degree)?.name ?? degree,
				year: formatAcademicYear(year),
			};
			const texts = names.map((who) => words.seats({ who, ...values }));
			return { page: "courses", slug: college.slug, sourceId, texts };
		}
		case "fee": {
			const { college, least, most, year, covers, quota, sourceId } = card;
			const amount = words.rupees(formatNumber(least), least === most ? undefined : formatNumber(most));
			const values = {
				amount,
				year: formatAcademicYear(year),
				covers: words.covers[covers],
				quota: words.quotas[quota],
			};
			const texts = names.map((who) => words.fee({ who, ...values }));
			return { page: "cost", slug: college.slug, sourceId, texts };
		}
		case "established": {
			const { college, year, sourceId } = card;
			return { page: "college", slug: college.slug, sourceId, texts: names.map((who) => words.founded(who, year)) };
		}
		case "recognition":
			return sayRecognition(card, names, words);
		case "date":
			return sayDate(card, words);
		case "exam-fee": {
			const { exam, least, most, year, sourceId } = card;
			const amount = words.rupees(formatNumber(least), least === most ? undefined : formatNumber(most));
			return { page: "exam", slug: exam.slug, sourceId, texts: [words.form(exam.name, year, amount)] };
		}
		case "definition": {
			const term = TERMS.find(({ slug }) => slug === card.term);
			if (term === undefined) return undefined;
			const { name, text } = words.isHindi ? { name: term.nameHi, text: term.textHi } : term;
			const first = /^[^.।]+[.।](?= )/.exec(text)?.[0];
			const texts = [text, ...(first === undefined ? [] : [first])].map((each) => `${name}: ${each}`);
			return { page: "term", slug: card.term, sourceId: null, texts };
		}
		default:
			return undefined;
	}
}

type CardOf<Kind extends AskCard["kind"]> = Extract<AskCard, { kind: Kind }>;

function sayCutoff(card: CardOf<"cutoff">, names: readonly string[], words: Words): Sentence {
	const { college, examName, programme, closing, isScore, seatType, isHardest, year, round, sourceId } = card;
	const figure = isScore ? "score" : card.ofCategory ? "category-rank" : "rank";
	const values = { year, round, closing: formatNumber(closing), figure, isHardest } as const;
	const gender = POOLS[card.gender];
	const poolOf = (quota: string) =>
		[seatType, quota, gender === undefined ? card.gender : words.pools[gender]].filter((each) => each !== "");
	const pool = poolOf(words.seatQuotas[card.quota] ?? card.quota).join(", ");
	// Omits the usual four-year length; other lengths stay, so that programmes remain distinct.
	const branch = programme.replace(" (4 Years, Bachelor of Technology)", "");
	const texts = [programme.replace("(4 Years, Bachelor of Technology)", "B.Tech"), BRANCHES[branch] ?? branch].flatMap(
		(each) => names.map((who) => words.cutoff({ who, programme: each, exam: examName, pool, ...values })),
	);
	const shortest = {
		who: names.at(-1) ?? "",
		programme: BRANCHES[branch] ?? branch,
		exam: examName.replace("JEE Advanced", "JEE Adv"),
		pool: poolOf(card.quota).join(" "),
	};
	return { page: "cutoffs", slug: college.slug, sourceId, texts: [...texts, words.cutoff({ ...shortest, ...values })] };
}

const BRANCHES: Readonly<Record<string, string>> = {
	"Computer Science and Engineering": "CSE",
	"Electronics and Communication Engineering": "ECE",
	"Mechanical Engineering": "Mechanical",
	"Electrical Engineering": "Electrical",
	"Civil Engineering": "Civil",
	"Chemical Engineering": "Chemical",
};

const POOLS: Readonly<Record<string, keyof SayWords["pools"]>> = {
	"Gender-Neutral": "neutral",
	"Female-only (including Supernumerary)": "female",
	"Female-Only": "female",
	"Female-only": "female",
	NA: "single",
};

/** One list with its source, not several with one: the body that was asked for, else the one that gives degrees. */
function sayRecognition({ college, bodies }: CardOf<"recognition">, names: readonly string[], words: Words): Sentence {
	const firstApproval = words.approvals?.[0]?.value;
	const order = [firstApproval, "national-importance", "ugc", "nmc", "aicte"];
	const [first] = bodies.toSorted((a, b) => order.indexOf(a.body) - order.indexOf(b.body));
	const values = first && { body: first.body, year: first.year };
	const texts = values === undefined ? [] : names.map((who) => words.listed({ who, ...values }));
	return { page: "college", slug: college.slug, sourceId: first?.sourceId ?? null, texts };
}

function sayDate({ exam, event, sourceId }: CardOf<"date">, words: Words): Sentence {
	const { starts, ends, cycle, kind, status: printed } = event;
	const own = (words.isHindi ? event.nameHi : undefined) ?? event.name ?? "";
	const parts = own.includes(exam.name) ? [own] : [exam.name, cycle, own];
	const what = own.toLowerCase().includes(words.kinds[kind]) ? parts : [...parts, words.kinds[kind]];
	const isLapsed = printed === "expected" && (ends ?? starts) < words.today.slice(0, 7);
	const status = words.statuses[isLapsed ? "lapsed" : printed];
	const texts = [
		words.date({ what: what.filter((each) => each !== "").join(" "), when: words.when(starts, ends), status }),
	];
	return { page: "dates", slug: exam.slug, sourceId, texts };
}

function formatNumber(value: number): string {
	return value.toLocaleString("en-IN", { maximumFractionDigits: 10 });
}

/** 2023 → 2023-24. */
function formatAcademicYear(year: number): string {
	return `${year}-${String((year + 1) % 100).padStart(2, "0")}`;
}
