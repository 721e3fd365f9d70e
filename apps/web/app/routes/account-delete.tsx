import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData } from "react-router";
import { DeletePage } from "#app/components/account/delete-page.tsx";
import { deleteMe } from "#app/data/me.server.ts";
import { requireVisitor, toSignIn } from "#app/data/visitor-call.server.ts";
import { requestContext } from "#app/request-context.ts";

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
	if (said.kind === "signed-out") throw toSignIn(url);
	if (said.kind === "done") return data({ isDeleted: true, areReviewsKept: reviews === "keep" });
	return data({ isDeleted: false, areReviewsKept: reviews === "keep" }, { status: 503 });
}

export default function AccountDelete() {
	return <DeletePage answer={useActionData<typeof action>()} />;
}
