import { type ActionFunctionArgs, createContext, data } from "react-router";
import { withoutLanguage } from "#app/platform/i18n/language.ts";
import { requestContext } from "#app/platform/request-context.ts";
import { takeLeadForm } from "./lead-steps.server.ts";
import { placeOf } from "./place.ts";
import type { LeadAnswer } from "./step.ts";

/**
 * The form just answered. Without scripts the loader runs after the action; it must not call a failing backend, or the input would be
 * lost.
 */
export const answeredLead = createContext<LeadAnswer | null>(null);

export async function takeLeadOfPage({ context, request, url }: ActionFunctionArgs) {
	const place = placeOf(withoutLanguage(url.pathname));
	if (place === undefined) throw data("No form stands here", { status: 405 });
	const site = context.get(requestContext);
	const posted = { site, form: await request.formData(), url, headers: request.headers };
	const { answer, ...how } = await takeLeadForm(posted, place);
	context.set(answeredLead, answer);
	return data(answer, how);
}
