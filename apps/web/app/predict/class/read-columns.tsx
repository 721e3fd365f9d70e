import { useTranslations } from "#app/platform/i18n/translate.ts";
import type { Column } from "./columns.ts";
import type { ReadClass } from "./students.ts";

type Props = { read: ReadClass; columns: readonly Column[] };

/**
 * Shows how each column was read before anything is answered: an unknown heading would otherwise be dropped unnoticed.
 */
export function ReadColumns({ read: { columns, hasHeadings, above, students }, columns: requestedColumns }: Props) {
	const t = useTranslations();
	const missing = requestedColumns.filter((each) => columns.every(({ column }) => column !== each));
	const nameOf = (column: Column) => t(`predictClass.column.${column}`);
	return (
		<section aria-labelledby="read" className="max-w-text rounded-lg bg-sunk p-4 text-sm">
			<h3 id="read" className="font-semibold text-base">
				{t("predictClass.read.title", { count: students.length })}
			</h3>
			<p className="text-quiet">
				{hasHeadings ? t("predictClass.read.byHeadings", { above }) : t("predictClass.read.inOrder")}
			</p>
			<ul className="mt-2 space-y-1">
				{columns.map(({ place, heading, column }) => (
					<li key={place} className={column === undefined ? "font-semibold text-bad-text" : undefined}>
						{column === undefined
							? t("predictClass.read.unread", { heading: heading ?? t("predictClass.read.place", { place }) })
							: t("predictClass.read.as", {
									heading: heading ?? t("predictClass.read.place", { place }),
									column: nameOf(column),
								})}
					</li>
				))}
				{missing.length > 0 && <li>{t("predictClass.read.missing", { columns: missing.map(nameOf).join(", ") })}</li>}
			</ul>
		</section>
	);
}
