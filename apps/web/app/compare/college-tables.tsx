import type { CompareAbout, CompareCell } from "@uchit/contract/compare-parts.ts";
import type { Source } from "@uchit/contract/source.ts";
import type { ReactNode } from "react";
import { SourcedText, Unknown } from "#app/facts/figure.tsx";
import { SideBySide } from "#app/facts/side-by-side.tsx";
import { createSourceNamer } from "#app/facts/sources.ts";
import { Term, TermLine } from "#app/facts/term.tsx";
import { aboutWords, lineWords } from "#app/facts/words/compare-words.ts";
import type { useTranslations } from "#app/platform/i18n/translate.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { Link } from "#app/shell/page/link.tsx";
import { Button } from "#app/ui/button.tsx";
import { ButtonLink } from "#app/ui/link.tsx";
import type { ComparedName } from "./chosen-head.tsx";
import type { ComparisonRows, RowGroup } from "./rows.ts";
import type { CompareSearch } from "./search.ts";

export function CollegeTables({
	colleges,
	groups,
	rows,
	numbers,
	search,
	sources,
}: {
	colleges: readonly ComparedName[];
	groups: readonly RowGroup[];
	rows: Pick<ComparisonRows, "unpublished" | "lacksFees">;
	numbers: number;
	search: CompareSearch;
	sources: readonly Source[];
}) {
	const { t } = usePage();
	const sourceName = createSourceNamer(sources);
	return (
		<div className="mt-6">
			{groups.map((group) => (
				<Folded
					key={group.key}
					title={t(`compare.group.${group.key}`)}
					note={
						colleges.length > 1 ? t("compare.differ", { count: group.differing, all: group.rows.length }) : undefined
					}
				>
					<GroupTable group={group} colleges={colleges} sourceName={sourceName} />
				</Folded>
			))}
			<Folded title={t("compare.unpublished")}>
				<Unpublished fields={rows.unpublished} lacksFees={rows.lacksFees} />
			</Folded>
			<RowGlossary />
			<Tools search={search} slugs={colleges.map(({ slug }) => slug)} numbers={numbers} />
		</div>
	);
}

/** Folds with or without scripts; open on paper. */
function Folded({ title, note, children }: { title: string; note?: string | undefined; children: ReactNode }) {
	return (
		<details className="open-on-paper border-line border-t">
			<summary className="min-h-11 py-2.5">
				<span className="font-semibold">{title}</span>
				{note !== undefined && <span className="text-quiet text-sm"> · {note}</span>}
			</summary>
			<h2 className="sr-only print:not-sr-only">{title}</h2>
			<div className="pb-4">{children}</div>
		</details>
	);
}

type SourceName = (id: string) => string;

function GroupTable({
	group,
	colleges,
	sourceName,
}: {
	group: RowGroup;
	colleges: readonly ComparedName[];
	sourceName: SourceName;
}) {
	const { t } = usePage();
	return (
		<SideBySide
			caption={t(`compare.group.${group.key}`)}
			isCaptionHidden
			isHeadAbove
			what={t("compare.what")}
			columns={colleges.map(({ slug, name, shortName }) => ({ key: slug, name, head: shortName ?? name }))}
			rows={group.rows.map(({ key, about, cells }) => ({
				key,
				name: aboutWords(t, about),
				cells: cells.map((cell, place) => {
					const { slug = "" } = colleges[place] ?? {};
					return <Cell key={slug} slug={slug} about={about} cell={cell} sourceName={sourceName} />;
				}),
			}))}
		/>
	);
}

type CellProps = { slug: string; about: CompareAbout; cell: CompareCell; sourceName: SourceName };

function Cell({ slug, about, cell, sourceName }: CellProps) {
	const { t, paths } = usePage();
	if (cell === undefined) return <Unknown reason={whyUnknown(t, about)} />;
	return (
		<>
			{cell.lines.map((line) => (
				<span key={`${line.anchor} ${lineWords(t, line)}`} className="block">
					<SourcedText
						value={lineWords(t, line)}
						source={sourceName(line.sourceId)}
						href={paths.receipt(slug, line.anchor)}
					/>
					{line.time !== undefined && <small className="text-quiet text-xs"> {line.time}</small>}
				</span>
			))}
			{cell.isDisputed && <span className="block text-care-text text-sm">{t("fact.disputed")}</span>}
		</>
	);
}

function whyUnknown(t: ReturnType<typeof useTranslations>, about: CompareAbout): string {
	if (about.kind === "cutoffs") return t("compare.noCutoffs");
	if (about.kind === "topic" && about.topic.kind === "rank") return t("compare.notInList");
	return about.kind === "categories" ? t("college.noCategory") : t("source.notHeld");
}

function Unpublished({ fields, lacksFees }: { fields: ComparisonRows["unpublished"]; lacksFees: boolean }) {
	const { t } = usePage();
	return (
		<>
			<ul className="flex flex-wrap gap-x-6 gap-y-1 text-quiet">
				{fields.map((field) => (
					<li key={field}>{t(`fact.field.${field}`)}</li>
				))}
				{lacksFees && <li>{t("college.missing.fees")}</li>}
			</ul>
			<p className="mt-2 max-w-text text-quiet text-sm">{t("compare.unpublishedWhy")}</p>
		</>
	);
}

function RowGlossary() {
	const { t } = usePage();
	return (
		<div className="border-line border-t pt-1">
			<TermLine>
				<Term slug="recognition">{t("fact.field.recognised-by")}</Term>
				<Term slug="affiliation">{t("fact.field.affiliated-to")}</Term>
				<Term slug="minority-institution">{t("fact.field.minority")}</Term>
				<Term slug="rank-band">{t("term.word.rank-band")}</Term>
				<Term slug="median-salary">{t("placement.column.salary")}</Term>
			</TermLine>
		</div>
	);
}

function Tools({ search, slugs, numbers }: { search: CompareSearch; slugs: readonly string[]; numbers: number }) {
	const { t, paths } = usePage();
	const { hasNumbers } = search;
	return (
		<p className="mt-4 flex flex-wrap gap-3 print:hidden">
			{numbers > 0 && (
				<ButtonLink
					look="quiet"
					render={<Link to={paths.compare({ ...search, hasNumbers: !hasNumbers })} preventScrollReset />}
				>
					{hasNumbers ? t("compare.hideNumbers") : t("compare.showNumbers", { count: numbers })}
				</ButtonLink>
			)}
			<ButtonLink look="quiet" href={paths.compareCsv(slugs)} download>
				{t("compare.download")}
			</ButtonLink>
			<Button look="quiet" onClick={() => window.print()} className="[@media(scripting:none)]:hidden">
				{t("compare.print")}
			</Button>
		</p>
	);
}
