import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { requestContext } from "#app/platform/request-context.ts";
import { OwnDataPage } from "./own-data-page.tsx";
import { handlePrivacyForm, requirePrivacyProof, viewOfPrivacy } from "./privacy-steps.server.ts";

export const handle = { personal: true, namespaces: ["privacy"], counted: false, stored: false } satisfies PageHandle;

/** `/account/privacy?done=`, or `?link=` from a letter: the recipients of one's data, and the ways to withdraw it. */
export async function loader({ context, request, url }: LoaderFunctionArgs) {
	const stepRequest = { site: context.get(requestContext), url, headers: request.headers };
	return viewOfPrivacy(stepRequest, await requirePrivacyProof(stepRequest));
}

export async function action({ context, request, url }: ActionFunctionArgs) {
	const stepRequest = { site: context.get(requestContext), url, headers: request.headers };
	const shown = await requirePrivacyProof(stepRequest);
	return handlePrivacyForm({ ...stepRequest, form: await request.formData() }, shown);
}

export default function AccountPrivacy() {
	return <OwnDataPage view={useLoaderData<typeof loader>()} problem={useActionData<typeof action>()?.problem} />;
}
