import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { OwnDataPage } from "#app/components/privacy/own-data-page.tsx";
import { requireShown, takePrivacyForm, viewOfPrivacy } from "#app/data/privacy-steps.server.ts";
import { requestContext } from "#app/request-context.ts";

/** `/account/privacy?done=`, or `?link=` from a letter: who has somebody's data, since when, for what, and the ways to take it back. */
export async function loader({ context, request, url }: LoaderFunctionArgs) {
	const asked = { site: context.get(requestContext), url, headers: request.headers };
	return viewOfPrivacy(asked, await requireShown(asked));
}

export async function action({ context, request, url }: ActionFunctionArgs) {
	const asked = { site: context.get(requestContext), url, headers: request.headers };
	const shown = await requireShown(asked);
	return takePrivacyForm({ ...asked, form: await request.formData() }, shown);
}

export default function AccountPrivacy() {
	return <OwnDataPage view={useLoaderData<typeof loader>()} problem={useActionData<typeof action>()?.problem} />;
}
