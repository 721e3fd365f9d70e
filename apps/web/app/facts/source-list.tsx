import type { Source } from "@uchit/contract/source.schema.ts";
import { sourceElementId } from "#app/paths.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { SourceEntry } from "./source-entry.tsx";

/** The receipts of a page: every source that its figures name. */
export function SourceList({ sources }: { sources: readonly Source[] }) {
	const t = useTranslations();
	if (sources.length === 0) return null;
	return (
		<section aria-labelledby="sources" className="mt-12 lg:mt-16">
			<h2 id="sources" className="text-xl">
				{t("source.heading")}
			</h2>
			<p className="mt-1 text-quiet">{t("source.intro")}</p>
			<ol className="mt-4 grid gap-x-8 md:grid-cols-2 print:mt-2 print:grid-cols-2">
				{sources.map((source) => (
					<li
						key={source.id}
						id={sourceElementId(source.id)}
						className="scroll-mt-4 border-line border-t break-inside-avoid px-2 py-4 target:bg-accent-sunk print:px-0 print:py-2 print:text-sm"
					>
						<SourceEntry source={source} />
					</li>
				))}
			</ol>
		</section>
	);
}
