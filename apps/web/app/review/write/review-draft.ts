import { isEmptyReview, parseWritten, type WrittenReview } from "./written-review.ts";

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Undefined if there is no draft, or storage is off. `of`: a college's slug, or the id of a review being changed. */
export function readDraft(store: () => Store, subject: string): WrittenReview | undefined {
	try {
		const stored = store().getItem(entryOf(subject));
		const written = stored === null ? undefined : parseWritten(JSON.parse(stored));
		return written === undefined || isEmptyReview(written) ? undefined : written;
	} catch {
		return undefined;
	}
}

/** False if storage is off or full. An empty form is no draft. */
export function keepDraft(store: () => Store, subject: string, written: WrittenReview): boolean {
	try {
		if (isEmptyReview(written)) store().removeItem(entryOf(subject));
		else store().setItem(entryOf(subject), JSON.stringify(written));
		return true;
	} catch {
		return false;
	}
}

export function forgetDraft(store: () => Store, subject: string): void {
	try {
		store().removeItem(entryOf(subject));
	} catch {}
}

function entryOf(subject: string): string {
	return `review-draft:${subject}`;
}
