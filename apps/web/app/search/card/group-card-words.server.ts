import type { AskCard } from "@uchit/contract/answer.ts";
import type { LINES } from "@uchit/contract/ask.ts";
import { findDegree } from "@uchit/contract/degree.ts";
import { formatLocalMoney, formatRupees } from "#app/facts/words/money.ts";
import { formatMonth } from "#app/platform/format/format-date.ts";
import { formatNumber } from "#app/platform/format/format-number.ts";
import type { CardWords, PhraseContext } from "./card-parts.ts";
import { siteLink } from "./long-card-words.server.ts";

type Card<Kind extends AskCard["kind"]> = Extract<AskCard, { kind: Kind }>;
type Figure = Card<"country">["more"][number];
type Named = Card<"country">["country"];

const nameOf = ({ name, nameHi }: Named, { language }: PhraseContext) => (language === "hi" ? (nameHi ?? name) : name);

function sayFigure(country: Named, figure: Figure, phrase: PhraseContext): { value: string; sentence: string } {
	const { part, value, valueHi = value, rupees: inRupees, name = "", nameHi = name } = figure;
	const isHindi = phrase.language === "hi";
	const own = isHindi ? valueHi : value;
	return {
		value: inRupees === undefined ? own : `${formatRupees(inRupees.amount)} (${own})`,
		sentence: phrase.t(`answerCard.card.country.${part}`, {
			country: nameOf(country, phrase),
			name: isHindi ? nameHi : name,
		}),
	};
}

export function sayCountry(card: Card<"country">, phrase: PhraseContext): CardWords {
	const { t, paths, language } = phrase;
	const { country, more, site, rupees: inRupees, sourceId } = card;
	const { value, sentence } = sayFigure(country, card, phrase);
	const called = nameOf(country, phrase);
	// Nobody is known to ask for the score: the headline is who decides.
	const isScore = card.part === "language-test";
	const figures = isScore ? [card, ...more] : more;
	const headline = isScore
		? {
				figure: { value: t("answerCard.card.scoreDecider") },
				sentence: t("answerCard.card.scoreDecides", { name: card.name ?? "" }),
			}
		: { figure: { value, sourceId }, sentence };
	if (card.universities !== undefined) return sayUniversities(card, card.universities, phrase);
	return {
		...(card.part === "summary" ? { sentence: value } : headline),
		...(figures.length > 0 && {
			facts: figures.map((figure) => {
				const { value, sentence } = sayFigure(country, figure, phrase);
				return { figure: value, sourceId: figure.sourceId, sentence };
			}),
		}),
		notes: [
			...(inRupees === undefined
				? []
				: [t("answerCard.card.atRate", { ...inRupees, month: formatMonth(language, inRupees.on) })]),
			...(card.part === "cost" ? [t("answerCard.publishes.abroad")] : []),
			...(card.isWithoutTest ? [t("answerCard.card.withoutTest")] : []),
		],
		next: { label: t("answerCard.next.country", { country: called }), to: paths.country(country.slug) },
		...(site !== undefined && { also: siteLink(site, t) }),
	};
}

function sayUniversities(
	card: Card<"country">,
	universities: NonNullable<Card<"country">["universities"]>,
	phrase: PhraseContext,
): CardWords {
	const { t, paths } = phrase;
	const called = nameOf(card.country, phrase);
	const sites = universities.flatMap(({ site }) => (site === undefined ? [] : siteLink(site, t)));
	const ofCountry = { label: t("answerCard.next.country", { country: called }), to: paths.country(card.country.slug) };
	const [first = ofCountry, ...others] = sites;
	return {
		figure: { value: universities.map(({ name }) => name).join(", ") },
		sentence: t("answerCard.card.universityAbroad", { country: called, count: universities.length }),
		facts: [
			...universities.flatMap(({ name, tuitionUsd, sourceId }) =>
				tuitionUsd === undefined
					? []
					: {
							figure: formatLocalMoney(tuitionUsd, "USD"),
							sourceId,
							sentence: t("answerCard.card.universityTuition", { name }),
						},
			),
			...[card, ...card.more].map((figure) => {
				const { value, sentence } = sayFigure(card.country, figure, phrase);
				return { figure: value, sourceId: figure.sourceId, sentence };
			}),
		],
		notes: [],
		next: first,
		...(first !== ofCountry && { also: ofCountry }),
		more: others,
	};
}

