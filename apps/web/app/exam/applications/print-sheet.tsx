import { eventStateOn, whenWords } from "#app/exam/exam-dates.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { DataTable } from "#app/ui/table.tsx";
import type { Application } from "./application.ts";
import type { ApplicationsView } from "./view.ts";
import { feeWords, lackingWords, nextWords, stateWords } from "./words.ts";

export function PrintSheet({ forms, view }: { forms: readonly Application[]; view: ApplicationsView }) {
	const { t, language } = usePage();
	const context = { t, language };
	const date = (form: Application) => {
		const next = nextWords(form, view, context);
		return (
			<>
				{(["lastDay", "examDay"] as const).map((key) =>
					form[key] === "" ? null : (
						<span key={key} className="block">
							{t(`applications.${key}`)}: {whenWords(language, { starts: form[key] })} ({t("applications.byYou")})
						</span>
					),
				)}
				{next === undefined ? (
					<span className="block">{t(view.exams.size === 0 ? "site.shortOfFacts" : "exam.when.none")}</span>
				) : (
					<span className="block">
						{next.what}: {next.says} ({t(`exam.status.${eventStateOn(next.event, view.today)}`)})
					</span>
				)}
			</>
		);
	};
	return (
		<div className="hidden print:block" data-testid="sheet">
			<p>{t("applications.sheet", { day: whenWords(language, { starts: view.today }) })}</p>
			<DataTable
				caption={t("applications.list")}
				isCaptionHidden
				columns={[
					{
						key: "form",
						head: t("applications.column.form"),
						cell: (form) => (
							<>
								{view.nameOf(form)}
								{form.number !== "" && <span className="block font-normal">{form.number}</span>}
							</>
						),
					},
					{ key: "state", head: t("applications.state.label"), cell: (form) => stateWords(t, form, view) },
					{ key: "date", head: t("applications.column.date"), cell: date },
					{ key: "fee", head: t("applications.fee"), cell: (form) => feeWords(form, view, t) ?? "–" },
					{
						key: "papers",
						head: t("applications.column.get"),
						cell: (form) => lackingWords(form, view, context).join("; ") || "–",
					},
				]}
				rows={forms}
				keyOf={({ id }) => id}
			/>
		</div>
	);
}
