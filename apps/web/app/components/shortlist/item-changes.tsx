import { type FactChange, findChanges } from "@uchit/contract/fact-changes.ts";
import { useSyncExternalStore } from "react";
import { SourcedText } from "#app/components/site/figure.tsx";
import { keepSeen, readSeen, readSeenOnServer, subscribeToSeen } from "#app/components/site/seen-store.ts";
import { Button } from "#app/components/ui/button.tsx";
import type { Language } from "#app/i18n/language.ts";
import { useLanguage, useWords } from "#app/i18n/translate.ts";
import { formatDate } from "#app/lib/format-date.ts";
import type { CollegeNow, FactNow } from "#app/lib/shortlist-facts.ts";
import type { SeenFact } from "#app/lib/shortlist-seen.ts";
import { usePaths } from "#app/paths.ts";

/** What changed since the college was put on the list, each as it was and as it is; or that nothing did. */
export function ItemChanges({ college }: { college: CollegeNow }) {
	const t = useWords();
	const language = useLanguage();
	const seen = useSyncExternalStore(subscribeToSeen, readSeen, readSeenOnServer)[college.slug];
	if (seen === undefined) return null;
	const day = formatDate(language, seen.at);
	const changes = findChanges(seen.facts, college.facts);
	if (changes.length === 0) return <p className="mt-3 text-quiet text-sm">{t("shortlist.noChange", { day })}</p>;
	return (
		<section
			className="mt-3 rounded-md bg-accent-sunk p-3"
			aria-label={t("shortlist.changesOf", { name: college.name })}
		>
			<h3 className="font-semibold text-base">{t("shortlist.changes", { count: changes.length, day })}</h3>
			<ul className="mt-1 space-y-1">
				{changes.map((change) => (
					<li key={change.key}>
						<Change slug={college.slug} change={change} seenIn={seen.language} />
					</li>
				))}
			</ul>
			<Button
				look="quiet"
				className="mt-3 print:hidden"
				onClick={() => keepSeen([college], { language, now: new Date() })}
			>
				{t("shortlist.markSeen")}
			</Button>
		</section>
	);
}

type ChangeProps = { slug: string; change: FactChange<SeenFact, FactNow>; seenIn: Language };

/** "Rank, NIRF Engineering: was 3 (2024), now 2 (2025)": the new one with its receipt. */
function Change({ slug, change: { before, now }, seenIn }: ChangeProps) {
	const t = useWords();
	const paths = usePaths();
	return (
		<>
			<span className="font-semibold">{(now ?? before)?.name}: </span>
			<span className="text-quiet">{t("shortlist.was")} </span>
			{before === undefined ? t("source.notPublished") : <span lang={seenIn}>{saidWhen(before)}</span>}
			<span aria-hidden="true"> → </span>
			<span className="text-quiet">{t("shortlist.now")} </span>
			{now === undefined ? (
				t("source.notPublished")
			) : (
				<SourcedText value={saidWhen(now)} source={now.source} href={paths.receipt(slug, now.anchor)} />
			)}
		</>
	);
}

function saidWhen({ said, time }: SeenFact): string {
	return time === undefined ? said : `${said} (${time})`;
}
