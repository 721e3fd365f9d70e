import type { Course } from "@uchit/contract/course.ts";
import { Unknown } from "#app/facts/figure.tsx";
import { stateName } from "#app/facts/words/place-words.ts";
import { formatNumber } from "#app/platform/format/format-number.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { Link } from "#app/shell/page/link.tsx";
import { type Column, DataTable } from "#app/ui/table.tsx";

/** Colleges and approved seats by state. Unknown seats are a dash; if most are unknown, the column is omitted. */
export function StateTable({ slug, states }: { slug: string; states: Course["states"] }) {
	const { t, paths, language } = usePage();
	const hasSeats = 2 * states.filter(({ seats }) => seats !== undefined).length >= states.length;
	const columns: Column<Course["states"][number]>[] = [
		{
			key: "state",
			head: t("courses.state"),
			cell: (state) => (
				<Link to={paths.place({ subject: slug, state: state.slug })} className="link">
					{stateName(state, language)}
				</Link>
			),
		},
		{
			key: "institutions",
			head: t("courses.institutions"),
			isFigure: true,
			cell: ({ count }) => formatNumber(count),
		},
	];
	if (hasSeats)
		columns.push({
			key: "seats",
			head: t("courses.seats"),
			isFigure: true,
			cell: ({ seats, known }) =>
				seats === undefined ? (
					<Unknown />
				) : (
					<>
						{formatNumber(seats)}
						<small className="block text-quiet text-xs">{t("courses.seatsKnown", { known })}</small>
					</>
				),
		});
	return (
		<DataTable
			caption={t("courses.states")}
			isCaptionHidden
			isNarrow
			keyOf={(state) => state.slug}
			rows={states}
			columns={columns}
		/>
	);
}
