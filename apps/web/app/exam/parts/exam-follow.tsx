import type { ExamPage } from "#app/exam/page-of-exam.ts";
import { isConducted } from "#app/exam/page-of-exam.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";

/** Links to the form to follow the exam, which has its own page, because this one is cached for everyone. */
export function ExamFollow({ exam: { slug, lifecycle } }: { exam: ExamPage["exam"] }) {
	const { t, paths } = usePage();
	if (!isConducted(lifecycle)) return null;
	return (
		<p className="max-w-text print:hidden">
			<a href={paths.accountExam(slug)} rel="nofollow" className="link-line">
				{t("examPage.follow")}
			</a>
			<span className="block text-quiet text-sm">{t("examPage.followWhat")}</span>
		</p>
	);
}
