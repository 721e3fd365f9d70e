import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData } from "react-router";
import { isNotConfirmed, requireVisitor, toSignIn } from "#app/platform/backend/visitor-call.server.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { requestContext } from "#app/platform/request-context.ts";
import { deleteMe } from "./data.server.ts";
import { DeletePage } from "./delete-page.tsx";

export const handle = { personal: true, namespaces: ["account"], counted: false, kept: false } satisfies PageHandle;

/** `/account/delete`: says what goes and what stays, before and after. The cookie alone is asked: the account may be gone already. */
export async function loader({ context, url }: LoaderFunctionArgs) {
	await requireVisitor(context.get(requestContext), url);
	return null;
}

export async function action({ context, request, url }: ActionFunctionArgs) {
	const site = context.get(requestContext);
	const visitor = await requireVisitor(site, url);
	const reviews = (await request.formData()).get("reviews") === "remove" ? "remove" : "keep";
	const said = await deleteMe(site, visitor, reviews);
	if (said.kind === "signed-out" || isNotConfirmed(said)) throw toSignIn(url);
	if (said.kind === "done") return data({ isDeleted: true, areReviewsKept: reviews === "keep" });
	return data({ isDeleted: false, areReviewsKept: reviews === "keep" }, { status: 503 });
}

export default function AccountDelete() {
	return <DeletePage answer={useActionData<typeof action>()} />;
}
