import { roundOf } from "@uchit/contract/scholarship-rules.ts";
import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { getToday } from "#app/exam/data.server.ts";
import { FoldedSources } from "#app/facts/source-list.tsx";
import { usePage } from "#app/platform/i18n/use-page.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { requestContext } from "#app/platform/request-context.ts";
import { AddressForm } from "#app/shell/form/address-form.tsx";
import { Link } from "#app/shell/page/link.tsx";
import { PageHead } from "#app/shell/page/page-head.tsx";
import { Pagination } from "#app/shell/page/pagination.tsx";
import { ListData } from "#app/shell/page/structured-data.tsx";
import { Button } from "#app/ui/button.tsx";
import { Disclosure, FoldedOnPhone } from "#app/ui/disclosure.tsx";
import { ButtonLink } from "#app/ui/link.tsx";
import { listScholarships } from "./data.server.ts";
import { SchemeRow } from "./scheme-row.tsx";
import { parseScholarshipSearch, toScholarshipParams } from "./search.ts";
import { StatePortal } from "./state-portals.tsx";
import { StudentFields } from "./student-fields.tsx";
import { useSchemeTextContext } from "./words.ts";

export const handle = {
	parameters: ["level", "gender", "category", "minority", "disability", "income", "state", "stream", "page"],
	namespaces: ["scholarship"],
} satisfies PageHandle;

const PER_PAGE = 30;

export async function loader({ context, url }: LoaderFunctionArgs) {
	const request = context.get(requestContext);
	const search = parseScholarshipSearch(url.searchParams);
	const { items, ...list } = await listScholarships(request, search);
	const shown = items.slice((search.page - 1) * PER_PAGE, search.page * PER_PAGE);
	const isPastTheEnd = items.length > 0 && shown.length === 0;
	return data({ search, list, items: shown, today: getToday(request) }, { status: isPastTheEnd ? 404 : 200 });
}

export default function Scholarships() {
	const { t, paths } = usePage();
	const { search, list, items, today } = useLoaderData<typeof loader>();
	const states = list.facets.state.map(({ value, label, labelHi }) => ({ slug: value, name: label, nameHi: labelHi }));
	const speech = useSchemeTextContext(states);
	const isNarrowed = toScholarshipParams({ ...search, page: 1 }).size > 0;
	const counts = { total: list.total - list.closed, all: list.all };
	const { open = [], ...over } = Object.groupBy(items, (scheme) => roundOf(scheme, today));
	const rows = (schemes: typeof items) =>
		schemes.map((scheme) => <SchemeRow key={scheme.slug} scheme={scheme} speech={speech} today={today} />);
	const intro = (
		<p className="mt-2 max-w-text text-quiet">
			{t("scholarship.intro", { all: list.all - list.edited, read: list.read })}{" "}
			{list.edited > 0 && t("scholarship.read.some", { count: list.edited })}
		</p>
	);
	return (
		<div className={`column lg:pt-12 ${isNarrowed ? "pt-4" : "pt-8"}`}>
			<PageHead
				title={t("scholarship.title")}
				description={t("scholarship.describe", { count: list.all })}
				canonical={paths.scholarships(isNarrowed ? {} : { page: search.page })}
				noIndex={isNarrowed}
			/>
			<ListData items={items.map(({ name, slug }) => ({ name, to: paths.scholarship(slug) }))} />
			<div data-category="commerce" className="category-ground">
				<h1 className={isNarrowed ? "text-xl sm:text-3xl" : "text-3xl"}>{t("scholarship.heading")}</h1>
			</div>
			{!isNarrowed && (
				<>
					{intro}
					<p className="mt-4">
						<ButtonLink render={<Link to={paths.scholarshipFinder} />}>{t("scholarship.finder.link")}</ButtonLink>
					</p>
					<p className="mt-2 max-w-text">
						<Link to={paths.waiverExample} className="link inline-block py-2">
							{t("scholarship.waiver")}
						</Link>
					</p>
				</>
			)}
			<div className="mt-3 grid gap-3 sm:mt-6 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-12">
				<FoldedOnPhone title={t("scholarship.filters")}>
					<AddressForm action={paths.scholarships()} className="space-y-4 p-4 lg:p-0">
						<StudentFields known={search} facets={list.facets} hasCounts />
						<Button type="submit">{t("scholarship.apply")}</Button>
					</AddressForm>
				</FoldedOnPhone>
				<section aria-label={t("scholarship.heading")} className="min-w-0">
					<p role="status" className="font-semibold tabular-nums">
						{isNarrowed ? t("scholarship.shown", counts) : t("scholarship.shownAll", counts)}
					</p>
					<p className="text-quiet text-sm">
						{isNarrowed ? t("scholarship.order") : t("scholarship.orderAll")}
						{isNarrowed && (
							<Link to={paths.scholarships()} className="link ml-2 inline-block py-1">
								{t("scholarship.clear")}
							</Link>
						)}
					</p>
					<StatePortal state={states.find(({ slug }) => slug === search.state)} />
					{list.total === 0 && <p className="mt-4">{t("scholarship.empty")}</p>}
					<ul className="mt-3">{rows(open)}</ul>
					{(["expected", "closed"] as const).map((round) => {
						const schemes = over[round];
						return (
							schemes !== undefined && (
								<Disclosure key={round} title={t(`scholarship.finder.${round}`)} isOpen={open.length === 0}>
									<ul>{rows(schemes)}</ul>
								</Disclosure>
							)
						);
					})}
					<Pagination
						label={t("scholarship.pages")}
						page={search.page}
						pages={Math.ceil(list.total / PER_PAGE)}
						path={(page) => paths.scholarships({ ...search, page })}
					/>
				</section>
			</div>
			{isNarrowed && intro}
			<FoldedSources sources={list.sources} />
		</div>
	);
}
