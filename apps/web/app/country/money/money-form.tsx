import type { Country } from "@uchit/contract/country.ts";
import { fieldWords, levelWords } from "#app/country/universities/course-words.ts";
import { parseRate, type RegisteredTuition } from "#app/facts/words/money.ts";
import { formatMonth } from "#app/platform/format/format-date.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { AddressForm } from "#app/shell/form/address-form.tsx";
import { Button } from "#app/ui/button.tsx";
import { SelectField, TextField } from "#app/ui/field.tsx";

export type TuitionTable = { ranges: readonly RegisteredTuition["range"][]; sourceId: string; year: string };

export const MONEY_ID = "money";

export type MoneyQuery = { rate: string; field: string; level: string };

export function MoneyForm({
	country: { slug, currency_code: code = "", rate },
	tuition,
	inAddress,
	query,
	onAsk,
}: {
	country: Country;
	tuition: TuitionTable | undefined;
	inAddress: MoneyQuery;
	query: MoneyQuery;
	onAsk: (search: MoneyQuery) => void;
}) {
	const { t, paths, language } = usePage();
	const fields = [...new Set(tuition?.ranges.map(({ field }) => field))];
	const levels = [...new Set(tuition?.ranges.map(({ level }) => level))];
	const isWrong = query.rate.trim() !== "" && parseRate(query.rate) === undefined;
	const noChoice = { value: "", label: t("country.money.choose") };
	return (
		<AddressForm
			action={paths.country(slug)}
			hash={`#${MONEY_ID}`}
			className="grid items-end gap-4 rounded-lg bg-sunk p-4 sm:grid-cols-2"
		>
			{tuition !== undefined && (
				<>
					<SelectField
						label={t("country.money.field")}
						name="field"
						defaultValue={inAddress.field}
						onChange={(event) => onAsk({ ...query, field: event.currentTarget.value })}
						options={[noChoice, ...fields.map((value) => ({ value, label: fieldWords(t, value) }))]}
					/>
					<SelectField
						label={t("country.money.level")}
						name="level"
						defaultValue={inAddress.level}
						onChange={(event) => onAsk({ ...query, level: event.currentTarget.value })}
						options={[noChoice, ...levels.map((value) => ({ value, label: levelWords(t, value) }))]}
					/>
				</>
			)}
			<TextField
				label={t("country.money.rate", { code })}
				hint={
					rate === undefined
						? t("country.money.noRate")
						: t("country.money.rateHint", { inr: rate.inr, date: formatMonth(language, rate.on) })
				}
				error={isWrong ? t("country.money.rateWrong") : undefined}
				name="rate"
				inputMode="decimal"
				autoComplete="off"
				maxLength={12}
				defaultValue={inAddress.rate}
				onChange={(event) => onAsk({ ...query, rate: event.currentTarget.value })}
				placeholder={rate === undefined ? undefined : String(rate.inr)}
			/>
			<Button type="submit" look="quiet" className="sm:justify-self-start">
				{t("country.money.workOut")}
			</Button>
		</AddressForm>
	);
}
