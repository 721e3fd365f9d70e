import { type FactChange, findChanges } from "@uchit/contract/fact-changes.ts";
import { SourcedText } from "#app/facts/figure.tsx";
import { usePaths } from "#app/paths.ts";
import { useStore } from "#app/platform/device-store.ts";
import { formatDate } from "#app/platform/format/format-date.ts";
import type { Language } from "#app/platform/i18n/language.ts";
import { useLanguage, useTranslations } from "#app/platform/i18n/translate.ts";
import { keepSeen } from "#app/shell/shortlist/seen-store.ts";
import type { CollegeNow, FactNow } from "#app/shell/shortlist/shortlist-facts.ts";
import { type SeenFact, seenStore } from "#app/shell/shortlist/shortlist-seen.ts";
import { Button } from "#app/ui/button.tsx";

/** The changes since the college was put on the list, each as it was and as it is; or that there are none. */
export function ItemChanges({ college }: { college: CollegeNow }) {
	const t = useTranslations();
	const language = useLanguage();
	const seen = useStore(seenStore)[college.slug];
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
	const t = useTranslations();
	const paths = usePaths();
	return (
		<>
			<span className="font-semibold">{(now ?? before)?.name}: </span>
			<span className="text-quiet">{t("shortlist.was")} </span>
			{before === undefined ? t("source.notHeld") : <span lang={seenIn}>{valueWithTime(before)}</span>}
			<span aria-hidden="true"> → </span>
			<span className="text-quiet">{t("shortlist.now")} </span>
			{now === undefined ? (
				t("source.notHeld")
			) : (
				<SourcedText value={valueWithTime(now)} source={now.source} href={paths.receipt(slug, now.anchor)} />
			)}
		</>
	);
}

function valueWithTime({ said, time }: SeenFact): string {
	return time === undefined ? said : `${said} (${time})`;
}
