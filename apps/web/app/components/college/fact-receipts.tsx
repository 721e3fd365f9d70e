import type { CollegeFact } from "@uchit/contract/college-fact.ts";
import { Link } from "#app/components/site/link.tsx";
import { useWords } from "#app/i18n/translate.ts";
import { factElementId, factFields } from "#app/lib/facts.ts";
import { sourceHref, usePaths } from "#app/paths.ts";
import { FactValue } from "./fact-value.tsx";

/** The receipt of each fact: every source's own words for it, newest first. Where sources disagree, both stand here. */
export function FactReceipts({
	slug,
	facts,
	sourceName,
}: {
	slug: string;
	facts: readonly CollegeFact[];
	sourceName: (id: string) => string;
}) {
	const t = useWords();
	const paths = usePaths();
	return (
		<section aria-labelledby="receipts" className="mt-10">
			<h2 id="receipts" className="text-xl">
				{t("fact.receipts")}
			</h2>
			<p className="mt-2 max-w-text text-quiet">{t("fact.receiptsNote")}</p>
			{factFields(facts).map(({ field, facts: ofField, isDisputed }) => (
				<section
					key={field}
					id={factElementId(field)}
					aria-labelledby={`${factElementId(field)}-name`}
					className="mt-6 scroll-mt-4 border-line border-t px-2 py-3 target:bg-accent-sunk"
				>
					<h3 id={`${factElementId(field)}-name`} className="font-semibold">
						{t(`fact.field.${field}`)}
					</h3>
					{isDisputed && <p className="text-care-text text-sm">{t("fact.disputed")}</p>}
					<ul className="mt-1 space-y-1">
						{ofField.map((fact) => (
							<li key={`${fact.sourceId} ${fact.value}`} className="flex flex-wrap items-baseline gap-x-3">
								<span className="min-w-0 break-words">
									<FactValue fact={fact} />
									{fact.year !== undefined && <small className="text-quiet"> {fact.year}</small>}
								</span>
								<a href={sourceHref(fact.sourceId)} className="link text-sm">
									{sourceName(fact.sourceId)}
								</a>
							</li>
						))}
					</ul>
					<p className="mt-1">
						<Link
							to={paths.reportError(slug, t(`fact.field.${field}`))}
							className="link inline-flex min-h-9 items-center text-sm"
						>
							{t("report.link")}
						</Link>
					</p>
				</section>
			))}
		</section>
	);
}
