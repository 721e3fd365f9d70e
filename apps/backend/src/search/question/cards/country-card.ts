import type { AskCard, Intent } from "@uchit/contract/answer.ts";
import type { CountryCost, CountryRecord } from "@uchit/contract/country.ts";
import { listReceipts } from "#backend/guide/queries/country-receipts.ts";
import type { PublishedCountry } from "#backend/guide/queries/published-countries.ts";
import { listMeant, type Read } from "#backend/search/question/reading.ts";
import type { GuideCard } from "./guide-cards.ts";

/** The one figure of the one country that was asked for; that we lack it, where it is one that countries have. */
export function ofCountry(countries: readonly PublishedCountry[], reads: readonly Read[]): GuideCard | undefined {
	const [named, other] = listMeant(reads, "country");
	const country = countries.find(({ record }) => record.slug === named?.value)?.record;
	if (country === undefined || other !== undefined) return undefined;
	const wants = listMeant(reads, "intent");
	const asked = (value: string) => wants.flatMap((want) => (want.value === value ? want.words : [])).join(" ");
	const isOfUniversities =
		listMeant(reads, "generic").some(({ value }) => value === "university") || listMeant(reads, "kind").length > 0;
	const want = ["visa", "cost", "fee", "language-test", "abroad"].find((value) => asked(value) !== "");
	const isCounted = isOfUniversities && listMeant(reads, "filler").some(({ words }) => HOW_MANY.test(words));
	const part = want === undefined ? (isCounted ? "universities" : undefined) : partOf(want, asked(want));
	if (part === undefined) return undefined;
	// What a master's costs is not what a bachelor's does.
	if (part === "tuition" && listMeant(reads, "level").length > 0) return undefined;
	const of = { kind: "country", value: country.slug, label: country.name, labelHi: country.name_hi } as const;
	// Of a visa more may be told on the country's page than one figure.
	const isToldThere = part === "visa" && (country.visa_options ?? []).length > 0;
	const intent = LACKED[part];
	const notHeld: GuideCard | undefined =
		intent === undefined || isToldThere ? undefined : { card: { kind: "not-held", intent, of }, named: [] };
	return findOfCountry(country, part, /toefl|pte/.exec(asked("language-test"))?.[0]) ?? notHeld;
}

const HOW_MANY = /\bmany\b|number of|kitn|कितन/u;

const LACKED: Readonly<Partial<Record<CountryPart, Intent>>> = {
	visa: "visa",
	cost: "cost",
	"proof-of-funds": "cost",
	tuition: "fee",
	"language-test": "language-test",
	universities: "universities",
};

/** What the words of a wish ask for, the first that fits; "none" where the country's figures are of something else. */
const PARTS: Readonly<Record<string, readonly [RegExp, CountryPart | "none"][]>> = {
	visa: [
		[/blocked account|financial proof|bank|show money|fund|\bgic\b/, "proof-of-funds"],
		[/post study/, "work-after"],
		[/process|time|interview|rules|document|requirement|rejection|kaise|\bsop\b|application/, "none"],
		[/./, "visa"],
	],
	cost: [
		[/fund/, "proof-of-funds"],
		[/tuition|free|muft|मुफ|फ्री/u, "tuition"],
		[/rent|month/, "none"],
		[/./, "cost"],
	],
	fee: [[/./, "tuition"]],
	"language-test": [
		[/german|gre|duolingo|without|bina|waiver|certificate/, "none"],
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

/** "CA$22,895": a dollar says whose it is. */
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

/** What is held of a country on what was asked; undefined where nothing is. */
function findOfCountry(country: CountryRecord, part: CountryPart, test?: string): GuideCard | undefined {
	const { receipts, named } = listReceipts(country);
	const of = { slug: country.slug, name: country.name, nameHi: country.name_hi };
	const answer = (
		place: string,
		said: Pick<CountryCard, "value" | "valueHi" | "rupees" | "name" | "nameHi">,
	): GuideCard => ({
		card: { kind: "country", country: of, part, ...said, sourceId: receipts[place] ?? country.source_id },
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
		const told = country.guide?.[when];
		return (
			told &&
			answer(`guide.${when}`, { value: told.short, valueHi: told.shortHi, name: told.text, nameHi: told.textHi })
		);
	};
	switch (part) {
		case "visa": {
			const fee = findCost("visa");
			if (fee !== undefined) return fee;
			const visa = country.visa_options?.find(({ type, fees }) => type === "STUDENT" && /\d/.test(fees));
			// What an editor has corrected stands on the country's page with its reasons.
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
	}
}
