import { TextField } from "#app/components/ui/field.tsx";
import { useWords } from "#app/i18n/translate.ts";
import { formatNumber } from "#app/lib/format-number.ts";
import { type LoanRead, type LoanTyped, loanBounds } from "#app/lib/loan.ts";

const FIELDS = ["amount", "percent", "years", "yearsBefore"] as const;

/** The four numbers of a loan. None of them is filled in: a rate that nobody offered would be a guess. */
export function LoanForm({
	typed,
	wrong,
	onType,
}: {
	typed: LoanTyped;
	wrong: LoanRead["wrong"];
	onType: (typed: LoanTyped) => void;
}) {
	const t = useWords();
	return (
		<div className="grid items-end gap-4 rounded-lg bg-sunk p-4 sm:grid-cols-2 lg:grid-cols-4 print:hidden">
			{FIELDS.map((field) => {
				const { from, to } = loanBounds(field);
				const bounds = { from: formatNumber(from), to: formatNumber(to) };
				return (
					<TextField
						key={field}
						label={t(`cost.loan.${field}`)}
						error={wrong.has(field) ? t("cost.loan.outside", bounds) : undefined}
						inputMode="decimal"
						autoComplete="off"
						maxLength={16}
						value={typed[field]}
						onChange={(event) => onType({ ...typed, [field]: event.currentTarget.value })}
					/>
				);
			})}
		</div>
	);
}
