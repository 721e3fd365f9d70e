import { type Translate, useWords } from "#app/i18n/translate.ts";
import type { Done } from "./use-shortlist-steps.ts";

/** What was done last, also for those who cannot see it. */
export function DoneLine({
	done,
	count,
	nameOf,
}: {
	done: Done | undefined;
	count: number;
	nameOf: (slug: string) => string;
}) {
	const t = useWords();
	return (
		<p role="status" className="mt-3 min-h-6 text-quiet print:hidden">
			{done === undefined ? "" : doneWords(t, done, { count, nameOf })}
		</p>
	);
}

function doneWords(
	t: Translate,
	done: Done,
	{ count, nameOf }: { count: number; nameOf: (slug: string) => string },
): string {
	switch (done.kind) {
		case "moved":
			return t("shortlist.done.moved", { name: nameOf(done.college), place: done.place + 1, count });
		case "removed":
			return t("shortlist.done.removed", { name: nameOf(done.college) });
		case "noted":
			return t("shortlist.done.noted", { name: nameOf(done.college) });
		case "imported":
			return t("shortlist.done.imported", { count: done.count });
		case "undone":
			return t("shortlist.done.undone");
		case "not-kept":
			return t("pick.notKept");
	}
}
