import {
	type ActionFunctionArgs,
	createContext,
	type LoaderFunctionArgs,
	useActionData,
	useLoaderData,
} from "react-router";
import { CollegePicker } from "#app/components/college/college-picker.tsx";
import { WriteReviewPage } from "#app/components/review/write-review-page.tsx";
import { requireVisitor } from "#app/data/visitor-call.server.ts";
import { chooseStep, takeReview } from "#app/data/write-review.server.ts";
import type { WritingStep } from "#app/lib/writing-step.ts";
import { requestContext } from "#app/request-context.ts";

/**
 * The form that was just answered. Without scripts the loader runs after the action: it must not ask a backend that is away, nor
 * send somebody whose session has ended to another page, for what was written would be lost.
 */
const answered = createContext<WritingStep | null>(null);

/** `/college/review?college=&review=`: first the college, then the review of it; or one's own review, to change it. */
export async function loader({ context, url }: LoaderFunctionArgs): Promise<{ step: WritingStep }> {
	const before = context.get(answered);
	if (before !== null) return { step: before };
	const site = context.get(requestContext);
	const visitor = await requireVisitor(site, url);
	return { step: await chooseStep(site, visitor, url) };
}

export async function action({ context, request, url }: ActionFunctionArgs) {
	const posted = { site: context.get(requestContext), form: await request.formData(), url, headers: request.headers };
	const { step, answer } = await takeReview(posted);
	context.set(answered, step);
	return answer;
}

export default function CollegeReview() {
	const { step } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	return <WriteReviewPage step={step} answer={answer} picker={(field) => <CollegePicker {...field} />} />;
}
