import { type ActionFunctionArgs, createContext, data } from "react-router";
import { withoutLanguage } from "#app/platform/i18n/language.ts";
import { requestContext } from "#app/platform/request-context.ts";
import { handleLeadForm } from "./lead-steps.server.ts";
import { placeOf } from "./place.ts";
import type { LeadAnswer } from "./step.ts";

/**
 * The form just answered. Without scripts the loader runs after the action; it must not call a failing backend, or the input would be
 * lost.
 */
export const leadAnswerContext = createContext<LeadAnswer | null>(null);

export async function handleLeadPageForm({ context, request, url }: ActionFunctionArgs) {
	const place = placeOf(withoutLanguage(url.pathname));
	if (place === undefined) throw data("No form stands here", { status: 405 });
	const site = context.get(requestContext);
	const posted = { site, form: await request.formData(), url, headers: request.headers };
	const { answer, ...how } = await handleLeadForm(posted, place);
	context.set(leadAnswerContext, answer);
	return data(answer, how);
}
