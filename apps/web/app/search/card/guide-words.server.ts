import { PAGE_OF_SECTION } from "@uchit/contract/after.ts";
import type { LINES } from "@uchit/contract/ask.ts";
import { findCourse } from "@uchit/contract/course.ts";
import { COURSE_NAMES } from "@uchit/contract/course-names.ts";
import { formatRupees } from "#app/facts/words/money.ts";
import { toolPath } from "#app/search/tool-path.ts";
import {
	type CardContext,
	type CardOf,
	type CardTable,
	type CardWords,
	joinWithDots,
	type Link,
	type PhraseContext,
	siteLink,
} from "./card-parts.ts";

const TOOLS_WITH_WORDS = ["refund", "originals", "ragging", "applications", "class", "check"] as const;

const LINE_LINKS: Readonly<Record<(typeof LINES)[number], (phrase: PhraseContext) => readonly Link[]>> = {
	distress: ({ t, paths }) => [
		{ label: t("answerCard.line.distress.next"), to: "tel:14416" },
		{ label: t("answerCard.line.distress.also"), to: paths.after("12/pcb", "drop-year") },
	],
	"bought-degree": ({ t, paths }) => [{ label: t("ask.tool.check"), to: paths.check }],
	iti: ({ t, paths }) => [
		siteLink("https://www.ncvtmis.gov.in/", t),
		{ label: t("answerCard.line.iti.also"), to: paths.after("10", "iti-or-diploma") },
	],
	"nda-girls": ({ t, paths }) => [
		siteLink("https://upsc.gov.in/", t),
		{ label: t("answerCard.next.after"), to: paths.after("12", "army-officer") },
	],
	"tn-quota": ({ t }) => [siteLink("https://www.tneaonline.org/", t), siteLink("https://tnmedicalselection.net/", t)],
	"service-bond": ({ t, paths }) => [
		siteLink("https://mcc.nic.in/", t),
		{ label: t("answerCard.next.after"), to: paths.after("12/pcb", "leave-mbbs") },
	],
	reservation: ({ t }) => [siteLink("https://josaa.nic.in/", t)],
	"mbbs-abroad-neet": ({ t, paths }) => [
		siteLink("https://www.nmc.org.in/", t),
		{ label: t("ask.tool.study-abroad"), to: paths.studyAbroad },
	],
};

export const GUIDE_CARDS: CardTable<"definition" | "tool" | "line" | "course" | "after" | "scholarships"> = {
	definition: ({ term }, { t, paths, definition }) => ({
		figure: { value: definition?.name ?? term },
		sentence: definition?.text ?? "",
		links: [{ label: t("answerCard.next.glossary"), to: paths.glossary(term) }],
	}),
	tool: ({ tool }, { t, paths }) => {
		const name = t(`ask.tool.${tool}`);
		const worded = TOOLS_WITH_WORDS.find((each) => each === tool);
		return {
			figure: { value: name },
			sentence: worded === undefined ? t("answerCard.card.tool") : t(`answerCard.toolGives.${worded}`),
			links: [{ label: name, to: toolPath(paths, tool) }],
		};
	},
	line: ({ line }, context) => ({
		figure: { value: context.t(`answerCard.line.${line}.title`) },
		sentence: context.t(`answerCard.line.${line}.text`),
		notes: line === "distress" ? [] : [context.t("answerCard.line.ours")],
		links: LINE_LINKS[line](context),
	}),
	/** A degree in the words of the pages of options: its full name, years, what it needs and what follows. */
	course: ({ slug }, { t, paths, after }) => {
		const { fullName, ...others } = COURSE_NAMES[slug];
		const facts = after?.doors ?? [];
		const course = findCourse(slug);
		const section = slug === "gnm" ? "nursing" : "which-health-course";
		return {
			figure: { value: fullName },
			sentence: t("answerCard.card.course", {
				name: course?.name ?? slug.toUpperCase(),
				years: facts.length === 0 && "years" in others ? others.years : "none",
			}),
			facts,
			notes: [t("answerCard.card.unchecked")],
			links: [
				course === undefined
					? { label: t("answerCard.next.after"), to: paths.after(PAGE_OF_SECTION[section], section) }
					: { label: t("answerCard.next.course", { name: course.name }), to: paths.course(slug) },
			],
		};
	},
	after: (card, { t, paths, after, narrowed }) => {
		const { page, section, state, student, open = [] } = card;
		const { title, here, hereAt, text, ways = "", doors = [], cost } = after ?? {};
		const details = studentWords(student, t);
		return {
			figure: { value: here ?? title ?? t(`answerCard.after.${page}`) },
			sentence: text ?? t(page === "12" ? "answerCard.card.afterAny" : "answerCard.card.after", { ways }),
			facts: doors,
			list: open.map(({ slug, name }) => ({ to: paths.college(slug), name })),
			notes: [
				details && t("answerCard.card.said", { said: joinWithDots([details, narrowed]) }),
				here && t("answerCard.card.unchecked"),
			],
			links: [
				{ label: t("answerCard.next.after"), to: paths.after(page, section, { state, percent: student?.percent }) },
				hereAt === undefined ? undefined : siteLink(hereAt, t),
				cost === undefined ? undefined : { label: t("after.workOut"), to: paths.collegeTab(cost, "cost") },
				...moneyLinks(card, { t, paths }),
			],
		};
	},
	scholarships: sayScholarships,
};

