import type { AskCard, Intent } from "@uchit/contract/answer.ts";
import type { CountryCost, CountryRecord } from "@uchit/contract/country.ts";
import { listReceipts } from "#backend/guide/queries/country-receipts.ts";
import type { PublishedCountry } from "#backend/guide/queries/published-countries.ts";
import { hasKind, PLACE_KINDS } from "#backend/search/question/meaning.ts";
import { filterByKind, type ReadMeaning } from "#backend/search/question/reading.ts";
import type { GuideCard } from "../guide-cards.ts";
import { toSection } from "../state-entrance.ts";

export function answerAboutCountry(
	countries: readonly PublishedCountry[],
	reads: readonly ReadMeaning[],
	text = "",
): GuideCard | undefined {
	const slugs = new Set(filterByKind(reads, "country").map(({ value }) => value));
	const named = countries.flatMap(({ record }) => (slugs.has(record.slug) ? record : []));
	if (named.length > 1)
		return compareCountries([...slugs].flatMap((slug) => named.find((each) => each.slug === slug) ?? []));
	const [country] = named;
	// "Back from Dubai, what is there in Karnataka" is not about the country.
	const isOfOther =
		!FREE.test(text) &&
		reads.some(
			(read) => hasKind(read, ...PLACE_KINDS, "kind") || (read.kind === "generic" && read.value === "university"),
		);
	if (country !== undefined) {
		const found = answerAboutOneCountry(country, reads, text) ?? (isOfOther ? undefined : join(country, ["summary"]));
		return found && markWithoutTest(found, text);
	}
	return filterByKind(reads, "sort").some(({ value }) => value === "fee") ? orderByCost(countries) : undefined;
}

/** Where universities abroad are, and what their country costs; their own fees are on their sites. */
export function answerAboutUniversities(
	countries: readonly PublishedCountry[],
	slug: string,
	universities: CountryCard["universities"],
): GuideCard | undefined {
	const country = countries.find(({ record }) => record.slug === slug)?.record;
	const found = country && (join(country, ["cost", "tuition"]) ?? join(country, ["summary"]));
	return found?.card.kind === "country" ? { ...found, card: { ...found.card, universities } } : undefined;
}

/** "MS in the USA without GRE": no source has who admits so. */
function markWithoutTest(found: GuideCard, text: string): GuideCard {
	if (found.card.kind !== "country" || !(WITHOUT.test(text) && TEST.test(text))) return found;
	return { ...found, card: { ...found.card, isWithoutTest: true } };
}

function answerAboutOneCountry(
	country: CountryRecord,
	reads: readonly ReadMeaning[],
	text: string,
): GuideCard | undefined {
	const wants = filterByKind(reads, "intent");
	const wordsFor = (value: string) => wants.flatMap((want) => (want.value === value ? want.words : [])).join(" ");
	const isOfUniversities =
		filterByKind(reads, "generic").some(({ value }) => value === "university") ||
		filterByKind(reads, "kind").length > 0;
	const isOfTest = wordsFor("language-test") !== "" && !REQUIRED.test(`${wordsFor("visa")} ${text}`);
	// "IELTS score for a student visa" does not ask for the visa fee.
	const [want, ...others] = [...(isOfTest ? ["language-test"] : []), ...WANTS].filter(
		(value) => wordsFor(value) !== "",
	);
	const isCounted = isOfUniversities && filterByKind(reads, "filler").some(({ words }) => HOW_MANY.test(words));
	const isOfFunds = SHOWING_FUNDS.test(text) || ["visa", "cost"].some((value) => FUNDS.test(wordsFor(value)));
	const ofWant = want === undefined ? (isCounted ? "universities" : undefined) : partOf(want, wordsFor(want));
	const part = isOfFunds ? "proof-of-funds" : ofWant;
	const requires = want === "visa" && !/time/.test(wordsFor(want)) && REQUIRED.test(`${wordsFor(want)} ${text}`);
	// The page's summary has the medical commission's rules for returning students.
	const isOfNeet = filterByKind(reads, "exam").some(({ value }) => value === "neet");
	const isOfRules = want === undefined || isOfNeet || wordsFor("recognition") !== "";
	const isOfMedicine = reads.some(
		({ kind, value }) =>
			(kind === "degree" && value === "mbbs" && isOfRules) || (kind === "approval" && value === "nmc"),
	);
	if (isOfMedicine && NMC.test(country.summary)) return toMedicine(country);
	if (requires) return join(country, ["proof-of-funds", "visa", "language-test"]);
	if (part === undefined) return undefined;
	// A master's tuition differs from a bachelor's.
	if (part === "tuition" && filterByKind(reads, "level").length > 0) return undefined;
	const subject = { kind: "country", value: country.slug, label: country.name, labelHi: country.name_hi } as const;
	// The country's page may say more about visas than one figure.
	const isListedThere = part === "visa" && (country.visa_options ?? []).length > 0;
	const intent = LACKED[part];
	const unknown: GuideCard | undefined =
		intent === undefined || isListedThere ? undefined : { card: { kind: "not-held", intent, of: subject }, named: [] };
	// A question on going without a test wants to know which test is required, and the teaching language.
	if (part === "language-test" && WITHOUT.test(`${wordsFor("language-test")} ${text}`))
		return join(country, findCountryCard(country, part) === undefined ? ["summary"] : [part, "summary"]);
	const figure = findCountryCard(country, part, /toefl|pte/.exec(wordsFor("language-test"))?.[0]);
	if (figure === undefined && reads.some(({ value }) => value === "mbbs")) return toMedicine(country);
	const all = SEVERAL.test(text) ? others.flatMap((each) => partOf(each, wordsFor(each)) ?? []) : [];
	const parts = [...new Set([part, ...all])];
	const isOfMore = parts.length > 1 || wordsFor("scholarship") !== "";
	return figure && isOfMore ? join(country, parts) : (figure ?? unknown);
}

