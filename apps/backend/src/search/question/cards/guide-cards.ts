import type { AskCard, Intent } from "@uchit/contract/ask.schema.ts";
import type { CountryCost, CountryRecord } from "@uchit/contract/country.schema.ts";
import type { ExamRecord } from "@uchit/contract/exam.schema.ts";
import type { ExamEventKind } from "@uchit/contract/exam.ts";
import type { ExamEvent } from "@uchit/contract/exam-event.schema.ts";
import type { Source } from "@uchit/contract/source.schema.ts";
import { listReceipts } from "#backend/countries/queries/receipts.ts";
import { flattenReceipts } from "#backend/exams/queries/receipts.ts";

/** A card with the documents that it names and the catalogue does not hold. */
export type GuideCard = { card: AskCard; named: readonly Source[] };

const EVENT_OF: Partial<Record<Intent, ExamEventKind>> = {
	date: "exam",
	form: "application",
	result: "result",
	"admit-card": "admit-card",
	"answer-key": "answer-key",
	counselling: "counselling",
};

/** What is held of an exam on what was asked; undefined where nothing is. `today` is a day in India. */
export function findOfExam(
	exam: ExamRecord,
	intent: Intent,
	{ year, today, events }: { year: number | undefined; today: string; events: readonly string[] },
): GuideCard | undefined {
	const { receipts, named } = flattenReceipts(exam);
	const of = { slug: exam.slug, name: exam.shortName };
	const kind = EVENT_OF[intent];
	const event = kind && findEvent(exam.events ?? [], kind, { year, today, events });
	if (event !== undefined) {
		return {
			card: { kind: "date", exam: of, event, sourceId: receipts[`events.${event.key}`] ?? exam.sourceId },
			named,
		};
	}
	const part = readPart(exam, intent);
	if (part === undefined) return undefined;
	const { field, ...said } = part;
	return { card: { kind: "exam-part", exam: of, ...said, sourceId: receipts[field] ?? exam.sourceId }, named };
}

/** The next of a kind, or the last one; of the cycle asked for and no other. */
function findEvent(
	events: readonly ExamEvent[],
	kind: ExamEventKind,
	{ year, today, events: named }: { year: number | undefined; today: string; events: readonly string[] },
) {
	const [own] = named.filter((each) => !each.startsWith("session-"));
	const session = named.find((each) => each.startsWith("session-"));
	const ofKind = events
		.filter(
			(event) =>
				(own === undefined ? event.kind === kind : event.key.includes(own)) &&
				(session === undefined || event.key.includes(session)) &&
				event.status !== "cancelled" &&
				(year === undefined || event.cycle === String(year)),
		)
		.toSorted((a, b) => (a.starts < b.starts ? -1 : 1));
	const isComing = ({ starts, ends = starts }: ExamEvent) => ends >= today.slice(0, ends.length);
	return ofKind.find(isComing) ?? ofKind.at(-1);
}

type ExamPart = Omit<Extract<AskCard, { kind: "exam-part" }>, "kind" | "exam" | "sourceId"> & {
	field: "syllabus" | "pattern" | "eligibility" | "fees" | "counselling";
};

function readPart(exam: ExamRecord, intent: Intent): ExamPart | undefined {
	const { syllabus, pattern, eligibility, fees, counselling } = exam;
	if (intent === "syllabus" && syllabus !== undefined)
		return {
			part: "syllabus",
			count: syllabus.length,
			text: syllabus.map(({ name }) => name).join(", "),
			field: "syllabus",
		};
	if (intent === "pattern" && pattern !== undefined) {
		const [paper] = pattern.papers;
		const questions = paper?.questions ?? paper?.sections.reduce((sum, section) => sum + (section.questions ?? 0), 0);
		if (questions === undefined || questions === 0) return undefined;
		return { part: "pattern", count: questions, text: paper?.name, year: pattern.year, field: "pattern" };
	}
	if (intent === "eligibility" && eligibility !== undefined) {
		const note = eligibility.find((rule) => rule.note !== undefined);
		return {
			part: "eligibility",
			count: eligibility.length,
			text: note?.note,
			textHi: note?.noteHi,
			field: "eligibility",
		};
	}
	if (intent === "counselling" && counselling?.[0] !== undefined) {
		return {
			part: "counselling",
			count: counselling.length,
			text: counselling.map(({ body }) => body).join(", "),
			field: "counselling",
		};
	}
	if (intent === "fee" && fees !== undefined) {
		const amounts = fees.items.map(({ amountInr }) => amountInr);
		return { part: "fee", count: Math.max(...amounts), least: Math.min(...amounts), year: fees.year, field: "fees" };
	}
	return undefined;
}

/** "CA$22,895": a dollar says whose it is. */
function moneyOf({ currency_code: currency }: CountryRecord, amount: number): string {
	const format: Intl.NumberFormatOptions = { maximumFractionDigits: 0 };
	return new Intl.NumberFormat("en-IN", currency ? { ...format, style: "currency", currency } : format).format(amount);
}

export type CountryPart = Extract<AskCard, { kind: "country" }>["part"];

/** What is held of a country on what was asked; undefined where nothing is. */
export function findOfCountry(country: CountryRecord, part: CountryPart, test?: string): GuideCard | undefined {
	const { receipts, named } = listReceipts(country);
	const of = { slug: country.slug, name: country.name, nameHi: country.name_hi };
	const answer = (value: string, place: string, name?: string): GuideCard => ({
		card: { kind: "country", country: of, part, value, name, sourceId: receipts[place] ?? country.source_id },
		named,
	});
	const findCost = (kinds: readonly CountryCost["kind"][]) => {
		const [place, cost] = [...country.costs.entries()].find(([, { kind }]) => kinds.includes(kind)) ?? [];
		return cost && answer(moneyOf(country, cost.amount), `costs.${place}`, cost.text);
	};
	switch (part) {
		case "visa": {
			const fee = findCost(["visa"]);
			if (fee !== undefined) return fee;
			const visa = country.visa_options?.find(({ type, fees }) => type === "STUDENT" && /\d/.test(fees));
			// What an editor has corrected stands on the country's page with its reasons.
			return visa === undefined || country.corrections.some(({ item }) => item === visa.name)
				? undefined
				: answer(visa.fees, "visa_options", visa.name);
		}
		case "cost":
			return findCost(["living", "proof-of-funds"]);
		case "tuition":
			return findCost(["tuition"]);
		case "language-test": {
			const required = country.test_required?.find(({ name }) => name.toLowerCase() === (test ?? "ielts"));
			return required && answer(required.score, "test_required", required.name);
		}
		case "universities":
			return country.universities === undefined ? undefined : answer(country.universities, "universities");
	}
}
