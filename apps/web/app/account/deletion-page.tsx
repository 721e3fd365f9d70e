import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData } from "react-router";
import { isNotConfirmed, redirectToSignIn, requireVisitor } from "#app/platform/backend/visitor-call.server.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { requestContext } from "#app/platform/request-context.ts";
import { PageHead } from "#app/shell/page/page-head.tsx";
import { Button } from "#app/ui/button.tsx";
import { deleteMe } from "./data.server.ts";
import { forgetLoginToken } from "./sessions-section.tsx";

export const handle = { personal: true, namespaces: ["account"], counted: false, stored: false } satisfies PageHandle;

/** `/account/delete`. Requires only the session cookie, because the account may be deleted already. */
export async function loader({ context, url }: LoaderFunctionArgs) {
	await requireVisitor(context.get(requestContext), url);
	return null;
}

export async function action({ context, request, url }: ActionFunctionArgs) {
	const site = context.get(requestContext);
	const visitor = await requireVisitor(site, url);
	const reviews = (await request.formData()).get("reviews") === "remove" ? "remove" : "keep";
	const reply = await deleteMe(site, visitor, reviews);
	if (reply.kind === "signed-out" || isNotConfirmed(reply)) throw redirectToSignIn(url);
	if (reply.kind === "done") return data({ isDeleted: true, areReviewsRetained: reviews === "keep" });
	return data({ isDeleted: false, areReviewsRetained: reviews === "keep" }, { status: 503 });
}

export default function AccountDelete() {
	return <DeletePage answer={useActionData<typeof action>()} />;
}

function DeletePage({ answer }: { answer: { isDeleted: boolean; areReviewsRetained: boolean } | undefined }) {
	const { t, paths } = usePage();
	const isDeleted = answer?.isDeleted === true;
	const title = isDeleted ? t("account.delete.done") : t("account.delete.title");
	return (
		<div className="column pt-8 lg:pt-12">
			<PageHead title={title} noIndex />
			<div className="max-w-text space-y-4">
				<h1 className="text-3xl">{title}</h1>
				{answer !== undefined && !isDeleted && (
					<p role="alert" className="font-semibold text-bad-text">
						{t("account.delete.failed")}
					</p>
				)}
				<p>{isDeleted ? t("account.delete.gone") : t("account.delete.goes")}</p>
				<p>{t("account.delete.ledger")}</p>
				{(!isDeleted || answer?.areReviewsRetained === true) && <p>{t("account.delete.reviews")}</p>}
				{!isDeleted && <p>{t("account.signInFirst")}</p>}
				{isDeleted ? (
					<p>
						<a href={paths.home} className="link-line">
							{t("problem.goHome")}
						</a>
					</p>
				) : (
					<DeleteForm />
				)}
			</div>
		</div>
	);
}

function DeleteForm() {
	const { t, paths } = usePage();
	return (
		<form method="post" className="space-y-5" onSubmit={forgetLoginToken}>
			<label className="flex min-h-11 cursor-pointer items-center gap-3">
				<input type="checkbox" name="reviews" value="remove" className="size-5 flex-none accent-accent-text" />
				{t("account.delete.reviewsToo")}
			</label>
			<div className="flex flex-wrap items-center gap-x-6 gap-y-3">
				<Button type="submit" look="danger">
					{t("account.delete.confirm")}
				</Button>
				<a href={paths.account()} className="link-line">
					{t("account.delete.back")}
				</a>
			</div>
		</form>
	);
}
