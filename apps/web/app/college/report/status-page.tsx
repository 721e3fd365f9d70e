import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { formatDate } from "#app/platform/format/format-date.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { requestContext } from "#app/platform/request-context.ts";
import { InlineLink } from "#app/shell/page/link.tsx";
import { PageHead } from "#app/shell/page/page-head.tsx";
import { getReport } from "./data.server.ts";

export const handle = { namespaces: ["college-report"], counted: false, stored: false } satisfies PageHandle;

export async function loader({ context, params: { token = "" } }: LoaderFunctionArgs) {
	const report = await getReport(context.get(requestContext), token);
	if (report === undefined) throw data("No such report", { status: 404 });
	return { report };
}

export default function ReportPage() {
	const { t, paths, language } = usePage();
	const { report } = useLoaderData<typeof loader>();
	const { number, college, fact, message, status, outcome, createdAt, decidedAt } = report;
	const dateOf = (time: string) => formatDate(language, time);
	return (
		<div className="column pt-8 lg:pt-12">
			<PageHead title={t("reporting.number", { number: String(number) })} noIndex />
			<div className="max-w-text">
				<h1 className="text-3xl">{t("reporting.number", { number: String(number) })}</h1>
				<p className="mt-2 text-lg">
					<InlineLink to={paths.college(college.slug)}>{college.name}</InlineLink>
				</p>
				<p className="mt-4 font-semibold">{t(`reporting.status.${status}`)}</p>
				<p className="text-quiet">
					{decidedAt === undefined
						? t("reporting.sentOn", { date: dateOf(createdAt) })
						: t("reporting.decidedOn", { sent: dateOf(createdAt), decided: dateOf(decidedAt) })}
				</p>
				{outcome !== undefined && <p className="mt-4">{outcome}</p>}
				<dl className="mt-6 space-y-3 border-line border-t pt-4">
					<div>
						<dt className="text-quiet text-sm">{t("reporting.fact")}</dt>
						<dd className="break-words">{fact}</dd>
					</div>
					<div>
						<dt className="text-quiet text-sm">{t("reporting.message")}</dt>
						<dd className="whitespace-pre-line break-words">{message}</dd>
					</div>
				</dl>
				<p className="mt-6 text-quiet">{t("reporting.keep")}</p>
			</div>
		</div>
	);
}
