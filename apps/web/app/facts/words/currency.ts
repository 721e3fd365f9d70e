import { numberFormat } from "#app/platform/format/intl.ts";

/**
 * Foreign money as en-US writes it, without decimals (spec 9): 1234.5 USD → `$1,235`, -38 EUR → `-€38`. `currency` is an ISO 4217 code.
 * Rupees need Indian grouping instead. Throws RangeError for an infinite amount or an invalid code.
 */
export function formatCurrency(amount: number, currency: string): string {
	if (!Number.isFinite(amount)) throw new RangeError(`Only a finite amount can be shown, not ${amount} ${currency}.`);
	return numberFormat("en-US", {
		style: "currency",
		currency,
		minimumFractionDigits: 0,
		maximumFractionDigits: 0,
		// Drops the sign of an amount that rounds to zero: -0.4 is `$0`.
		signDisplay: "negative",
	}).format(amount);
}
