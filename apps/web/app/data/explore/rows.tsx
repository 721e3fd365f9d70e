import type { ExploreColumn, ExploreResult } from "@uchit/contract/explore.ts";
import { Figure } from "#app/facts/figure.tsx";
import { createSourceNamer } from "#app/facts/sources.ts";
import { sourceElementId, usePaths } from "#app/paths.ts";
import { Link } from "#app/shell/page/link.tsx";
import { type Column, DataTable } from "#app/ui/table.tsx";
import { figureWords, valueWords, type Wording } from "./words.ts";

type Row = ExploreResult["rows"][number];

type ExploredRowsProps = { explored: ExploreResult; chosen: readonly ExploreColumn[]; wording: Wording };

export function ExploredRows({ explored: { rows, columns, unit, sources }, chosen, wording }: ExploredRowsProps) {
	const { t } = wording;
	const paths = usePaths();
	const nameOf = createSourceNamer(sources);
	const isSame = (name: ExploreColumn) => rows.every(({ by }) => by[name] === rows[0]?.by[name]);
	const shownColumns = columns
		.map(({ name }) => name)
		.filter((name) => name === "programme" || !(chosen.includes(name) || (name === "exam" && isSame(name))));
	const shown: Column<Row>[] = [
		{
			key: "college",
			head: t("explore.college"),
			cell: ({ college: { slug, name } }) => (
				<Link to={paths.college(slug)} className="link inline-block min-w-40 py-1">
					{name}
				</Link>
			),
		},
		...(unit === undefined
			? []
			: [
					{
						key: "value",
						head: t(`explore.unit.${unit}`),
						isFigure: true,
						cell: ({ value = 0, sourceId }: Row) => (
							<Figure
								value={figureWords(unit, value)}
								source={nameOf(sourceId)}
								href={`#${sourceElementId(sourceId)}`}
							/>
						),
					},
				]),
		...shownColumns.map(
			(name): Column<Row> => ({
				key: name,
				head: t(`explore.column.${name}`),
				cell: ({ by }) => (
					<span className={name === "programme" ? "block min-w-60" : undefined}>
						{by[name] === undefined ? t("explore.notSaid") : valueWords(wording, name, by[name])}
					</span>
				),
			}),
		),
	];
	const keyed = rows.map((row, at) => ({ ...row, key: `${at}` }));
	return (
		<DataTable
			caption={t("explore.rows")}
			isCaptionHidden
			isWide
			columns={shown}
			rows={keyed}
			keyOf={(row) => ("key" in row ? `${row.key}` : "")}
		/>
	);
}
