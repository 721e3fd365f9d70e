import { useLanguage, useTranslations } from "#app/platform/i18n/translate.ts";
import { Tag } from "#app/ui/chip.tsx";
import { Section } from "#app/ui/section.tsx";
import { DocumentText } from "./document-text.tsx";
import type { PlanDocument } from "./planner.ts";
import { usePlanStore } from "./store.ts";

type Group = { when: PlanDocument["when"]; documents: readonly PlanDocument[] };

export function PlanDocuments({ groups }: { groups: readonly Group[] }) {
	const t = useTranslations();
	return (
		<Section id="documents" title={t("planner.documents")} className="mt-12">
			<p className="mt-2 max-w-text text-quiet">{t("planner.documentsNote")}</p>
			<p className="mt-1 max-w-text text-quiet text-sm print:hidden [@media(scripting:none)]:hidden">
				{t("planner.ticks")}
			</p>
			<div className="mt-4 grid gap-x-12 gap-y-6 lg:grid-cols-3 lg:grid-rows-[auto_1fr] print:block">
				{groups.map(({ when, documents }) => (
					<section key={when} aria-labelledby={`documents-${when}`} className={`min-w-0 ${PLACES[when]}`}>
						<h3 id={`documents-${when}`} className="text-lg">
							{t(`planner.when.${when}`)}
						</h3>
						<ul className={when === "counselling" ? "mt-2 gap-x-12 sm:columns-2" : "mt-2"}>
							{documents.map((document) => (
								<li key={document.slug} className="break-inside-avoid border-line border-t py-3">
									<Paper document={document} />
								</li>
							))}
						</ul>
					</section>
				))}
			</div>
		</Section>
	);
}

/** Counselling needs the most papers: on a wide page it stands beside the two others. */
const PLACES = {
	application: "lg:col-start-1",
	counselling: "lg:col-span-2 lg:col-start-2 lg:row-span-2 lg:row-start-1",
	joining: "lg:col-start-1 lg:row-start-2",
} as const satisfies Record<PlanDocument["when"], string>;

function Paper({ document }: { document: PlanDocument }) {
	const { slug, name, nameHi, who, renewed } = document;
	const t = useTranslations();
	const isHindi = useLanguage() === "hi";
	const { have, setHave } = usePlanStore();
	return (
		<>
			<label className="flex min-h-9 cursor-pointer items-start gap-3 font-semibold">
				<input
					type="checkbox"
					checked={have.includes(slug)}
					onChange={(event) => setHave(slug, event.target.checked)}
					className="mt-0.5 size-5 flex-none accent-accent-text"
				/>
				<span className="min-w-0">{isHindi ? nameHi : name}</span>
			</label>
			<div className="ml-8 space-y-1 text-sm">
				{(who !== "everyone" || renewed) && (
					<p className="flex flex-wrap gap-1">
						{who !== "everyone" && <Tag>{t(`planner.who.${who}`)}</Tag>}
						{renewed && <Tag tone="care">{t("planner.renewed")}</Tag>}
					</p>
				)}
				<DocumentText document={document} />
			</div>
		</>
	);
}
