import { type RefObject, useCallback, useEffect, useState } from "react";
import { forgetDraft, keepDraft, readDraft } from "./review-draft.ts";
import { isEmptyReview, readWritten, type WrittenReview } from "./written-review.ts";

/** Another `key` resets the form. */
type Start = { written: WrittenReview; key: number };

export type DraftState = "none" | "stored" | "not-stored";

/** Saves what is typed in this browser's storage and restores it, unless the server returned the form. `of` is the draft's key. */
export function useReviewDraft(
	form: RefObject<HTMLFormElement | null>,
	{ subject, before, isAnswered }: { subject: string; before: WrittenReview; isAnswered: boolean },
) {
	const [start, setStart] = useState<Start>({ written: before, key: 0 });
	const [state, setState] = useState<DraftState>("none");
	useEffect(() => {
		if (isAnswered) return;
		const draft = readDraft(storage, subject);
		if (draft === undefined) return;
		setStart(({ key }) => ({ written: draft, key: key + 1 }));
		setState("stored");
	}, [subject, isAnswered]);
	const keep = useCallback(() => {
		if (form.current === null) return;
		const written = readWritten(new FormData(form.current));
		const isStored = keepDraft(storage, subject, written);
		if (isEmptyReview(written)) setState("none");
		else setState(isStored ? "stored" : "not-stored");
	}, [form, subject]);
	const discard = () => {
		forgetDraft(storage, subject);
		setStart(({ key }) => ({ written: before, key: key + 1 }));
		setState("none");
	};
	return { start, state, keep, discard };
}

/** Read only when needed: some browsers throw on naming `localStorage`. */
function storage(): Storage {
	return localStorage;
}
