import type { ExamAlerts } from "@uchit/contract/account.schema.ts";
import { usePaths } from "#app/paths.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { PageSection } from "#app/shell/page/page-section.tsx";

/** The exams that somebody follows by e-mail, each with the page that stops it. */
export function ExamLettersSection({ exams }: Pick<ExamAlerts, "exams">) {
	const t = useTranslations();
	const paths = usePaths();
	return (
		<PageSection title={t("account.examLetters.account")}>
			{exams.length === 0 && <p>{t("account.examLetters.none")}</p>}
			<ul className="flex flex-wrap gap-x-6 empty:hidden">
				{exams.map(({ slug, shortName }) => (
					<li key={slug}>
						<a href={paths.accountExam(slug)} className="link inline-flex min-h-11 items-center">
							{shortName}
						</a>
					</li>
				))}
			</ul>
		</PageSection>
	);
}
