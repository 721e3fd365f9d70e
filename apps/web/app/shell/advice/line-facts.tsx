import { MOST_COMPARED } from "@uchit/contract/compare.ts";
import { receiptIds } from "@uchit/contract/receipt.ts";
import { useEffect, useState } from "react";
import { usePaths } from "#app/paths.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import type { CollegeNow } from "#app/shell/shortlist/shortlist-facts.ts";
import { askFacts } from "#app/shell/shortlist/use-remember-facts.ts";

/** What our pages say now of the colleges of a list that was sent, by slug: only their slugs are asked with, ten at a time. */
export function useLineFacts(slugs: readonly string[]): ReadonlyMap<string, CollegeNow> {
	const { shortlistFacts } = usePaths();
	const [known, setKnown] = useState<ReadonlyMap<string, CollegeNow>>(new Map());
	const [past, setPast] = useState(0);
	const batch = slugs.slice(past, past + MOST_COMPARED);
	const address = batch.length === 0 ? undefined : shortlistFacts(batch);
	useEffect(() => {
		if (address === undefined) return;
		const leaving = new AbortController();
		void askFacts(address, leaving.signal).then((facts) => {
			if (leaving.signal.aborted) return;
			setKnown((before) => new Map([...before, ...(facts?.colleges ?? []).map((each) => [each.slug, each] as const)]));
			// Without an answer the lines stand as they were sent.
			setPast((before) => before + MOST_COMPARED);
		});
		return () => leaving.abort();
	}, [address]);
	return known;
}

/** Where a college is, who runs it, and its fee; nothing until our pages have answered. */
export function LineFacts({ college }: { college: CollegeNow | undefined }) {
	const t = useTranslations();
	if (college === undefined) return null;
	const factOf = (key: string) => college.facts.find((fact) => fact.key === key);
	const fee = factOf("fees");
	const parts = [
		college.about,
		factOf(receiptIds.fact("ownership"))?.said,
		fee === undefined ? t("advice.noFee") : [t("advice.fee", { fee: fee.said }), fee.time].filter(Boolean).join(", "),
	];
	return <span className="block text-sm">{parts.filter(Boolean).join(" · ")}</span>;
}
