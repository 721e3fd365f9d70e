import { findCategory } from "@uchit/contract/category.ts";
import type { KnownProgramme } from "@uchit/contract/intake.ts";
import { RANKING_LISTS } from "@uchit/contract/ranking.ts";
import { SourcedText } from "#app/facts/figure.tsx";
import { levelWords } from "#app/facts/level-words.ts";
import { categoryName } from "#app/facts/words/category-words.ts";
import { sourceHref } from "#app/paths.ts";
import { type Translate, useTranslations } from "#app/platform/i18n/translate.ts";
import { type Column, DataTable } from "#app/ui/table.tsx";

/** What is taught here by another evidence than an approved intake: each line says how we know. */
export function KnownProgrammes({
	programmes,
	sourceName,
}: {
	programmes: readonly KnownProgramme[];
	sourceName: (id: string) => string;
}) {
	const t = useTranslations();
	if (programmes.length === 0) return null;
	const rows = programmes.map((programme, index) => ({ ...programme, key: String(index) }));
	const columns: Column<(typeof rows)[number]>[] = [
		{ key: "programme", head: t("course.column.course"), cell: (row) => programmeWords(t, row) },
		{
			key: "evidence",
			head: t("course.column.evidence"),
			cell: (row) => (
				<SourcedText value={evidenceWords(t, row)} source={sourceName(row.sourceId)} href={sourceHref(row.sourceId)} />
			),
		},
	];
	return <DataTable caption={t("course.known")} columns={columns} rows={rows} keyOf={({ key }) => key} />;
}

function programmeWords(t: Translate, { evidence, programme }: KnownProgramme): string {
	switch (evidence) {
		case "counselling":
			return programme;
		case "listed":
			return t("course.ofLevel", { level: levelWords(t, programme) });
		case "ranked": {
			const list = RANKING_LISTS.find((each) => each === programme);
			return list === undefined ? programme : t(`ranking.list.${list}`);
		}
		case "name": {
			const category = findCategory(programme);
			return category === undefined ? programme : categoryName(t, category);
		}
	}
}

function evidenceWords(t: Translate, { evidence, by = "", year }: KnownProgramme): string {
	const document = [by === "nirf" ? "NIRF" : by, year].filter((part) => part !== undefined).join(" ");
	return t(`course.evidence.${evidence}`, { document });
}
