import { useTranslations } from "#app/platform/i18n/translate.ts";
import { predictExamWords } from "#app/predict/words.ts";
import { DataTable } from "#app/ui/table.tsx";
import type { PublishedTrial } from "./published-trial.server.ts";

/** Lists that the predictor would have made at the end of 2024, with their results. */
export function ListsTable({ lists, exam }: { lists: PublishedTrial["lists"]; exam: string }) {
	const t = useTranslations();
	const number = (value: number) => t("predictTrial.number", { number: value });
	return (
		<DataTable
			caption={predictExamWords(t, exam)}
			isWide
			columns={[
				{
					key: "order",
					head: t("predictTrial.lists.order"),
					cell: ({ order, year }) =>
						t("predictTrial.lists.row", { order: t(`predictTrial.lists.orders.${order}`), year: String(year) }),
				},
				{
					key: "persons",
					head: t("predictTrial.lists.persons"),
					isFigure: true,
					cell: ({ persons }) => number(persons),
				},
				{ key: "reach", head: t("predictTrial.lists.reach"), isFigure: true, cell: ({ reach }) => number(reach) },
				...(["nothing", "1", "2-5", "6-20", "21-60"] as const).map((place) => ({
					key: place,
					head: t(`predictTrial.lists.places.${place}`),
					isFigure: true,
					cell: ({ places }: PublishedTrial["lists"][number]) => number(places[place]),
				})),
			]}
			rows={lists.filter((each) => each.exam === exam)}
			keyOf={({ order, year }) => `${order} ${year}`}
		/>
	);
}
