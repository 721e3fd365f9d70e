import type { FacetOption } from "@uchit/contract/paging.ts";
import type { ReactNode } from "react";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { AddressForm } from "#app/shell/form/address-form.tsx";
import { Button } from "#app/ui/button.tsx";
import { CheckboxGroup } from "#app/ui/checkbox-group.tsx";
import { Disclosure, FoldedOnPhone } from "#app/ui/disclosure.tsx";
import { TextField } from "#app/ui/field.tsx";

export type FilterGroup = { name: string; title: string; options: readonly FacetOption[]; isOpen: boolean };

export function ListFilters({
	action,
	words,
	groups,
	active,
	children,
}: {
	action: string;
	words: { label: string; value: string };
	groups: readonly FilterGroup[];
	active: number;
	children?: ReactNode;
}) {
	const t = useTranslations();
	return (
		<FoldedOnPhone title={active > 0 ? t("list.filtersSet", { count: active }) : t("list.filters")}>
			<AddressForm action={action} applyOnTick className="space-y-5 p-4 lg:p-0">
				<TextField
					label={words.label}
					name="q"
					type="search"
					defaultValue={words.value}
					maxLength={200}
					autoComplete="off"
				/>
				{children}
				{groups
					.filter(({ options }) => options.length > 0)
					.map(({ name, title, options, isOpen }) => (
						<Disclosure key={name} title={title} isOpen={isOpen || options.some(({ selected }) => selected)}>
							<CheckboxGroup legend={title} isLegendHidden name={name} options={options} />
						</Disclosure>
					))}
				<Button type="submit">{t("list.showResults")}</Button>
			</AddressForm>
		</FoldedOnPhone>
	);
}
