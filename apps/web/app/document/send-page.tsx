import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { loadCollegePage } from "#app/college/page.server.ts";
import { sessionRequiredAddress } from "#app/paths.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { requestContext } from "#app/platform/request-context.ts";
import { SendDocument } from "./send-document.tsx";
import { handleDocumentForm } from "./take-document.server.ts";

export const handle = { personal: true, namespaces: ["document"], counted: false, stored: false } satisfies PageHandle;

/** July (0-based): notices of a school year are out when it begins. */
const FIRST_MONTH = 6;
const YEARS = 3;

/** `/college/{slug}/fees/send`: sends a fee notice; needs a sign-in. */
export async function loader(args: LoaderFunctionArgs) {
	const { college } = await loadCollegePage(args, "overview");
	const isSignedIn = (await args.context.get(requestContext).visitor()) !== undefined;
	const now = new Date();
	const newest = now.getUTCFullYear() - (now.getUTCMonth() < FIRST_MONTH ? 1 : 0);
	const years = Array.from({ length: YEARS }, (_, before) => newest - before);
	return {
		slug: college.slug,
		name: college.name,
		years,
		isSignedIn,
		wayIn: sessionRequiredAddress(args.url.pathname),
	};
}

export function action({ context, request, url, params: { slug = "" } }: ActionFunctionArgs) {
	return handleDocumentForm({ site: context.get(requestContext), request, url, slug });
}

export default function CollegeFeesSend() {
	return <SendDocument {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
