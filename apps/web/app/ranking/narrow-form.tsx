import type { RankingTable } from "@uchit/contract/ranking-table.ts";
import { stateName } from "#app/facts/words/place-words.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { AddressForm } from "#app/shell/form/address-form.tsx";
import { Button } from "#app/ui/button.tsx";
import { SelectField, TextField } from "#app/ui/field.tsx";
import type { RankingSearch } from "./search.ts";

type NarrowFormProps = { action: string; search: RankingSearch; states: RankingTable["states"] };

export function NarrowForm({ action, search, states }: NarrowFormProps) {
	const { t, language } = usePage();
	const options = states.map(({ value, label, labelHi, count }) => ({
		value,
		label: t("rankings.stateCount", { state: stateName({ name: label, nameHi: labelHi }, language), count }),
	}));
	return (
		<AddressForm
			action={action}
			className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-end gap-2 print:hidden"
		>
			<SelectField
				label={t("rankings.state")}
				name="state"
				defaultValue={search.state ?? ""}
				options={[{ value: "", label: t("rankings.everyState") }, ...options]}
			/>
			<TextField label={t("rankings.words")} name="q" type="search" defaultValue={search.q} />
			<Button type="submit" look="quiet">
				{t("rankings.show")}
			</Button>
		</AddressForm>
	);
}