function studentWords(student: CardOf<"after">["student"], t: PhraseContext["t"]): string {
	const { percent, isForWomen, income } = student ?? {};
	return joinWithDots([
		percent === undefined ? "" : t("answerCard.card.saidPercent", { percent: String(percent) }),
		isForWomen && t("answerCard.card.predictWoman"),
		income === undefined ? "" : t("answerCard.scholarships.incomeUpTo", { income: formatRupees(income) }),
	]);
}

const LEAVING: ReadonlySet<CardOf<"after">["section"]> = new Set([
	"leave-college",
	"leave-mbbs",
	"study-again",
	"change-college",
]);

function moneyLinks(
	{ page, section, state, student }: CardOf<"after">,
	{ t, paths }: Pick<PhraseContext, "t" | "paths">,
): Link[] {
	if (LEAVING.has(section)) return [{ label: t("ask.tool.refund"), to: paths.rights("refund") }];
	if (student === undefined && section !== "no-money" && section !== "what-it-costs") return [];
	const { isForWomen, category, income } = student ?? {};
	const search = { state, category, income, gender: isForWomen && ("female" as const), level: LEVEL_OF[page] };
	return [
		{ label: t("answerCard.next.scholarshipFinder"), to: paths.findScholarships(search) },
		{ label: t("answerCard.next.loanSchemes"), to: paths.rights("loan") },
	];
}

const LEVEL_OF = {
	"10": "10",
	"12": "12-pass",
	"12/pcm": "12-pass",
	"12/pcb": "12-pass",
	"12/commerce": "12-pass",
	"12/arts": "12-pass",
	diploma: "diploma",
} as const;

function sayScholarships(
	{ minority, disability, schemes, kind: _kind, unkept, requested, unknown, ...filters }: CardOf<"scholarships">,
	{ t, paths, scholarships }: CardContext,
): CardWords {
	const { total = 0, areReserved = false, first = [], portals = [] } = scholarships ?? {};
	const [only, other] = first;
	const apply = portals.map(({ name, address }) => ({ label: name, to: address }));
	const finder = { label: t("answerCard.next.scholarshipFinder"), to: paths.scholarshipFinder };
	if (unknown !== undefined)
		return { sentence: t("answerCard.scholarships.unknown", { name: unknown }), links: [finder, ...apply] };
	if (schemes !== undefined && only !== undefined && other === undefined)
		return {
			figure: { value: `${only.name}: ${only.amount}` },
			sentence: t("answerCard.card.scheme"),
			notes: [only.closing],
			links: [{ label: t("answerCard.next.scheme"), to: paths.scholarship(only.slug) }, ...apply],
		};
	const isStated = minority || disability || Object.values(filters).some((each) => each !== undefined);
	const search = { ...filters, minority: minority && ("1" as const), disability: disability && ("1" as const) };
	const aside = requested === "income" || schemes !== undefined ? undefined : requested;
	const next =
		requested === "status"
			? { label: t("answerCard.next.notPaid"), to: paths.rights("scholarship") }
			: { label: t("answerCard.next.scholarships"), to: paths.scholarships(search) };
	const links = [next, isStated ? { ...finder, to: paths.findScholarships(search) } : finder, ...apply];
	const notes = [unkept && t("answerCard.scholarships.unkept", { unkept })];
	if (aside !== undefined) return { sentence: t(`answerCard.scholarships.${aside}`), notes, links };
	return {
		figure: { value: t("answerCard.card.scholarshipsTitle", { count: total }) },
		sentence: t(headlineOf({ areNamed: schemes !== undefined, isFound: first.length > 0, areReserved })),
		notes,
		list: first.map(({ slug, name, amount, closing }) => ({
			to: paths.scholarship(slug),
			name,
			detail: `${amount} · ${closing}`,
		})),
		links,
	};
}

function headlineOf({ areNamed, isFound, areReserved }: { areNamed: boolean; isFound: boolean; areReserved: boolean }) {
	if (areNamed) return "answerCard.scholarships.named";
	if (!isFound) return "answerCard.card.scholarshipsAll";
	return areReserved ? "answerCard.scholarships.kept" : "answerCard.card.scholarships";
}
