import { usePaths } from "#app/paths.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { Link } from "#app/shell/page/link.tsx";
import { PageHead } from "#app/shell/page/page-head.tsx";
import { type CollegeChoice, PickReviewed } from "./pick-reviewed.tsx";
import { ReviewForm } from "./review-form.tsx";
import type { NotTaken, WritingStep } from "./writing-step.ts";

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
	const t = useTranslations();
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
	const t = useTranslations();
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

const RULES = ["own", "fair", "noPeople", "noPayment", "kept", "decision"] as const;

/** The published rules in short, and the way to them in full. */
function ReviewRules() {
	const t = useTranslations();
	const paths = usePaths();
	return (
		<aside aria-labelledby="rules" className="h-fit rounded-lg border border-line bg-sunk p-5">
			<h2 id="rules" className="text-lg">
				{t("review.rules.heading")}
			</h2>
			<ul className="mt-3 list-disc space-y-2 pl-5">
				{RULES.map((rule) => (
					<li key={rule}>{t(`review.rules.${rule}`)}</li>
				))}
			</ul>
			<p className="mt-3">
				<Link to={paths.page("review-rules")} className="link inline-flex min-h-11 items-center">
					{t("review.rules.all")}
				</Link>
			</p>
		</aside>
	);
}
