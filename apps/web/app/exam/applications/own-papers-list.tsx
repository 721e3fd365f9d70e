import { DocumentText } from "#app/exam/planner/document-text.tsx";
import type { PlanDocument } from "#app/exam/planner/planner.ts";
import { usePlanStore } from "#app/exam/planner/store.ts";
import { useLanguage, useTranslations } from "#app/platform/i18n/translate.ts";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { TextField } from "#app/ui/field.tsx";
import type { Application } from "./application.ts";
import type { ApplicationsView } from "./view.ts";

/** The papers of all forms, each once: a tick counts for every form. */
export function OwnPapersList({ forms, view }: { forms: readonly Application[]; view: ApplicationsView }) {
	const t = useTranslations();
	const papers = forms.flatMap((form) => view.papersOf(form));
	const needed = (need: "yes" | "perhaps") =>
		view.documents.filter(({ slug }) => papers.some((paper) => paper.document.slug === slug && paper.need === need));
	const sure = needed("yes");
	const perhaps = needed("perhaps").filter((document) => !sure.includes(document));
	return (
		<>
			<p className="mt-2 max-w-text text-quiet text-sm">{t("applications.papers.note")}</p>
			<ul className="mt-2 grid gap-x-12 md:grid-cols-2">
				{sure.map((document) => (
					<Paper key={document.slug} document={document} />
				))}
			</ul>
			{perhaps.length > 0 && (
				<Disclosure title={t("applications.papers.perhaps", { count: perhaps.length })} isOpen={false}>
					<ul className="grid gap-x-12 md:grid-cols-2">
						{perhaps.map((document) => (
							<Paper key={document.slug} document={document} />
						))}
					</ul>
				</Disclosure>
			)}
		</>
	);
}

/** A paper; the day of issue is only needed if a rule counts from it. */
function Paper({ document }: { document: PlanDocument }) {
	const { slug, name, nameHi, renewed } = document;
	const t = useTranslations();
	const isHindi = useLanguage() === "hi";
	const { have, issued, setHave, setIssued } = usePlanStore();
	const isThere = have.includes(slug);
	return (
		<li className="min-w-0 border-line border-t py-2">
			<label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
				<input
					type="checkbox"
					checked={isThere}
					onChange={(event) => setHave(slug, event.currentTarget.checked)}
					className="size-5 flex-none accent-accent-text"
				/>
				<span className="min-w-0">{isHindi ? nameHi : name}</span>
			</label>
			<div className="ml-8 space-y-2 text-sm">
				<DocumentText document={document} />
				{renewed && isThere && (
					<TextField
						type="date"
						label={t("applications.papers.issued", { name: isHindi ? nameHi : name })}
						value={issued[slug] ?? ""}
						onChange={({ currentTarget }) => setIssued(slug, currentTarget.value)}
					/>
				)}
			</div>
		</li>
	);
}
