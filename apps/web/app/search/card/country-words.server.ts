import { inSentence } from "#app/facts/words/country-words.ts";
import { formatLocalMoney, formatRupees } from "#app/facts/words/money.ts";
import { formatMonth } from "#app/platform/format/format-date.ts";
import {
	type CardContext,
	type CardOf,
	type CardTable,
	type CardWords,
	type PhraseContext,
	siteLink,
} from "./card-parts.ts";

type Figure = CardOf<"country">["more"][number];
type Named = CardOf<"country">["country"];

const nameOf = ({ name, nameHi }: Named, { language }: PhraseContext) => (language === "hi" ? (nameHi ?? name) : name);

const toFillings = (country: Named, phrase: PhraseContext) => ({
	country: inSentence(nameOf(country, phrase), phrase.language),
});

function sayFigure(country: Named, figure: Figure, phrase: PhraseContext) {
	const { part, value, valueHi = value, rupees, name = "", nameHi = name, sourceId } = figure;
	const [own, called] = phrase.language === "hi" ? [valueHi, nameHi] : [value, name];
	return {
		figure: rupees === undefined ? own : `${formatRupees(rupees.amount)} (${own})`,
		sourceId,
		sentence: phrase.t(`answerCard.card.country.${part}`, { ...toFillings(country, phrase), name: called }),
	};
}

export const COUNTRY_CARDS: CardTable<"country" | "countries" | "countries-by-cost"> = {
	country: sayCountry,
	countries: ({ countries, rows }, context) => {
		const { t, paths, language } = context;
		return {
			table: {
				label: t("answerCard.next.compare"),
				columns: countries.map((country) => ({ to: paths.country(country.slug), name: nameOf(country, context) })),
				rows: rows.map(({ part, of }) => ({
					label: t(`answerCard.card.countryRow.${part}`),
					figures: of.map((figure) => {
						if (figure === null) return undefined;
						const { value, valueHi = value, rupees, name = "", sourceId } = figure;
						const words = language === "hi" ? valueHi : value;
						const own = part === "language-test" ? `${name} ${words}` : words;
						return { value: rupees === undefined ? own : formatRupees(rupees.amount), sourceId };
					}),
				})),
			},
			sentence: t("answerCard.card.countries"),
			links: [{ label: t("answerCard.next.countries"), to: paths.compareCountries(countries.map(({ slug }) => slug)) }],
		};
	},
	"countries-by-cost": ({ items, unknown }, context) => {
		const { t, paths } = context;
		return {
			sentence: t("answerCard.card.byCost"),
			list: items.map(({ country, rupees, value }) => ({
				to: paths.country(country.slug),
				name: nameOf(country, context),
				value: rupees === undefined ? value : formatRupees(rupees.amount),
			})),
			notes: [t("answerCard.card.byCostRest", { count: unknown })],
			links: [{ label: t("ask.tool.study-abroad"), to: paths.studyAbroad }],
		};
	},
};

function sayCountry(card: CardOf<"country">, context: CardContext): CardWords {
	const { t, paths, language } = context;
	const { country, part, name = "", more, site, rupees, universities, sourceId } = card;
	const page = {
		label: t("answerCard.next.country", { country: nameOf(country, context) }),
		to: paths.country(country.slug),
	};
	const own = sayFigure(country, card, context);
	const others = more.map((figure) => sayFigure(country, figure, context));
	if (universities !== undefined) {
		const [first, ...sites] = universities.flatMap((each) => (each.site === undefined ? [] : siteLink(each.site, t)));
		const tuitions = universities.flatMap(({ tuitionUsd, ...each }) =>
			tuitionUsd === undefined
				? []
				: {
						figure: formatLocalMoney(tuitionUsd, "USD"),
						sourceId: each.sourceId,
						sentence: t("answerCard.card.universityTuition", { name: each.name }),
					},
		);
		return {
			figure: { value: universities.map((each) => each.name).join(", ") },
			sentence: t("answerCard.card.universityAbroad", {
				...toFillings(country, context),
				count: universities.length,
			}),
			facts: [...tuitions, own, ...others],
			links: [first, page, ...sites],
		};
	}
	const summary = { sentence: own.figure };
	// Nobody is known to ask for the score: the headline is who decides.
	const decider = {
		figure: { value: t("answerCard.card.scoreDecider") },
		sentence: t("answerCard.card.scoreDecides", { name }),
	};
	const isScore = part === "language-test";
	const headline = isScore ? decider : { figure: { value: own.figure, sourceId }, sentence: own.sentence };
	return {
		...(part === "summary" ? summary : headline),
		facts: isScore ? [own, ...others] : others,
		notes: [
			rupees && t("answerCard.card.atRate", { ...rupees, month: formatMonth(language, rupees.on) }),
			part === "cost" ? t("answerCard.publishes.abroad") : undefined,
			card.isWithoutTest && t("answerCard.card.withoutTest"),
		],
		links: [page, site === undefined ? undefined : siteLink(site, t)],
	};
}