/** The commission's rule decides who may practise in India, whatever the course costs. */
function toMedicine(country: CountryRecord): GuideCard | undefined {
	return NMC.test(country.summary) ? join(country, ["summary"]) : { card: toSection("mbbs-abroad"), named: [] };
}

/** "Free public university": the summary has the cost there. */
const FREE = /\bfree\b|\bmuft\b|मुफ्त/u;
/** Money to be shown for a visa. */
const FUNDS = /blocked account|financial proof|bank|show money|fund|\bgic\b/;
const SHOWING_FUNDS =
	/(?:pais[ae]|rupay?e|money|funds?|balance|पैस[ाे])(?: \S{1,20}){0,2} (?:dikha|show|दिखा)|(?:show|dikha\S{0,9})(?: \S{1,20})? (?:pais[ae]|money|funds?|balance)/u;
const NMC = /National Medical Commission/;
const REQUIRED = /requirement|steps?\b|document|process(?!ing)|kaise|कैसे|दस्तावेज/u;
const WITHOUT = /without|bina|waiver|बिना/u;
const TEST = /\b(?:ielts|toefl|pte|duolingo|gre|gmat|sat)\b|आईईएलटीएस|टॉफेल/u;
const HOW_MANY = /\bmany\b|number of|kitn|कितन/u;
const WANTS = ["visa", "cost", "fee", "language-test", "abroad"];
const SEVERAL = /\b(?:and|aur|tatha)\b|और|तथा/u;

const LACKED: Readonly<Partial<Record<CountryPart, Intent>>> = {
	visa: "visa",
	cost: "cost",
	"proof-of-funds": "cost",
	tuition: "fee",
	"language-test": "language-test",
	universities: "universities",
};

const PARTS: Readonly<Record<string, readonly [RegExp, CountryPart | "none"][]>> = {
	visa: [
		[/post study/, "work-after"],
		[/process|time|interview|rules|rejection|\bsop\b|application/, "none"],
		[/./, "visa"],
	],
	cost: [
		[/tuition|free|muft|मुफ|फ्री/u, "tuition"],
		[/rent|month/, "none"],
		[/./, "cost"],
	],
	fee: [[/./, "tuition"]],
	"language-test": [
		[/german|gre|duolingo|certificate/, "none"],
		[/./, "language-test"],
	],
	abroad: [
		[/part time|while studying/, "work-during"],
		[/post study|stay ?back|work permit|\bpsw\b|\bopt\b/, "work-after"],
	],
};

function partOf(want: string, words: string): CountryPart | undefined {
	const part = PARTS[want]?.find(([pattern]) => pattern.test(words))?.[1];
	return part === "none" ? undefined : part;
}

/** Names the country of a dollar: "CA$22,895". */
function moneyOf({ currency_code: currency }: CountryRecord, amount: number): string {
	const format: Intl.NumberFormatOptions = { maximumFractionDigits: 0 };
	return new Intl.NumberFormat("en-IN", currency ? { ...format, style: "currency", currency } : format).format(amount);
}

function rupeesOf({ currency_code: currency, rate }: CountryRecord, amount: number): CountryCard["rupees"] {
	if (rate === undefined || currency === undefined) return undefined;
	return { amount: Math.round(amount * rate.inr), inr: rate.inr, currency, on: rate.on };
}

type CountryCard = Extract<AskCard, { kind: "country" }>;
type CountryPart = CountryCard["part"];

