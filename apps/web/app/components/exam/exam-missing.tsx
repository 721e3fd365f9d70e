import type { Exam } from "@uchit/contract/exam.ts";
import { useWords } from "#app/i18n/translate.ts";

/** What a visitor may look for in vain here, by name, with the reason where we know one. */
export function ExamMissing({ exam: { unpublished, missing } }: { exam: Pick<Exam, "unpublished" | "missing"> }) {
	const t = useWords();
	if (unpublished.length === 0) return null;
	return (
		<section aria-labelledby="missing" className="mt-12 lg:mt-16">
			<h2 id="missing" className="text-xl">
				{t("college.missing.heading")}
			</h2>
			<p className="mt-2 max-w-text text-quiet">{t("exam.missing.note")}</p>
			<dl className="mt-3 max-w-224 divide-y divide-line border-line border-y">
				{unpublished.map((field) => (
					<div key={field} className="grid gap-x-6 py-3 sm:grid-cols-[12rem_minmax(0,1fr)]">
						<dt>{t(`exam.field.${field}`)}</dt>
						<dd className="text-quiet">
							{missing[field] === undefined ? t("source.notPublished") : <span lang="en">{missing[field]}</span>}
						</dd>
					</div>
				))}
			</dl>
		</section>
	);
}
