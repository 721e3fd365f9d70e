import {
	type ActionFunctionArgs,
	data,
	type HeadersArgs,
	type LoaderFunctionArgs,
	useActionData,
	useLoaderData,
} from "react-router";
import { AccountPage } from "#app/components/account/account-page.tsx";
import { takeAccountForm } from "#app/data/account-steps.server.ts";
import { getMe, getShortlist, getShortlistAlert, listSessions } from "#app/data/me.server.ts";
import { nameSaved } from "#app/data/saved-colleges.server.ts";
import { orThrow, requireVisitor } from "#app/data/visitor-call.server.ts";
import { ACCOUNT_CHANGES } from "#app/lib/account-view.ts";
import { requestContext } from "#app/request-context.ts";

/** Who signs out in another tab is not left before somebody's contacts (components/site/session.tsx). */
export const handle = { requiresSession: true };

/** `/account?done=`: what somebody has here, for themselves alone. */
export async function loader({ context, url }: LoaderFunctionArgs) {
	const site = context.get(requestContext);
	const visitor = await requireVisitor(site, url);
	const [me, sessions, shortlist, alert] = await Promise.all([
		getMe(site, visitor),
		listSessions(site, visitor),
		getShortlist(site, visitor),
		getShortlistAlert(site, visitor),
	]);
	const { token: csrfToken, setCookie } = site.csrf();
	const shown = {
		me: orThrow(me, url),
		sessions: orThrow(sessions, url).sessions,
		saved: await nameSaved(site, orThrow(shortlist, url).entries),
		alert: orThrow(alert, url),
		csrfToken,
		done: ACCOUNT_CHANGES.find((change) => change === url.searchParams.get("done")),
	};
	return data(shown, setCookie === undefined ? {} : { headers: { "set-cookie": setCookie } });
}

export async function action({ context, request, url }: ActionFunctionArgs) {
	const site = context.get(requestContext);
	const visitor = await requireVisitor(site, url);
	return takeAccountForm({ site, form: await request.formData(), url, headers: request.headers }, visitor);
}

export function headers({ actionHeaders }: HeadersArgs) {
	return actionHeaders;
}

export default function Account() {
	return <AccountPage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
