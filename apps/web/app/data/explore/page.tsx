import {
	EXPLORE_ROWS,
	EXPLORE_TABLE_NAMES,
	type ExploreResult,
	listMixedColumns,
	roleOf,
} from "@uchit/contract/explore.ts";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { SourceList } from "#app/facts/source-list.tsx";
import { formatNumber } from "#app/platform/format/format-number.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { requestContext } from "#app/platform/request-context.ts";
import { Breadcrumbs } from "#app/shell/page/breadcrumbs.tsx";
import { Link, LinkLine, LowLinkLine } from "#app/shell/page/link.tsx";
import { PageHead } from "#app/shell/page/page-head.tsx";
import { Pagination } from "#app/shell/page/pagination.tsx";
import { LinkChip } from "#app/ui/chip.tsx";
import { Note } from "#app/ui/note.tsx";
import { Section } from "#app/ui/section.tsx";
import { exploreAddress, exploreTable } from "./data.server.ts";
import { Groups } from "./groups.tsx";
import { QueryForm } from "./query-form.tsx";
import { ExploredRows } from "./rows.tsx";
import { parseExploreSearch, toExploreParams, toExploreQuery } from "./search.server.ts";
import type { Wording } from "./words.ts";

export const handle = {
	parameters: [
		"table",
		"rankSpace",
		"list",
		"measure",
		"covers",
		"mode",
		"exam",
		"authority",
		"year",
		"cohort",
		"report",
		"level",
		"degree",
		"kind",
		"pool",
		"seatType",
		"gender",
		"quota",
		"seats",
		"state",
		"programme",
		"group",
		"drawn",
		"page",
	],
	namespaces: [
		"college",
		"college-cost",
		"college-courses",
		"college-cutoffs",
		"college-list",
		"data",
		"data-explore",
		"facts",
		"facts-facets",
		"facts-words",
	],
} satisfies PageHandle;

const EXAMPLES = [
	[
		"cse",
		"rankSpace=jee-advanced-crl&authority=JoSAA&pool=all-india&seatType=OPEN&gender=Gender-Neutral&programme=computer+science+4+years&group=year",
	],
	["nirf", "table=rankings&list=engineering&year=2025&group=state&drawn=count"],
	["mbbs", "table=intakes&mode=regular&authority=nmc&year=2025&level=undergraduate&degree=mbbs&group=state&drawn=sum"],
	[
		"salary",
		"table=outcomes&measure=median-salary&list=management&report=2025&level=pg-2&cohort=2023&group=state&drawn=median",
	],
	["kinds", "table=colleges&group=state&drawn=count"],
] as const;

export async function loader({ context, url }: LoaderFunctionArgs) {
	const request = context.get(requestContext);
	const search = parseExploreSearch(url.searchParams);
	const query = toExploreQuery(search);
	const mixed = listMixedColumns(query);
	const explored = await exploreTable(request, mixed.length > 0 ? { ...query, group: [] } : query);
	const fields = explored.columns.map((column) => ({
		...column,
		isSpace: roleOf(query, column.name) === "space",
		value: query[column.name],
	}));
	const params = toExploreParams({ ...search, ...query, page: 1 }).toString();
	return {
		explored,
		fields,
		mixed,
		group: query.group,
		drawn: search.drawn,
		params,
		api: request.apiUrl + exploreAddress(query),
	};
}

export default function ExplorePage() {
	const { explored, fields, mixed, group, drawn, params, api } = useLoaderData<typeof loader>();
	const { t, paths } = usePage();
	const wording = useWording(explored);
	const { table, total, page, sources } = explored;
	const pageOf = (number: number) => paths.explore(`${params}${number > 1 ? `&page=${number}` : ""}`);
	return (
		<div className="column pt-4 lg:pt-12">
			<PageHead
				title={t("explore.title")}
				description={t("explore.describe")}
				canonical={paths.explore()}
				noIndex={params !== ""}
			/>
			<Breadcrumbs
				isShort
				steps={[
					{ name: t("data.title"), address: paths.data },
					{ name: t("explore.title"), address: paths.explore() },
				]}
			/>
			<h1 className="text-2xl md:text-3xl">{t("explore.title")}</h1>
			<p className="mt-2 max-w-text text-quiet">{t("explore.describe")}</p>
			<Examples />
			<nav aria-label={t("explore.tables")} className="mt-4">
				<ul className="flex flex-wrap gap-2">
					{EXPLORE_TABLE_NAMES.map((name) => (
						<li key={name}>
							<LinkChip
								render={<Link to={paths.explore(`table=${name}`)} />}
								aria-current={name === table ? "page" : undefined}
							>
								{t(`explore.table.${name}`)}
							</LinkChip>
						</li>
					))}
				</ul>
			</nav>
			<p className="mt-3 max-w-text text-quiet text-sm">{t(`explore.about.${table}`)}</p>
			<QueryForm wording={wording} fields={fields} group={group} drawn={drawn} unit={explored.unit} />
			<div role="status" className="mt-6">
				{mixed.length > 0 && (
					<Note title={t("explore.mixed.title")}>
						{mixed.map(({ column, why }) => (
							<p key={column}>{t(`explore.mixed.${why}`, { column: t(`explore.column.${column}`) })}</p>
						))}
					</Note>
				)}
				<p className="mt-3 font-semibold">{t("explore.found", { total })}</p>
				<OmittedRows explored={explored} />
			</div>
			{group.length > 0 && explored.groups.length > 0 && (
				<Groups explored={explored} group={group} drawn={drawn} wording={wording} />
			)}
			{explored.rows.length > 0 && (
				<Section id="rows" title={t("explore.rows")} className="mt-10 space-y-4">
					<ExploredRows
						explored={explored}
						chosen={fields.flatMap(({ name, value }) => (value === undefined ? [] : name))}
						wording={wording}
					/>
					<Pagination label={t("explore.rows")} page={page} pages={Math.ceil(total / EXPLORE_ROWS)} path={pageOf} />
				</Section>
			)}
			<p className="mt-4 flex flex-wrap gap-x-6">
				<a href={api} className="link-line">
					{t("explore.json")}
				</a>
				<LinkLine to={`${paths.openData}#downloads`}>{t("explore.whole")}</LinkLine>
				<LinkLine to={paths.licences}>{t("explore.licences")}</LinkLine>
			</p>
			<SourceList sources={sources} isWhole />
		</div>
	);
}

function useWording({ table, columns }: ExploreResult): Wording {
	const { t, language } = usePage();
	const states = columns.find(({ name }) => name === "state")?.options ?? [];
	const names = new Map(states.map(({ value, label }) => [value, label]));
	return { t, language, table, stateName: (slug) => names.get(slug) ?? slug };
}

function Examples() {
	const { t, paths } = usePage();
	return (
		<ul className="mt-3 max-w-text list-disc pl-5">
			{EXAMPLES.map(([key, query]) => (
				<li key={key}>
					<LowLinkLine to={paths.explore(query)}>{t(`explore.example.${key}`)}</LowLinkLine>
				</li>
			))}
		</ul>
	);
}

function OmittedRows({ explored: { withheld, refused } }: { explored: ExploreResult }) {
	const { t, paths } = usePage();
	return (
		<ul className="mt-1 text-quiet text-sm">
			{withheld.map(({ why, rows }) => (
				<li key={why}>
					{formatNumber(rows)}: {t(`explore.withheld.${why}`)}
				</li>
			))}
			{refused > 0 && (
				<li>
					<LowLinkLine to={paths.refusals("")}>{t("explore.refused", { rows: refused })}</LowLinkLine>
				</li>
			)}
		</ul>
	);
}