function findCountryCard(country: CountryRecord, part: CountryPart, test?: string): GuideCard | undefined {
	const { receipts, named } = listReceipts(country);
	const countryName = { slug: country.slug, name: country.name, nameHi: country.name_hi };
	const answer = (
		place: string,
		values: Pick<CountryCard, "value" | "valueHi" | "rupees" | "name" | "nameHi">,
	): GuideCard => ({
		card: {
			kind: "country",
			country: countryName,
			part,
			more: [],
			...values,
			sourceId: receipts[place] ?? country.source_id,
		},
		named,
	});
	const findCost = (kind: CountryCost["kind"]) => {
		const place = country.costs.findIndex((cost) => cost.kind === kind);
		const cost = country.costs[place];
		if (cost === undefined) return undefined;
		const { text: name, textHi: nameHi, amount } = cost;
		return answer(`costs.${place}`, {
			value: moneyOf(country, amount),
			rupees: rupeesOf(country, amount),
			name,
			nameHi,
		});
	};
	const findWork = (when: "workDuring" | "workAfter") => {
		const guideText = country.guide?.[when];
		return (
			guideText &&
			answer(`guide.${when}`, {
				value: guideText.short,
				valueHi: guideText.shortHi,
				name: guideText.text,
				nameHi: guideText.textHi,
			})
		);
	};
	switch (part) {
		case "visa": {
			const fee = findCost("visa");
			if (fee !== undefined) return fee;
			const visa = country.visa_options?.find(({ type, fees }) => type === "STUDENT" && /\d/.test(fees));
			// The country's page shows an editor's corrections with their reasons.
			return visa === undefined || country.corrections.some(({ item }) => item === visa.name)
				? undefined
				: answer("visa_options", { value: visa.fees, name: visa.name });
		}
		case "cost":
			return findCost("living");
		case "proof-of-funds":
		case "tuition":
			return findCost(part);
		case "language-test": {
			const required = country.test_required?.find(({ name }) => name.toLowerCase() === (test ?? "ielts"));
			return required && answer("test_required", { value: required.score, name: required.name });
		}
		case "universities":
			return country.universities === undefined ? undefined : answer("universities", { value: country.universities });
		case "work-during":
			return findWork("workDuring");
		case "work-after":
			return findWork("workAfter");
		case "summary":
			return answer("summary", { value: country.summary, valueHi: country.summary_hi });
	}
}

type Figure = CountryCard["more"][number];

function toFigure(found: GuideCard | undefined): Figure | null {
	if (found?.card.kind !== "country") return null;
	const { kind: _kind, country: _country, more: _more, site: _site, ...figure } = found.card;
	return figure;
}

function join(country: CountryRecord, parts: readonly CountryPart[]): GuideCard | undefined {
	const [first, ...others] = parts.flatMap((part) => findCountryCard(country, part) ?? []);
	if (first?.card.kind !== "country") return undefined;
	const more = others.flatMap((each) => toFigure(each) ?? []);
	return {
		card: { ...first.card, more, site: country.official_sites[0]?.address },
		named: namedOf([first, ...others]),
	};
}

const COMPARED = ["tuition", "cost", "visa", "work-after", "work-during", "language-test"] as const;

function compareCountries(countries: readonly CountryRecord[]): GuideCard | undefined {
	const rows = COMPARED.map((part) => ({ part, found: countries.map((country) => findCountryCard(country, part)) }));
	const known = rows.filter(({ found }) => found.some((each) => each !== undefined));
	if (known.length === 0) return undefined;
	return {
		card: {
			kind: "countries",
			countries: countries.map(({ slug, name, name_hi: nameHi }) => ({ slug, name, nameHi })),
			rows: known.map(({ part, found }) => ({ part, of: found.map(toFigure) })),
		},
		named: namedOf(known.flatMap(({ found }) => found.flatMap((each) => each ?? []))),
	};
}

const MAX_ORDERED = 8;

/** By a student's official living cost per year, which most countries print; tuition differs by course. */
function orderByCost(countries: readonly PublishedCountry[]): GuideCard {
	const found = countries.flatMap(({ record }) => {
		const answer = findCountryCard(record, "cost");
		const figure = toFigure(answer);
		return answer === undefined || figure?.rupees === undefined
			? []
			: [{ record, answer, figure, rupees: figure.rupees.amount }];
	});
	const first = found.toSorted((a, b) => a.rupees - b.rupees).slice(0, MAX_ORDERED);
	return {
		card: {
			kind: "countries-by-cost",
			items: first.map(({ record: { slug, name, name_hi: nameHi }, figure }) => ({
				...figure,
				country: { slug, name, nameHi },
			})),
			unknown: countries.length - found.length,
		},
		named: namedOf(first.map(({ answer }) => answer)),
	};
}

function namedOf(found: readonly GuideCard[]): GuideCard["named"] {
	return [...new Map(found.flatMap(({ named }) => named).map((source) => [source.id, source])).values()];
}
