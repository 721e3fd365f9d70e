import { AFTER_PAGES, AFTER_SECTION_NAMES, type AfterPage, type AfterSection } from "@uchit/contract/after.ts";
import { EligibilityRule } from "@uchit/contract/eligibility.ts";
import * as z from "zod";
import type { Language } from "#app/platform/i18n/language.ts";
import table from "../../../../content/after/doors.json" with { type: "json" };
import entrances from "../../../../content/after/entrances.json" with { type: "json" };

const Text = z.string().min(1);
const Site = z.url({ protocol: /^https$/ });

const Pathway = z.strictObject({
	slug: Text,
	name: Text,
	nameHi: Text,
	course: Text.optional().describe("The course whose figures the door shows"),
	isWhole: z.literal(true).optional().describe("The figures are of the whole course, of which the door is a part"),
	years: Text,
	yearsHi: Text.optional(),
	wants: Text,
	wantsHi: Text,
	next: Text,
	nextHi: Text,
	exams: z.array(Text),
	rule: z
		.strictObject({ exam: Text, kinds: z.array(z.enum(["qualification", "subjects", "marks", "age"])) })
		.optional()
		.describe("Rules of an exam's guide that say what it wants"),
	own: z.array(EligibilityRule).optional().describe("What the course asks, where that is other than the exam's rules"),
	ofSome: z.array(EligibilityRule).default([]).describe("What some of its colleges ask beside it"),
	site: Site.optional(),
});
export type Pathway = z.infer<typeof Pathway>;

const ClosedPathway = z.strictObject({ text: Text, textHi: Text, site: Site.optional(), exam: Text.optional() });

const Section = z.strictObject({
	title: Text,
	titleHi: Text,
	text: z.array(Text).min(1),
	textHi: z.array(Text).min(1),
	course: Text.optional(),
	cost: Text.optional().describe("A college whose costs show how it is worked out"),
	exams: z.array(Text),
	site: Site.optional(),
	ours: z
		.array(z.enum(["scholarships", "loan", "refund", "compare", "courses"]))
		.default([])
		.describe("Pages of this site where it goes on"),
	sources: z
		.array(z.strictObject({ name: Text, address: z.url() }))
		.default([])
		.describe("What we read for a part of it"),
});

/** Courses open after a class, written by us; a row is checked only where an exam's guide gives the rule. */
export const AFTER_TABLE = z
	.strictObject({
		writtenOn: z.iso.date(),
		doors: z.array(Pathway),
		pages: z.record(z.enum(AFTER_PAGES), z.strictObject({ doors: z.array(Text), shut: z.array(Text) })),
		shut: z.record(Text, ClosedPathway),
		sections: z.record(z.enum(AFTER_SECTION_NAMES), Section),
	})
	.parse(table);

const Entrance = z.strictObject({
	state: Text,
	text: Text,
	textHi: Text,
	exam: Text.optional().describe("The exam that has a guide here"),
	site: Site.optional(),
});

/** How each state admits, for the sections that list it. Partly general knowledge, therefore without dates and fees. */
const ENTRANCES = z.partialRecord(z.enum(AFTER_SECTION_NAMES), z.array(Entrance)).parse(entrances);

export function pathwaysOf(page: AfterPage): Pathway[] {
	return AFTER_TABLE.pages[page].doors.flatMap((slug) => AFTER_TABLE.doors.find((door) => door.slug === slug) ?? []);
}

export function findPathway(course: string, language: Language) {
	const door = AFTER_TABLE.doors.find((each) => each.course === course && each.isWhole === undefined);
	if (door === undefined) return undefined;
	const { years, yearsHi = years, wants, wantsHi, next, nextHi } = door;
	return language === "hi" ? { years: yearsHi, wants: wantsHi, next: nextHi } : { years, wants, next };
}

export function getSection(language: Language, name: AfterSection) {
	const { title, titleHi, text, textHi, ...section } = AFTER_TABLE.sections[name];
	const isHindi = language === "hi";
	const entrances = (ENTRANCES[name] ?? []).map(({ text, textHi, ...entrance }) => ({
		...entrance,
		text: isHindi ? textHi : text,
	}));
	return { name, title: isHindi ? titleHi : title, text: isHindi ? textHi : text, entrances, ...section };
}
