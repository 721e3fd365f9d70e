import {
	type ActionFunctionArgs,
	createContext,
	type LoaderFunctionArgs,
	useActionData,
	useLoaderData,
} from "react-router";
import { CollegePicker } from "#app/college/picker/college-picker.tsx";
import { requireVisitor } from "#app/platform/backend/visitor-call.server.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { requestContext } from "#app/platform/request-context.ts";
import { WriteReviewPage } from "./write/write-review-page.tsx";
import type { WritingStep } from "./write/writing-step.ts";
import { chooseStep, handleWrittenReview } from "./write-review.server.ts";

export const handle = {
	personal: true,
	namespaces: ["facts", "review"],
	counted: false,
	stored: false,
} satisfies PageHandle;

/**
 * The form that was just answered. Without scripts the loader runs after the action: it must not query a backend that is down, nor
 * redirect when the session has ended, because the typed text would be lost.
 */
const writingStepContext = createContext<WritingStep | null>(null);

/** `/college/review?college=&review=`: the choice of a college, then its review; or one's own review, to change it. */
export async function loader({ context, url }: LoaderFunctionArgs): Promise<{ step: WritingStep }> {
	const before = context.get(writingStepContext);
	if (before !== null) return { step: before };
	const site = context.get(requestContext);
	const visitor = await requireVisitor(site, url);
	return { step: await chooseStep(site, visitor, url) };
}

export async function action({ context, request, url }: ActionFunctionArgs) {
	const posted = { site: context.get(requestContext), form: await request.formData(), url, headers: request.headers };
	const { step, answer } = await handleWrittenReview(posted);
	context.set(writingStepContext, step);
	return answer;
}

export default function CollegeReview() {
	const { step } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	return <WriteReviewPage step={step} answer={answer} picker={(field) => <CollegePicker {...field} />} />;
}
