import { type Translate, useTranslations } from "#app/platform/i18n/translate.ts";
import type { ShortlistOutcome } from "./use-shortlist-desk.ts";

/** What was done last, also for those who cannot see it. */
export function DoneLine({
	outcome,
	count,
	nameOf,
}: {
	outcome: ShortlistOutcome | undefined;
	count: number;
	nameOf: (slug: string) => string;
}) {
	const t = useTranslations();
	return (
		<p role="status" className="mt-3 min-h-6 text-quiet print:hidden">
			{outcome === undefined ? "" : outcomeWords(t, outcome, { count, nameOf })}
		</p>
	);
}

function outcomeWords(
	t: Translate,
	outcome: ShortlistOutcome,
	{ count, nameOf }: { count: number; nameOf: (slug: string) => string },
): string {
	if (outcome.kind === "undone") return t("shortlist.done.undone");
	if (outcome.kind === "not-kept") return t("pick.notKept");
	const { done } = outcome;
	switch (done.kind) {
		case "moved":
			return t("shortlist.done.moved", { name: nameOf(done.college), place: done.place + 1, count });
		case "removed":
			return t("shortlist.done.removed", { name: nameOf(done.college) });
		case "noted":
			return t("shortlist.done.noted", { name: nameOf(done.college) });
		case "imported":
			return t("shortlist.done.imported", { count: done.count });
	}
}
