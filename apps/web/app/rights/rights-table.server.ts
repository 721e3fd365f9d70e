import * as z from "zod";
import table from "../../../../content/rights/rights.json" with { type: "json" };

const Text = z.string().min(1);
const SourceName = Text.describe("A key of `sources`");

/** `official-copy`: a public copy of an official document; `press`: a newspaper report on one. */
const Source = z.strictObject({
	publisher: Text,
	kind: z.enum(["official", "official-copy", "press"]),
	day: z.string().regex(/^\d{4}(?:-\d\d){0,2}$/),
	address: z.url(),
});

const Topic = z.strictObject({
	name: z.string().regex(/^[a-z]+$/),
	title: Text,
	titleHi: Text,
	lead: Text.optional().describe("What counts most, before the rules it is drawn from"),
	leadHi: Text.optional(),
	rules: z.array(
		z.strictObject({
			text: Text,
			textHi: Text,
			source: SourceName.optional().describe("Without it the sentence is ours, and no document was read"),
		}),
	),
	steps: z.array(Text).min(1),
	stepsHi: z.array(Text).min(1),
	contacts: z.array(Text.describe("A key of `contacts`")),
	decides: Text,
	decidesHi: Text,
	letter: z.enum(["refund", "originals"]).optional(),
});

/** UGC's letter for one session: all fees back until the first date, all but a fixed sum in rupees until the second. */
const Session = z.strictObject({
	name: z.string().regex(/^\d{4}-\d\d$/),
	wholeUntil: z.iso.date(),
	lessUntil: z.iso.date(),
	mostKeptInr: z.int(),
	source: SourceName,
});

export const RightsTable = z
	.strictObject({
		readOn: z.iso.date(),
		sessions: z.array(Session),
		sharesSource: SourceName,
		depositsSource: SourceName.describe("What it says of deposits, and of the charge where 100 % comes back"),
		sources: z.record(z.string(), Source),
		topics: z.array(Topic),
		loans: z
			.record(
				z.enum(["bihar", "security", "abroad", "vidyalaxmi", "rate", "low", "middle", "high"]),
				z.strictObject({ text: Text, textHi: Text }),
			)
			.describe("Answers on education loans; the last three by the family's income"),
		contacts: z.record(
			z.string(),
			z.strictObject({ name: Text, nameHi: Text, href: Text, sources: z.array(SourceName) }),
		),
	})
	.parse(table);