export function sayCountries({ countries, rows }: Card<"countries">, phrase: PhraseContext): CardWords {
	const { t, paths, language } = phrase;
	return {
		table: {
			label: t("answerCard.next.compare"),
			columns: countries.map((country) => ({ to: paths.country(country.slug), name: nameOf(country, phrase) })),
			rows: rows.map(({ part, of }) => ({
				label: t(`answerCard.card.countryRow.${part}`),
				figures: of.map((figure) => {
					if (figure === null) return undefined;
					const { value, valueHi = value, rupees: inRupees, name = "", sourceId } = figure;
					const words = language === "hi" ? valueHi : value;
					const own = part === "language-test" ? `${name} ${words}` : words;
					return { value: inRupees === undefined ? own : formatRupees(inRupees.amount), sourceId };
				}),
			})),
		},
		sentence: t("answerCard.card.countries"),
		notes: [],
		next: { label: t("answerCard.next.countries"), to: paths.compareCountries(countries.map(({ slug }) => slug)) },
	};
}

export function sayByCost({ items, unknown }: Card<"countries-by-cost">, phrase: PhraseContext): CardWords {
	const { t, paths } = phrase;
	return {
		sentence: t("answerCard.card.byCost"),
		list: items.map(({ country, rupees: inRupees, value }) => ({
			to: paths.country(country.slug),
			name: nameOf(country, phrase),
			value: inRupees === undefined ? value : formatRupees(inRupees.amount),
		})),
		notes: [t("answerCard.card.byCostRest", { count: unknown })],
		next: { label: t("ask.tool.study-abroad"), to: paths.studyAbroad },
	};
}

export function sayGroupFees(card: Card<"group-fees">, phrase: PhraseContext): CardWords {
	const { t, paths } = phrase;
	const { group, degree, items, colleges, by, site } = card;
	const [first] = items;
	if (card.isRule && first !== undefined) return sayRule(group, first, phrase);
	const known = findDegree(degree ?? "");
	const what = group?.toUpperCase() ?? (known === undefined ? "" : t(`degree.${known.slug}`));
	return {
		sentence: t("answerCard.card.groupFees", { what, colleges, by: by ?? "none" }),
		facts: items.map(({ college, amount, period, students, programme, entry, sourceId }) => ({
			figure: t("answerCard.card.feePer", { rupees: formatRupees(amount), period }),
			sourceId,
			sentence: [
				college?.name,
				programme,
				students === "all" ? t("answerCard.card.everyStudent") : students,
				entry,
			].join(" · "),
		})),
		notes: [t("answerCard.publishes.fees")],
		...(site !== undefined
			? { next: siteLink(site, t) }
			: first?.college !== undefined && {
					next: { label: t("answerCard.next.fee"), to: paths.collegeTab(first.college.slug, "cost") },
				}),
	};
}

const SHARE = { full: 1, third: 1 / 3, none: 0 } as const;

function sayRule(
	group: string | undefined,
	{ amount, period, sourceId }: Card<"group-fees">["items"][number],
	{ t, paths }: PhraseContext,
): CardWords {
	const priced = (part: number) =>
		t("answerCard.card.feePer", { rupees: formatRupees(Math.round(amount * part)), period });
	return {
		figure: { value: priced(1), sourceId },
		sentence: t("answerCard.card.groupRule", { group: group?.toUpperCase() ?? "" }),
		facts: (["none", "third", "full"] as const).map((who) => ({
			figure: priced(SHARE[who]),
			sourceId,
			sentence: t("answerCard.card.payer", { who }),
		})),
		notes: [t("answerCard.card.groupRuleNote")],
		...(group === "iit" && {
			next: { label: t("answerCard.card.feeWaiver"), to: paths.after("12/pcm", "fee-waiver") },
		}),
	};
}

