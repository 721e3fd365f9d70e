import type { ExamPage } from "#app/exam/page-of-exam.ts";
import { isConducted } from "#app/exam/page-of-exam.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";

/**
 * Explains the e-mails for followers, and links to the form: on its own page, since this page is the same for
 * everybody.
 */
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
