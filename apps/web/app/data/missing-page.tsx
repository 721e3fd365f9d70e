import { KNOWN_FACTS } from "@uchit/contract/data.ts";
import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { stateName } from "#app/facts/words/place-words.ts";
import { firstValueOf } from "#app/platform/address-codec.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { requestContext } from "#app/platform/request-context.ts";
import { Link, LinkLine, LowLinkLine } from "#app/shell/page/link.tsx";
import { PageHead } from "#app/shell/page/page-head.tsx";
import { listMissing } from "./data.server.ts";

export const handle = { parameters: ["fact"], namespaces: ["data"] } satisfies PageHandle;

export async function loader({ context, url }: LoaderFunctionArgs) {
	const named = firstValueOf(url.searchParams, "fact");
	const fact = KNOWN_FACTS.find((each) => each === named);
	if (fact === undefined) throw data("No such fact", { status: 404 });
	return listMissing(context.get(requestContext), fact);
}

export default function DataMissing() {
	const { t, paths, language } = usePage();
	const { what, of, items } = useLoaderData<typeof loader>();
	const name = t(`data.part.${what}`);
	const title = t("data.lacking.title", { what: name });
	return (
		<div className="column pt-8 lg:pt-12">
			<PageHead title={title} canonical={paths.missing(what)} noIndex />
			<p>
				<LinkLine to={paths.data}>{t("data.title")}</LinkLine>
			</p>
			<h1 className="text-3xl">{title}</h1>
			<p className="mt-2 max-w-text text-lg text-quiet">
				{items.length === 0 ? t("data.lacking.none", { of }) : t("data.lacking.intro", { count: items.length, of })}
			</p>
			{items.length > 0 && (
				<p className="mt-2 max-w-text">{what === "fees" ? t("data.lacking.feesNote") : t("data.lacking.reportNote")}</p>
			)}
			<ol className="mt-6 divide-y divide-line md:columns-2 md:gap-x-12">
				{items.map(({ slug, name: college, state, stateHi }) => (
					<li key={slug} className="break-inside-avoid py-1">
						<LowLinkLine to={paths.college(slug)}>{college}</LowLinkLine>
						<p className="flex items-center justify-between gap-x-4 text-sm">
							<span className="text-quiet">
								{state !== undefined && stateName({ name: state, nameHi: stateHi }, language)}
							</span>
							<Link
								to={what === "fees" ? paths.sendDocument(slug) : paths.reportError(slug, { fact: name, about: what })}
								className="link-line-low"
							>
								{what === "fees" ? t("data.lacking.send") : t("data.lacking.tell")}
								<span className="sr-only">: {college}</span>
							</Link>
						</p>
					</li>
				))}
			</ol>
		</div>
	);
}
