import { MAX_DOCUMENT_MB, MAX_DOCUMENT_PAGES, type OwnDocument } from "@uchit/contract/document.ts";
import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { firstValueOf } from "#app/platform/address-codec.ts";
import { requireVisitor, valueOrThrow } from "#app/platform/backend/visitor-call.server.ts";
import { formatDate } from "#app/platform/format/format-date.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { requestContext } from "#app/platform/request-context.ts";
import { InlineLink, LinkLine } from "#app/shell/page/link.tsx";
import { PageHead } from "#app/shell/page/page-head.tsx";
import { Button } from "#app/ui/button.tsx";
import { listOwnDocuments } from "./data.server.ts";
import { handleErasureForm } from "./take-document.server.ts";

export const handle = {
	personal: true,
	requiresSession: true,
	namespaces: ["document"],
	counted: false,
	stored: false,
} satisfies PageHandle;

const DONE = ["sent", "known", "erased", "not-there"] as const;
const LIMITS = { mb: MAX_DOCUMENT_MB, pages: MAX_DOCUMENT_PAGES };
const OUTCOME_KEYS = {
	sent: "feeNotice.sent",
	known: "feeNotice.known",
	erased: "feeNotice.takenBack",
	"not-there": "feeNotice.notThere",
} as const;

export async function loader({ context, url }: LoaderFunctionArgs) {
	const site = context.get(requestContext);
	const visitor = await requireVisitor(site, url);
	const { items } = valueOrThrow(await listOwnDocuments(site, visitor), url);
	const done = firstValueOf(url.searchParams, "done");
	return { items, done: DONE.find((each) => each === done) };
}

export function action({ context, request, url }: ActionFunctionArgs) {
	return handleErasureForm({ site: context.get(requestContext), request, url });
}

export default function AccountDocuments() {
	const { t, paths } = usePage();
	const { items, done } = useLoaderData<typeof loader>();
	return (
		<div className="column pt-8 lg:pt-12">
			<PageHead title={t("feeNotice.own.heading")} noIndex />
			<h1 className="text-3xl">{t("feeNotice.own.heading")}</h1>
			<p className="mt-2">
				<LinkLine to={paths.account()}>{t("feeNotice.own.account")}</LinkLine>
			</p>
			{done !== undefined && (
				<p role="status" className="mt-4 font-semibold">
					{t(OUTCOME_KEYS[done])}
				</p>
			)}
			{items.length === 0 && <p className="mt-6">{t("feeNotice.own.none")}</p>}
			<ul className="mt-6 max-w-192 space-y-6">
				{items.map((item) => (
					<li key={item.id}>
						<SentDocument document={item} />
					</li>
				))}
			</ul>
		</div>
	);
}

function SentDocument({ document }: { document: OwnDocument }) {
	const { t, paths, language } = usePage();
	const { id, college, programme, pages, state, isTakenBack, fault, reason, createdAt } = document;
	const isPublic = state === "published" && !isTakenBack;
	return (
		<article aria-labelledby={`of-${id}`} className="rounded-lg border border-line bg-raised p-4 sm:p-6">
			<h2 id={`of-${id}`} className="text-lg">
				<InlineLink to={isPublic ? paths.collegeTab(college.slug, "cost") : paths.college(college.slug)}>
					{college.name}
				</InlineLink>
			</h2>
			<p className="mt-1 text-quiet text-sm">
				{programme !== "" && (
					<>
						<bdi>{programme}</bdi>
						{" · "}
					</>
				)}
				{pages > 0 && (
					<>
						{t("feeNotice.own.pages", { count: pages })}
						{" · "}
					</>
				)}
				{t("feeNotice.own.sentOn", { date: formatDate(language, createdAt) })}
			</p>
			<p className="mt-3 font-semibold">{t(`feeNotice.state.${isTakenBack ? "undone" : state}`)}</p>
			{fault !== undefined && <p className="mt-1">{t(`feeNotice.wrong.${fault}`, LIMITS)}</p>}
			{reason !== undefined && (
				<p dir="auto" className="mt-1 break-words">
					{t("feeNotice.own.reason", { reason })}
				</p>
			)}
			<form method="post" className="mt-3">
				<input type="hidden" name="document" value={id} />
				<Button type="submit" look="quiet">
					{t("feeNotice.own.takeBack")}
				</Button>
			</form>
		</article>
	);
}
