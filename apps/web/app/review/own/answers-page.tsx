import {
	MAX_REPLY_LENGTH,
	MIN_REPLY_LENGTH,
	REVIEWS_PER_PAGE,
	type Review,
	type ReviewList,
} from "@uchit/contract/review.ts";
import { Form } from "react-router";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { ReviewText } from "#app/review/list/review-text.tsx";
import type { ReviewedCollege } from "#app/review/write/writing-step.ts";
import { InlineLink } from "#app/shell/page/link.tsx";
import { PageHead } from "#app/shell/page/page-head.tsx";
import { Pagination } from "#app/shell/page/pagination.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextArea } from "#app/ui/field.tsx";
import type { AddressAnswer, AnswersAnswer, ClaimStatus } from "./college-address.ts";
import { CollegeAddressForm } from "./college-address-form.tsx";

type Props = {
	college: ReviewedCollege;
	sites: readonly string[];
	status: ClaimStatus;
	list: ReviewList | undefined;
	answer: AnswersAnswer | undefined;
};

/** In this order: an address at the college's domain, a moderator's approval, the replies. */
export function AnswersPage({ college, sites, status, list, answer }: Props) {
	const { t, paths } = usePage();
	return (
		<div className="column pt-8 lg:pt-12">
			<PageHead title={t("review.answers.heading")} noIndex />
			<div className="max-w-192">
				<h1 className="text-3xl">{t("review.answers.heading")}</h1>
				<p className="mt-2 text-lg">
					<InlineLink to={paths.college(college.slug)}>{college.name}</InlineLink>
				</p>
				<p className="mt-4 mb-6 max-w-text">{t(`review.answers.status.${status}`)}</p>
				{(status === "none" || status === "declined") && (
					<CollegeAddressForm
						purpose="college-claim"
						sites={sites}
						answer={toAddressAnswer(answer)}
						back={paths.answerReviews(college.slug)}
					/>
				)}
				{list !== undefined && <Answerable slug={college.slug} list={list} answer={answer} />}
			</div>
		</div>
	);
}

function Answerable({ slug, list, answer }: { slug: string; list: ReviewList } & Pick<Props, "answer">) {
	const { t, paths } = usePage();
	const { items, page, total } = list;
	if (items.length === 0) return <p>{t("review.answers.nothing")}</p>;
	return (
		<>
			<ul className="space-y-6">
				{items.map((review) => (
					<li key={review.id} className="rounded-lg border border-line bg-raised p-4 sm:p-6">
						<h2 dir="auto" className="break-words text-lg">
							{review.programme}
						</h2>
						<ReviewText review={review} level={3} />
						<ReplyForm review={review} answer={answer} />
					</li>
				))}
			</ul>
			<div className="mt-6">
				<Pagination
					label={t("review.heading")}
					page={page}
					pages={Math.ceil(total / REVIEWS_PER_PAGE)}
					path={(number) => paths.answerReviews(slug, number)}
				/>
			</div>
		</>
	);
}

function toAddressAnswer(answer: AnswersAnswer | undefined): AddressAnswer | undefined {
	return answer === undefined || answer.kind === "replied" || answer.kind === "not-replied" ? undefined : answer;
}

type ReplyFormProps = { review: Pick<Review, "id" | "reply">; answer: AnswersAnswer | undefined };

function ReplyForm({ review: { id, reply }, answer }: ReplyFormProps) {
	const { t } = usePage();
	const failed = answer?.kind === "not-replied" && answer.review === id ? answer : undefined;
	const isSent = answer?.kind === "replied" && answer.review === id;
	return (
		<Form method="post" preventScrollReset className="mt-5 max-w-text space-y-3">
			<input type="hidden" name="intent" value="reply" />
			<input type="hidden" name="review" value={id} />
			<TextArea
				label={t("review.answers.reply")}
				hint={t("review.answers.replyHint", { least: MIN_REPLY_LENGTH, most: MAX_REPLY_LENGTH })}
				name="text"
				required
				minLength={MIN_REPLY_LENGTH}
				maxLength={MAX_REPLY_LENGTH}
				defaultValue={failed?.text ?? reply?.text}
				error={failed && t(`review.answers.problem.${failed.why}`)}
			/>
			<Button type="submit" look="quiet">
				{t("review.answers.send")}
			</Button>
			<p role="status" className="font-semibold">
				{isSent && t("review.answers.sent")}
			</p>
		</Form>
	);
}
