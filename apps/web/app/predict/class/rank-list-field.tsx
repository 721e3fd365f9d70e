import type { RankSpace } from "@uchit/contract/cutoff-kind.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { SelectField } from "#app/ui/field.tsx";

type Props = { lists: readonly RankSpace[]; list: string; onList: (list: string) => void };

export function RankListField({ lists, list, onList }: Props) {
	const t = useTranslations();
	if (lists.length < 2) return null;
	return (
		<SelectField
			label={t("predict.field.rankSpace")}
			name="list"
			defaultValue={list}
			onChange={({ currentTarget }) => onList(currentTarget.value)}
			options={lists.map((value) => ({ value, label: t(`cutoff.rankSpace.${value}`) }))}
		/>
	);
}
