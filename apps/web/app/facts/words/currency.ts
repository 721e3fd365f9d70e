import { numberFormat } from "#app/platform/format/intl.ts";

/**
 * An amount of money as en-US writes it, without decimals (spec 9): 1234.5 USD → `$1,235`, -38 EUR → `-€38`. `currency`
 * is an ISO 4217 code. For foreign money only: rupees are read with Indian grouping. Throws a RangeError for what is no
 * finite amount or no code.
 */
export function formatCurrency(amount: number, currency: string): string {
	if (!Number.isFinite(amount)) throw new RangeError(`Only a finite amount can be shown, not ${amount} ${currency}.`);
	return numberFormat("en-US", {
		style: "currency",
		currency,
		minimumFractionDigits: 0,
		maximumFractionDigits: 0,
		// An amount that rounds to nothing is no debt: -0.4 is `$0`.
		signDisplay: "negative",
	}).format(amount);
}
