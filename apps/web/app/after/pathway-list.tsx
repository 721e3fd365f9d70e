import { SourcedText } from "#app/facts/figure.tsx";
import { stateName } from "#app/facts/words/place-words.ts";
import { sourceHref } from "#app/paths.ts";
import { formatNumber } from "#app/platform/format/format-number.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { Link } from "#app/shell/page/link.tsx";
import { Tag } from "#app/ui/chip.tsx";
import { type Column, DataTable } from "#app/ui/table.tsx";
import type { PathwayVerdict } from "./judge-pathway.ts";
import type { AfterLoaded, LoadedPathway } from "./page.server.ts";
import { PATHWAY_TABLE_ID, type PathwayVerdicts } from "./your-marks.tsx";

export function PathwayTable({
	doors,
	state,
	isShort,
	sourceName,
	judged,
}: Pick<AfterLoaded, "doors" | "state" | "isShort"> & {
	sourceName: (id: string) => string;
	judged: PathwayVerdicts | undefined;
}) {
	const { t, paths, language } = usePage();
	const number = (value: number | undefined, sourceId: string | undefined) =>
		value === undefined || sourceId === undefined ? (
			EMPTY_CELL
		) : (
			<SourcedText value={formatNumber(value)} source={sourceName(sourceId)} href={sourceHref(sourceId)} />
		);
	const columns: Column<LoadedPathway>[] = [
		{
			key: "door",
			head: t("after.door"),
			cell: ({ slug, name, years }) => (
				<>
					<a href={`#${slug}`} className="link inline-flex min-h-11 items-center">
						{name}
					</a>
					<small className="block text-quiet">{years}</small>
					<VerdictTag verdict={judged?.get(slug)?.verdict} />
				</>
			),
		},
		{
			key: "colleges",
			head: t("after.colleges"),
			isFigure: true,
			cell: ({ figures, course }) =>
				figures?.count === undefined || course === undefined ? (
					EMPTY_CELL
				) : (
					<Link to={paths.course(course)} className="link">
						{formatNumber(figures.count)}
					</Link>
				),
		},
		{
			key: "seats",
			head: t("after.seats"),
			isFigure: true,
			cell: ({ figures, isWhole }) => (isWhole ? EMPTY_CELL : number(figures?.seats?.seats, figures?.seats?.sourceId)),
		},
	];
	const without = Map.groupBy(isShort ? [] : doors.filter(lacksFigures), whomToAsk);
	const where = state === undefined ? t("after.india") : stateName(state, language);
	return (
		<div id={PATHWAY_TABLE_ID} className="mt-4 max-w-text scroll-mt-4">
			<DataTable
				caption={t("after.caption", { where })}
				isNarrow
				keyOf={({ slug }) => slug}
				rows={doors}
				columns={columns}
			/>
			<p className="mt-1 text-quiet text-sm">
				{t("after.counted")} {without.size > 0 && t("after.none")}{" "}
				{[...without]
					.map(([whom, group]) => t(`after.noneOf.${whom}`, { doors: group.map(({ name }) => name).join(", ") }))
					.join(" ")}
			</p>
		</div>
	);
}

const TONES = { open: "good", check: "care", shut: "plain" } as const;

export function VerdictTag({ verdict }: { verdict: PathwayVerdict | undefined }) {
	const { t } = usePage();
	if (verdict === undefined) return null;
	return <Tag tone={TONES[verdict]}>{t(`after.verdict.${verdict}`)}</Tag>;
}

const EMPTY_CELL = <span aria-hidden="true">–</span>;

function lacksFigures({ figures, course, isWhole }: LoadedPathway): boolean {
	return course === undefined || figures?.count === undefined || isWhole === true || figures.seats === undefined;
}

/** NDA and ITI trades have an official site, class 11 is at a school. */
function whomToAsk({ slug, site, course }: LoadedPathway): "college" | "site" | "school" {
	if (course === undefined && site !== undefined) return "site";
	return slug === "class-11" ? "school" : "college";
}
