import type { ExploreColumn, ExploreResult, ExploreUnit } from "@uchit/contract/explore.ts";
import { usePaths } from "#app/paths.ts";
import { AddressForm } from "#app/shell/form/address-form.tsx";
import { Button } from "#app/ui/button.tsx";
import { SelectField, TextField } from "#app/ui/field.tsx";
import { valueWords, type Wording } from "./words.ts";

type Field = ExploreResult["columns"][number] & { isSpace: boolean; value: string | undefined };

type QueryFormProps = {
	wording: Wording;
	fields: readonly Field[];
	group: readonly ExploreColumn[];
	drawn: string | undefined;
	unit: ExploreUnit | undefined;
};

export function QueryForm({ wording, fields, group, drawn, unit }: QueryFormProps) {
	const { t, table } = wording;
	const paths = usePaths();
	const columns = fields
		.filter(({ isSpace }) => !isSpace)
		.map(({ name }) => ({ value: name, label: t(`explore.column.${name}`) }));
	const groupOptions = [{ value: "", label: t("explore.noGroup") }, ...columns];
	const figures = [
		...(unit === undefined ? [] : (["median", "least", "most"] as const)),
		"count" as const,
		...(unit === "seats" ? (["sum"] as const) : []),
	].map((value) => ({ value, label: t(`explore.drawn.${value}`) }));
	return (
		<AddressForm
			action={paths.explore()}
			className="mt-4 grid grid-cols-2 items-end gap-3 md:grid-cols-3 lg:grid-cols-4"
		>
			<input type="hidden" name="table" value={table} />
			{fields.map((field) => (
				<ColumnField key={field.name} field={field} wording={wording} />
			))}
			<SelectField label={t("explore.group")} name="group" defaultValue={group[0] ?? ""} options={groupOptions} />
			<SelectField label={t("explore.groupAlso")} name="group" defaultValue={group[1] ?? ""} options={groupOptions} />
			<SelectField
				label={t("explore.draw")}
				name="drawn"
				defaultValue={drawn ?? figures[0]?.value ?? ""}
				options={figures}
			/>
			<Button type="submit">{t("explore.show")}</Button>
		</AddressForm>
	);
}

function ColumnField({ field: { name, options, isSpace, value = "" }, wording }: { field: Field; wording: Wording }) {
	const { t } = wording;
	const label = t(`explore.column.${name}`);
	if (name === "programme")
		return <TextField label={t("explore.words")} name={name} defaultValue={value} maxLength={100} />;
	const known = options.map((option) => ({
		value: option.value,
		label: t("explore.option", { value: valueWords(wording, name, option.value), count: option.count }),
	}));
	const isMissing = value !== "" && !options.some((option) => option.value === value);
	return (
		<SelectField
			label={label}
			name={name}
			defaultValue={value}
			options={[
				...(isSpace ? [] : [{ value: "", label: t("explore.every") }]),
				...(isMissing
					? [{ value, label: t("explore.option", { value: valueWords(wording, name, value), count: 0 }) }]
					: []),
				...known,
			]}
		/>
	);
}
