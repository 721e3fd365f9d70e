import type { ReactNode } from "react";
import { placeWords } from "#app/facts/words/place-words.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { AddressForm } from "#app/shell/form/address-form.tsx";
import { useArrivalFocus } from "#app/shell/form/use-arrival-focus.ts";
import { Link, LinkLine } from "#app/shell/page/link.tsx";
import { PageHead } from "#app/shell/page/page-head.tsx";
import { Button } from "#app/ui/button.tsx";
import { ReviewForm } from "./review-form.tsx";
import type { FailedSubmission, WritingStep } from "./writing-step.ts";

type WriteReviewPageProps = { step: WritingStep; answer: FailedSubmission | undefined; picker: CollegeChoice };

export function WriteReviewPage({ step, answer, picker }: WriteReviewPageProps) {
	const { t } = usePage();
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
	const { t, paths } = usePage();
	return (
		<div className="space-y-3">
			<p className="text-lg">
				<Link to={paths.college(college.slug)} className="link font-semibold">
					{college.name}
				</Link>
			</p>
			{review === undefined && (
				<p>
					<LinkLine to={paths.writeReview()}>{t("review.otherCollege")}</LinkLine>
				</p>
			)}
			<p>{review === undefined ? t("review.intro") : t("review.changeIntro")}</p>
			{isYoung && <p className="rounded-md border border-line bg-sunk p-4">{t("review.young")}</p>}
		</div>
	);
}

const RULES = ["own", "fair", "noPeople", "noPayment", "kept", "decision"] as const;

function ReviewRules() {
	const { t, paths } = usePage();
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
				<LinkLine to={paths.page("review-rules")}>{t("review.rules.all")}</LinkLine>
			</p>
		</aside>
	);
}

type CollegeChoice = (field: { name: string; label: string; error: string | undefined }) => ReactNode;

type Picking = Extract<WritingStep, { kind: "pick" }>;

function PickReviewed({ step, picker }: { step: Picking; picker: CollegeChoice }) {
	const { t, paths } = usePage();
	const { words, found } = step;
	const error = errorOf(t, step);
	const part = useArrivalFocus<HTMLDivElement>(error);
	return (
		<div ref={part}>
			<p>{t("review.pick.intro")}</p>
			<AddressForm action={paths.writeReview()} className="mt-6 space-y-5">
				<input type="hidden" name="pick" value="1" />
				{picker({ name: "college", label: t("review.pick.label"), error })}
				{found.length > 0 && <FoundColleges words={words} found={found} />}
				<Button type="submit">{t("review.pick.next")}</Button>
			</AddressForm>
		</div>
	);
}

function errorOf(t: Translate, { words, found, isUnanswered }: Picking): string | undefined {
	if (words !== "") return found.length === 0 ? t("review.pick.nowhere", { words }) : undefined;
	return isUnanswered ? t("review.pick.unanswered") : undefined;
}

function FoundColleges({ words, found }: Pick<Picking, "words" | "found">) {
	const { t, language } = usePage();
	return (
		<fieldset>
			<legend className="font-semibold text-sm">{t("review.pick.found", { words })}</legend>
			<ul className="mt-1">
				{found.map(({ slug, name, place }) => (
					<li key={slug}>
						<label className="flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-1 py-1 hover:bg-sunk">
							<input type="radio" name="college" value={slug} className="size-5 flex-none accent-accent-text" />
							<span className="min-w-0">
								{name} <span className="block text-quiet text-sm">{placeWords(place, language)}</span>
							</span>
						</label>
					</li>
				))}
			</ul>
		</fieldset>
	);
}
