import type { ShortlistEntry } from "@uchit/contract/account.ts";
import {
	type ActionFunctionArgs,
	data,
	type HeadersArgs,
	type LoaderFunctionArgs,
	useActionData,
	useLoaderData,
} from "react-router";
import { getCollege } from "#app/college/data.server.ts";
import { requireVisitor, valueOrThrow } from "#app/platform/backend/visitor-call.server.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { type RequestContext, requestContext } from "#app/platform/request-context.ts";
import { AccountPage } from "./account-page.tsx";
import { handleAccountForm } from "./account-steps.server.ts";
import { getExamAlerts, getMe, getShortlist, getShortlistAlert, listSessions } from "./data.server.ts";
import { ACCOUNT_CHANGES, type SavedCollege } from "./view.ts";

/** Leaves this page when the visitor signs out in another tab (shell/session/session.tsx). */
export const handle = {
	personal: true,
	requiresSession: true,
	namespaces: ["account", "shell-code"],
	counted: false,
	stored: false,
} satisfies PageHandle;

export async function loader({ context, url }: LoaderFunctionArgs) {
	const site = context.get(requestContext);
	const visitor = await requireVisitor(site, url);
	const [me, sessions, shortlist, alert, examAlerts] = await Promise.all([
		getMe(site, visitor),
		listSessions(site, visitor),
		getShortlist(site, visitor),
		getShortlistAlert(site, visitor),
		getExamAlerts(site, visitor),
	]);
	const { token: csrfToken, setCookie } = site.csrf();
	const shown = {
		me: valueOrThrow(me, url),
		sessions: valueOrThrow(sessions, url).sessions,
		saved: await listSavedColleges(site, valueOrThrow(shortlist, url).entries),
		alert: valueOrThrow(alert, url),
		examAlerts: valueOrThrow(examAlerts, url),
		csrfToken,
		done: ACCOUNT_CHANGES.find((change) => change === url.searchParams.get("done")),
	};
	return data(shown, setCookie === undefined ? {} : { headers: { "set-cookie": setCookie } });
}

export async function action({ context, request, url }: ActionFunctionArgs) {
	const site = context.get(requestContext);
	const visitor = await requireVisitor(site, url);
	return handleAccountForm({ site, form: await request.formData(), url, headers: request.headers }, visitor);
}

export function headers({ actionHeaders }: HeadersArgs) {
	return actionHeaders;
}

export default function Account() {
	return <AccountPage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}

const MAX_NAMED = 20;

async function listSavedColleges(
	request: RequestContext,
	entries: readonly ShortlistEntry[],
): Promise<{ total: number; colleges: SavedCollege[] }> {
	const saved = entries.filter(({ isRemoved }) => !isRemoved);
	const colleges = await Promise.all(
		saved.slice(0, MAX_NAMED).map(async ({ college: slug, note }) => {
			const college = await getCollege(request, slug);
			return { slug, name: college?.name, note };
		}),
	);
	return { total: saved.length, colleges };
}
