import type { ExamPage } from "#app/exam/page-of-exam.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { InlineLink } from "#app/shell/page/link.tsx";
import { OwnText } from "#app/shell/page/own-text.tsx";

export function ExamSummary({ exam }: { exam: ExamPage["exam"] }) {
	const { t, paths } = usePage();
	const { summary, summaryHi, replaces, lifecycle } = exam;
	return (
		<div className="mt-3 max-w-text space-y-3">
			<p>
				<OwnText text={summary} hi={summaryHi} />
			</p>
			{lifecycle.state === "current" && lifecycle.text !== undefined && (
				<p className="text-quiet">
					<OwnText text={lifecycle.text} hi={lifecycle.textHi} />
				</p>
			)}
			{replaces.length > 0 && (
				<p>
					{t.rich("exam.lifecycle.replaces", {
						exams: () =>
							replaces.map(({ slug, shortName }, index) => (
								<span key={slug}>
									{index > 0 && ", "}
									<InlineLink to={paths.exam(slug)}>{shortName}</InlineLink>
								</span>
							)),
					})}
				</p>
			)}
		</div>
	);
}
