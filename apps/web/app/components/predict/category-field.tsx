import type { PredictCategory, PredictList } from "@uchit/contract/predict-exam.ts";
import { CONTROL, type FieldTexts, Labelled } from "#app/components/ui/field.tsx";
import { useWords } from "#app/i18n/translate.ts";

/** The printed categories of an exam under the groups that everybody knows. */
export function CategoryField({
	lists,
	value,
	...texts
}: FieldTexts & { lists: readonly Pick<PredictList, "categories">[]; value: string }) {
	const t = useWords();
	const categories = new Map(lists.flatMap((list) => list.categories).map((category) => [category.value, category]));
	const groups = Map.groupBy(categories.values(), ({ socialCategory }) => socialCategory);
	const isOffered = categories.has(value);
	return (
		<Labelled label={texts.label} hint={texts.hint} error={texts.error}>
			{(link) => (
				<select
					{...link}
					key={value}
					name="category"
					required
					defaultValue={isOffered ? value : ""}
					className={`${CONTROL} truncate`}
				>
					<option value="">{t("predict.choose")}</option>
					{[...groups].map(([group, own]) => (
						<optgroup key={group} label={t(`predict.social.${group}`)}>
							{own.map((category: PredictCategory) => (
								<option key={category.value} value={category.value}>
									{category.value}
								</option>
							))}
						</optgroup>
					))}
				</select>
			)}
		</Labelled>
	);
}
