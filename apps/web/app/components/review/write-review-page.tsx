import { Link } from "#app/components/site/link.tsx";
import { PageHead } from "#app/components/site/page-head.tsx";
import { useWords } from "#app/i18n/translate.ts";
import type { NotTaken, WritingStep } from "#app/lib/writing-step.ts";
import { usePaths } from "#app/paths.ts";
import { type CollegeChoice, PickReviewed } from "./pick-reviewed.tsx";
import { ReviewForm } from "./review-form.tsx";
import { ReviewRules } from "./review-rules.tsx";

/** Writing a review: the choice of a college first, then the form, with the published rules beside it. */
export function WriteReviewPage({
	step,
	answer,
	picker,
}: {
	step: WritingStep;
	answer: NotTaken | undefined;
	picker: CollegeChoice;
}) {
	const t = useWords();
	const heading = step.kind === "write" && step.review !== undefined ? t("review.change") : t("review.write");
	return (
		<div className="column pt-8 lg:pt-12">
			<PageHead title={heading} noIndex />
			<h1 className="text-3xl">{heading}</h1>
			<div className="mt-6 grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
				<div className="min-w-0 max-w-text">
					{step.kind === "pick" ? (
						<PickReviewed step={step} picker={picker} />
					) : (
						<>
							<ReviewedCollege step={step} />
							<ReviewForm key={step.review ?? step.college.slug} step={step} answer={answer} />
						</>
					)}
				</div>
				<ReviewRules />
			</div>
		</div>
	);
}

function ReviewedCollege({ step: { college, review, isYoung } }: { step: Extract<WritingStep, { kind: "write" }> }) {
	const t = useWords();
	const paths = usePaths();
	return (
		<div className="space-y-3">
			<p className="text-lg">
				<Link to={paths.college(college.slug)} className="link font-semibold">
					{college.name}
				</Link>
			</p>
			{review === undefined && (
				<p>
					<Link to={paths.writeReview()} className="link inline-flex min-h-11 items-center">
						{t("review.otherCollege")}
					</Link>
				</p>
			)}
			<p>{review === undefined ? t("review.intro") : t("review.changeIntro")}</p>
			{isYoung && <p className="rounded-md border border-line bg-sunk p-4">{t("review.young")}</p>}
		</div>
	);
}
