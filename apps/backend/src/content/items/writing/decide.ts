import { type ContentError, invalidField } from "#backend/content/errors.ts";
import type { ChangeRequest, Item } from "#backend/content/items/types.ts";

/** For each state those that staff may set next. */
type NextStates = Readonly<Record<string, readonly string[]>>;

export type StateTable = {
	collection: string;
	next: NextStates;
	/** What to do instead of changing any other field; absent: other fields may change, and a change may leave the state. */
	stays?: string;
	/** A second person has to set it, for this reason; `undefined`: anybody may. */
	needsOther?: (request: ChangeRequest, to: string) => string | undefined;
};

/** Proposals, and what a colleague makes of them. An undone or refused one is never reused. */
export const PROPOSAL: NextStates = { proposed: ["applied", "refused"], applied: ["undone"] };

/** Returns who decided and when, or nothing if the state stays. Throws FAILED_VALIDATION for a change that the table does not allow. */
export function decide({ collection, next, stays, needsOther }: StateTable, request: ChangeRequest): Item {
	const { before, sent, who } = request;
	const refusal = refusalIn(collection);
	const other = stays === undefined ? undefined : Object.keys(sent).find((field) => field !== "state");
	if (other !== undefined) throw refusal(other, `stays: ${stays}`);
	const isSame = typeof sent.state !== "string" || sent.state === before.state;
	if (stays === undefined && isSame) return {};
	const to = String(sent.state);
	requireNext(next, before.state, to, (reason) => refusal("state", reason));
	const reason = needsOther?.(request, to);
	if (reason !== undefined && who !== null && who === before.user_created)
		throw refusal("state", `needs a second person: ${reason}`);
	return { decided_by: who, decided_at: new Date().toISOString() };
}

export function requireNext(next: NextStates, from: unknown, to: string, refuse: (reason: string) => ContentError) {
	if (!next[String(from)]?.includes(to)) throw refuse(`cannot become "${to}" from "${String(from)}"`);
}

type Refusal = (field: string, reason: string) => ContentError;

export function refusalIn(collection: string): Refusal {
	return (field, reason) => invalidField({ collection, field, reason });
}
