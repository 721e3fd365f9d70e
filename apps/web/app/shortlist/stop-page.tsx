import { VISITOR_ADDRESS_HEADER } from "@uchit/contract/visitor.ts";
import { type ActionFunctionArgs, data, useActionData } from "react-router";
import type { Translate } from "#app/platform/i18n/translate.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { requestContext } from "#app/platform/request-context.ts";
import { PageHead } from "#app/shell/page/page-head.tsx";
import { Button } from "#app/ui/button.tsx";
import { stopLetters } from "./data.server.ts";

export const handle = { personal: true, namespaces: ["shortlist"], stored: false } satisfies PageHandle;

const STATUS = { done: 200, unknown: 404, away: 503 } as const;

/** Opening the page stops nothing: mail scanners open every link. */
export function loader() {
	return null;
}

/** `POST /shortlist/stop?link=`: from the page's button, or from the mail program itself (RFC 8058), which sends no cookie. */
export async function action({ context, request, url }: ActionFunctionArgs) {
	const address = request.headers.get(VISITOR_ADDRESS_HEADER) ?? "";
	const link = url.searchParams.get("link") ?? "";
	const outcome = link === "" ? "unknown" : await stopLetters(context.get(requestContext), link, address);
	return data({ outcome }, { status: STATUS[outcome] });
}

export default function ShortlistStopPage() {
	const { t, paths } = usePage();
	const outcome = useActionData<typeof action>()?.outcome;
	const isOver = outcome === "done" || outcome === "unknown";
	const [title, note] = wordsOf(t, outcome);
	return (
		<div className="column pt-8 lg:pt-12">
			<PageHead title={title} noIndex />
			<div className="max-w-text">
				<div role={isOver ? "status" : undefined}>
					<h1 className="text-3xl">{title}</h1>
					<p className="mt-2 text-lg">{note}</p>
				</div>
				{outcome === "away" && (
					<p role="alert" className="mt-4 font-semibold text-bad-text">
						{t("shortlist.stop.away")}
					</p>
				)}
				{isOver ? (
					<p className="mt-4">
						<a href={paths.account()} className="link inline-flex min-h-11 items-center">
							{t("shortlist.toAccount")}
						</a>
					</p>
				) : (
					<form method="post" className="mt-6">
						<Button type="submit">{t("shortlist.stop.button")}</Button>
					</form>
				)}
			</div>
		</div>
	);
}

function wordsOf(t: Translate, outcome: keyof typeof STATUS | undefined): [title: string, note: string] {
	if (outcome === "done") return [t("shortlist.stop.done"), t("shortlist.stop.doneNote")];
	if (outcome === "unknown") return [t("shortlist.stop.unknown"), t("shortlist.stop.unknownNote")];
	return [t("shortlist.stop.title"), t("shortlist.stop.intro")];
}
