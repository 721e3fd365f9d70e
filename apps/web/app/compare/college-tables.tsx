import type { CompareAbout, CompareCell } from "@uchit/contract/compare-parts.ts";
import type { Source } from "@uchit/contract/source.schema.ts";
import { SourcedText, Unknown } from "#app/facts/figure.tsx";
import { SideBySide } from "#app/facts/side-by-side.tsx";
import { sourceNames } from "#app/facts/sources.ts";
import { Term, TermLine } from "#app/facts/term.tsx";
import { aboutWords, lineWords } from "#app/facts/words/compare-words.ts";
import { usePaths } from "#app/paths.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { Link } from "#app/shell/page/link.tsx";
import { Button } from "#app/ui/button.tsx";
import { ButtonLink } from "#app/ui/link.tsx";
import type { CompareRow, ComparisonRows } from "./rows.ts";

type Named = { slug: string; name: string };
type TablesProps = {
	colleges: readonly Named[];
	rows: ComparisonRows;
	/** How many rows of other reported numbers there are, shown or not. */
	numbers: number;
	hasNumbers: boolean;
	sources: readonly Source[];
};

/** The facts side by side: where the colleges differ, where they do not, what is published for none, and the long rest on demand. */
export function CollegeTables({ colleges, rows, numbers, hasNumbers, sources }: TablesProps) {
	const t = useTranslations();
	const paths = usePaths();
	const slugs = colleges.map(({ slug }) => slug);
	const table = (caption: string, of: readonly CompareRow[]) => (
		<Table caption={caption} rows={of} colleges={colleges} sourceName={sourceNames(sources)} />
	);
	return (
		<div className="mt-8 space-y-10">
			<Explained />
			{colleges.length === 1 ? (
				<>
					<p className="text-quiet print:hidden">{t("compare.one")}</p>
					{table(t("college.facts"), [...rows.differing, ...rows.same])}
				</>
			) : (
				<>
					{table(t("compare.differing"), rows.differing)}
					{table(t("compare.same"), rows.same)}
				</>
			)}
			<Unpublished fields={rows.unpublished} lacksFees={rows.lacksFees} />
			{hasNumbers && table(t("compare.numbers"), rows.reported)}
			<p className="flex flex-wrap gap-3 print:hidden">
				{numbers > 0 && (
					<ButtonLink
						look="quiet"
						render={<Link to={paths.compare({ of: "college", slugs, hasNumbers: !hasNumbers })} preventScrollReset />}
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
		</div>
	);
}

/** Words of the rows that the glossary explains. */
function Explained() {
	const t = useTranslations();
	return (
		<TermLine>
			<Term slug="recognition">{t("fact.field.recognised-by")}</Term>
			<Term slug="affiliation">{t("fact.field.affiliated-to")}</Term>
			<Term slug="minority-institution">{t("fact.field.minority")}</Term>
			<Term slug="rank-band">{t("term.word.rank-band")}</Term>
			<Term slug="median-salary">{t("placement.column.salary")}</Term>
		</TermLine>
	);
}

type TableProps = {
	caption: string;
	rows: readonly CompareRow[];
	colleges: readonly Named[];
	sourceName: (id: string) => string;
};

function Table({ caption, rows, colleges, sourceName }: TableProps) {
	const t = useTranslations();
	const paths = usePaths();
	return (
		<SideBySide
			caption={caption}
			what={t("compare.what")}
			columns={colleges.map(({ slug, name }) => ({
				key: slug,
				name,
				head: (
					<Link to={paths.college(slug)} className="link">
						{name}
					</Link>
				),
			}))}
			rows={rows.map(({ key, about, cells }) => ({
				key,
				name: aboutWords(t, about),
				cells: cells.map((cell, place) => (
					<Cell
						key={colleges[place]?.slug}
						slug={colleges[place]?.slug ?? ""}
						about={about}
						cell={cell}
						sourceName={sourceName}
					/>
				)),
			}))}
		/>
	);
}

type CellProps = { slug: string; about: CompareAbout; cell: CompareCell; sourceName: TableProps["sourceName"] };

function Cell({ slug, about, cell, sourceName }: CellProps) {
	const t = useTranslations();
	const paths = usePaths();
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
	return about.kind === "categories" ? t("college.noCategory") : t("source.notPublished");
}

/** What no source says of any of them. */
function Unpublished({ fields, lacksFees }: { fields: ComparisonRows["unpublished"]; lacksFees: boolean }) {
	const t = useTranslations();
	return (
		<section aria-labelledby="unpublished" className="break-inside-avoid">
			<h2 id="unpublished" className="font-semibold text-lg">
				{t("compare.unpublished")}
			</h2>
			<ul className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-quiet">
				{fields.map((field) => (
					<li key={field}>{t(`fact.field.${field}`)}</li>
				))}
				{lacksFees && <li>{t("college.missing.fees")}</li>}
			</ul>
			<p className="mt-2 max-w-text text-quiet text-sm">{t("compare.unpublishedWhy")}</p>
		</section>
	);
}
