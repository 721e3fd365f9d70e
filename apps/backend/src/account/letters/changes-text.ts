import { CHANGE_WORDS, type ChangeWords } from "#backend/account/letters/change-words.ts";
import type { ChangedCollege } from "#backend/account/queries/shortlist-changes.ts";
import type { SavedFact } from "#backend/db/schema/shortlist-alert.ts";

const MAX_COLLEGES = 20;
const MAX_CHANGES = 8;

export function changesText(
	changed: readonly ChangedCollege[],
	{ language, addressOf }: { language: "en" | "hi"; addressOf: (slug: string) => string },
): string {
	const words = CHANGE_WORDS[language];
	const parts = changed.slice(0, MAX_COLLEGES).map(({ slug, name, changes }) => {
		const lines = changes.slice(0, MAX_CHANGES).map((change) => `- ${changeLine(words, change)}`);
		const more = changes.length - lines.length;
		return [name, ...lines, ...(more > 0 ? [`- ${words.moreFacts(more)}`] : []), addressOf(slug)].join("\n");
	});
	const more = changed.length - parts.length;
	return [...parts, ...(more > 0 ? [words.moreColleges(more)] : [])].join("\n\n");
}

function changeLine(words: ChangeWords, { key, before, now }: ChangedCollege["changes"][number]): string {
	const name = nameOf(words, key);
	const [was, is] = [before, now].map((fact) => (fact === undefined ? words.unpublished : formatFigure(words, fact)));
	return was === undefined || is === undefined ? name : `${name}: ${was} → ${is}`;
}

/** Names a fact by its key: "Rank, NIRF Engineering". The contract's `compare-parts.ts` makes the keys. */
function nameOf(words: ChangeWords, key: string): string {
	const [, kind = "", subject = ""] = /^(fact|rank|seats|placement|cutoffs)[- ](.+)$/.exec(key) ?? [];
	switch (kind) {
		case "fact":
			return words.fields[subject] ?? words.other;
		case "rank":
			return words.rank(words.lists[subject] ?? subject);
		case "seats":
			return words.seats(subject.toUpperCase());
		case "placement": {
			const list = Object.keys(words.lists).find((known) => subject.startsWith(`${known}-`)) ?? "";
			const [, kind, years = ""] = /-(ug|pg)-(\d)$/.exec(subject) ?? [];
			const level = kind === "ug" || kind === "pg" ? words.level(kind, years) : "";
			return words.placements(words.lists[list] ?? subject, level);
		}
		case "cutoffs":
			return words.cutoffs(subject.slice(subject.indexOf(" ") + 1));
		default:
			return words.whole[key] ?? words.other;
	}
}

function formatFigure(words: ChangeWords, { key, value, time }: SavedFact): string | undefined {
	const figure = figureOf(words, key, value);
	if (figure === undefined || time === undefined) return figure;
	return `${figure} (${time})`;
}

function figureOf(words: ChangeWords, key: string, value: string): string | undefined {
	if (key.startsWith("rank-")) return value;
	if (key.startsWith("seats-")) {
		const [seats = "", courses = ""] = value.split(" ");
		return seats === "" ? words.unpublished : words.seatsIn(withCommas(seats), courses);
	}
	if (key.startsWith("placement-")) {
		const [median = "", placed = "", graduated = ""] = value.split(" ");
		const parts = [
			...(median === "" ? [] : [words.median(`₹${withCommas(median)}`)]),
			...(placed === "" || graduated === "" ? [] : [words.placed(withCommas(placed), withCommas(graduated))]),
		];
		return parts.length === 0 ? words.unpublished : parts.join(", ");
	}
	if (!key.startsWith("cutoffs ")) return undefined;
	const texts = value.split(" | ").map((part) => {
		const [programmes = "", first = "", last = ""] = part.split(" ");
		return words.programmes(programmes, first === last ? first : `${first}–${last}`);
	});
	return texts.join("; ");
}

const commas = new Intl.NumberFormat("en-IN");

function withCommas(digits: string): string {
	return /^\d+$/.test(digits) ? commas.format(Number(digits)) : digits;
}