/** The Ministry's decision for the whole family comes first, if there is one. */
export function sayPageFees({ college, count, items }: Card<"page-fees">, { t, paths }: PhraseContext): CardWords {
	const decision = items.find(({ programme, amount }) => /tuition of every/.test(programme) && amount > 0);
	const page = paths.collegeTab(college.slug, "cost");
	const price = ({ amount, period }: Pick<Card<"page-fees">["items"][number], "amount" | "period">) =>
		t("answerCard.card.feePer", { rupees: formatRupees(amount), period });
	return {
		figure:
			decision === undefined
				? { value: t("answerCard.card.pageFees", { count }) }
				: { value: price(decision), sourceId: decision.sourceId },
		sentence:
			decision === undefined
				? t("answerCard.card.pageFeesOf")
				: t("answerCard.card.pageFeesRule", { college: college.name }),
		list: items.map(({ programme, students, entry, ...fee }) => ({
			to: page,
			name: programme,
			detail: `${students === "all" ? t("answerCard.card.everyStudent") : students} · ${entry}`,
			value: price(fee),
		})),
		notes:
			decision === undefined
				? []
				: [t("answerCard.card.thirdWaived", { amount: formatRupees(Math.round(decision.amount * SHARE.third)) })],
		next: { label: t("answerCard.next.fee"), to: page },
	};
}

export function sayGroupSize({ group, count }: Card<"group-size">, { t }: PhraseContext): CardWords {
	return {
		figure: { value: formatNumber(count) },
		sentence: t("answerCard.card.groupSize", { group: group.toUpperCase() }),
		notes: [],
	};
}

type LineLinks = Pick<CardWords, "next" | "also">;

const LINKS: Readonly<Record<(typeof LINES)[number], (phrase: PhraseContext) => LineLinks>> = {
	distress: ({ t, paths }) => ({
		next: { label: t("answerCard.line.distress.next"), to: "tel:14416" },
		also: { label: t("answerCard.line.distress.also"), to: paths.after("12/pcb", "drop-year") },
	}),
	"bought-degree": ({ t, paths }) => ({ next: { label: t("ask.tool.check"), to: paths.check } }),
	iti: ({ t, paths }) => ({
		next: siteLink("https://www.ncvtmis.gov.in/", t),
		also: { label: t("answerCard.line.iti.also"), to: paths.after("10", "iti-or-diploma") },
	}),
	"nda-girls": ({ t, paths }) => ({
		next: siteLink("https://upsc.gov.in/", t),
		also: { label: t("answerCard.next.after"), to: paths.after("12", "army-officer") },
	}),
	"tn-quota": ({ t }) => ({
		next: siteLink("https://www.tneaonline.org/", t),
		also: siteLink("https://tnmedicalselection.net/", t),
	}),
	"service-bond": ({ t, paths }) => ({
		next: siteLink("https://mcc.nic.in/", t),
		also: { label: t("answerCard.next.after"), to: paths.after("12/pcb", "leave-mbbs") },
	}),
	reservation: ({ t }) => ({ next: siteLink("https://josaa.nic.in/", t) }),
	"mbbs-abroad-neet": ({ t, paths }) => ({
		next: siteLink("https://www.nmc.org.in/", t),
		also: { label: t("ask.tool.study-abroad"), to: paths.studyAbroad },
	}),
};

export function sayLine({ line }: Card<"line">, phrase: PhraseContext): CardWords {
	const { t } = phrase;
	return {
		figure: { value: t(`answerCard.line.${line}.title`) },
		sentence: t(`answerCard.line.${line}.text`),
		notes: line === "distress" ? [] : [t("answerCard.line.ours")],
		...LINKS[line](phrase),
	};
}

export function sayImpossible(card: Extract<AskCard, { kind: "impossible" }>, { t, paths }: PhraseContext): CardWords {
	const { exam, what, given, most } = card;
	const values = { what, exam: exam?.name ?? "none", given: formatNumber(given), most };
	return {
		figure: { value: t("answerCard.card.impossible", values) },
		sentence: t(exam?.slug === "cuet-ug" ? "answerCard.card.impossibleCuet" : "answerCard.card.impossibleNext", values),
		notes: [],
		...(exam !== undefined && {
			next: { label: t("answerCard.next.exam", { exam: exam.name }), to: paths.exam(exam.slug) },
		}),
	};
}
