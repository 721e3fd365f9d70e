import type { Scholarship } from "@uchit/contract/scholarship.ts";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { getToday } from "#app/exam/data.server.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { requestContext } from "#app/platform/request-context.ts";
import { Breadcrumbs } from "#app/shell/page/breadcrumbs.tsx";
import { PageHead } from "#app/shell/page/page-head.tsx";
import { listScholarships } from "./data.server.ts";
import { Finder } from "./finder.tsx";
import { parseScholarshipSearch, toScholarshipParams } from "./search.ts";
import type { ListedScheme } from "./words.ts";

/** Without scripts the address may reveal personal details. */
export const handle = {
	parameters: ["level", "gender", "category", "minority", "disability", "income", "state", "stream"],
	namespaces: ["applicant", "scholarship"],
	counted: false,
} satisfies PageHandle;

/** `/scholarships/finder`: rules are judged on the device, or without scripts on the server. */
export async function loader({ context, url }: LoaderFunctionArgs) {
	const request = context.get(requestContext);
	const search = { ...parseScholarshipSearch(url.searchParams), page: 1 };
	const { items, facets } = await listScholarships(request);
	return {
		told: search,
		facets,
		today: getToday(request),
		schemes: items.map(toListed),
	};
}

/** Few fields per scheme: the page contains all schemes. */
function toListed({
	provider: _provider,
	site: _site,
	awards: _awards,
	corrected: _corrected,
	why: _why,
	sourceId: _source,
	lines,
	...scheme
}: Scholarship): ListedScheme {
	return { ...scheme, lines: lines.map(({ field }) => ({ field })) };
}

export default function ScholarshipFinder() {
	const { t, paths } = usePage();
	const { told, facets, schemes, today } = useLoaderData<typeof loader>();
	return (
		<div className="column pt-4 lg:pt-12">
			<PageHead
				title={t("scholarship.finder.title")}
				description={t("scholarship.finder.describe")}
				canonical={paths.scholarshipFinder}
				noIndex={toScholarshipParams(told).size > 0}
			/>
			<Breadcrumbs
				isShort
				steps={[
					{ name: t("scholarship.heading"), address: paths.scholarships() },
					{ name: t("scholarship.finder.heading"), address: paths.scholarshipFinder },
				]}
			/>
			<div data-category="commerce" className="category-ground">
				<div>
					<h1 className="text-2xl md:text-3xl">{t("scholarship.finder.heading")}</h1>
					<p className="max-w-text text-quiet">{t("scholarship.finder.start")}</p>
				</div>
			</div>
			<Finder search={told} facets={facets} schemes={schemes} today={today} />
		</div>
	);
}
