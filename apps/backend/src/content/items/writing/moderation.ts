import { MODERATION_REASONS, Ratings, REVIEW_STATES } from "@uchit/contract/review.ts";
import { eq } from "drizzle-orm";
import * as z from "zod";
import type { ChangeRequest, Item, WriteContext } from "#backend/content/items/types.ts";
import { reviews } from "#backend/db/schema/review.ts";
import type { ShownReview } from "#backend/review/rules/content.ts";
import { findDecisionFault, isDecision } from "#backend/review/rules/states.ts";
import { refusalIn } from "./decide.ts";

/**
 * Returns the effects of a moderator's change: the person, the time, and the version that is public from then on.
 * Throws a ContentError.
 */
export function systemFieldsOfReview({ before, sent, who }: ChangeRequest): Item {
	const was = Moderated.parse(before);
	const is = Moderated.parse({ ...before, ...sent });
	const fault = findDecisionFault(
		{
			state: was.state,
			isShown: was.shown !== null,
			wasPublished: was.published_at !== null,
			hasOpenAppeal: was.appealed_at !== null && (was.appeal_outcome ?? "") === "",
		},
		{ state: is.state, reasons: is.reasons, outcome: is.appeal_outcome ?? undefined },
	);
	if (fault !== undefined) throw refusalIn("reviews")(fault.field, fault.reason);
	if (is.state === was.state || !isDecision(is.state)) return {};
	const decided = { decided_by: who, decided_at: new Date().toISOString() };
	if (is.state === "published") return { ...decided, ...publish(is, decided.decided_at) };
	return is.state === "removed" ? { ...decided, shown: null } : decided;
}

export async function announceDecision(
	context: WriteContext,
	{ before, after }: { before: Item; after: Item },
): Promise<void> {
	const [was, is] = [Moderated.parse(before), Moderated.parse(after)];
	if (is.state === was.state) return;
	// A version that is looked at for the first time affects no pages yet.
	if ([was.state, is.state].some((state) => state === "published" || state === "removed")) {
		context.tags.add(`college:${is.college_id}`);
	}
	if (isDecision(is.state)) await context.writeLetter(context.tx, is.id);
}

export async function announceReply(
	{ tx, tags }: WriteContext,
	{ after }: { before: Item; after: Item },
): Promise<void> {
	const [review] = await tx
		.select({ collegeId: reviews.collegeId })
		.from(reviews)
		.where(eq(reviews.id, String(after.review_id)));
	if (review !== undefined) tags.add(`college:${review.collegeId}`);
}

const Moderated = z.looseObject({
	id: z.string(),
	college_id: z.string(),
	state: z.enum(REVIEW_STATES),
	version: z.int(),
	reasons: z.array(z.enum(MODERATION_REASONS)),
	shown: z.looseObject({ version: z.int() }).nullable(),
	published_at: z.string().nullable(),
	appealed_at: z.string().nullable(),
	appeal_outcome: z.string().nullable(),
	programme: z.string(),
	batch_year: z.int(),
	ratings: Ratings,
	pros: z.string(),
	cons: z.string(),
	text: z.string(),
	photo: z.string().nullable(),
});
type Moderated = z.infer<typeof Moderated>;

function publish({ shown, published_at, ...review }: Moderated, now: string): Item {
	const { version, programme, batch_year: batchYear, ratings, pros, cons, text, photo } = review;
	const content = { programme, batchYear, ratings, pros, cons, text, ...(photo !== null && { photo }) };
	const isEdit = shown !== null && shown.version !== version;
	return {
		shown: { version, ...content } satisfies z.infer<typeof ShownReview>,
		reasons: [],
		published_at: published_at ?? now,
		...(isEdit && { edited_at: now }),
	};
}
