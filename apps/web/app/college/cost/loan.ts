import { plainNumber } from "@uchit/contract/typed-number.ts";

export type Loan = {
	amount: number;
	/** Interest a year, in per cent. */
	percent: number;
	/** Years from the first instalment to the last. */
	years: number;
	/** Years from the loan to the first instalment. */
	yearsBefore: number;
};

export type LoanCost = {
	/** The debt in rupees when the first instalment is due. */
	owed: number;
	instalment: number;
	paid: number;
	interest: number;
};

/** Equal monthly instalments, in rupees. Simple interest is added until the first one, then a twelfth of the yearly rate each month. */
export function calculateLoan({ amount, percent, years, yearsBefore }: Loan): LoanCost {
	const monthly = percent / 100 / 12;
	const months = Math.round(years * 12);
	const owed = amount * (1 + monthly * yearsBefore * 12);
	const growth = (1 + monthly) ** months;
	const instalment = monthly === 0 ? owed / months : (owed * monthly * growth) / (growth - 1);
	const paid = instalment * months;
	return { owed, instalment, paid, interest: paid - amount };
}

export type LoanInput = { [Field in keyof Loan]: string };

export const NO_LOAN: LoanInput = { amount: "", percent: "", years: "", yearsBefore: "" };

/** Values outside are typing errors. */
const BOUNDS = {
	amount: { from: 1, to: 100_000_000 },
	percent: { from: 0, to: 40 },
	years: { from: 1, to: 30 },
	yearsBefore: { from: 0, to: 10 },
} as const satisfies Record<keyof Loan, { from: number; to: number }>;

export type ParsedLoan = {
	loan: Loan | undefined;
	wrong: ReadonlySet<keyof Loan>;
};

/** Reads the typed values without defaults: a loan grows in the years before the first instalment, so zero must be typed. */
export function parseLoan(typed: LoanInput): ParsedLoan {
	const wrong = new Set<keyof Loan>();
	const read = (field: keyof Loan): number | undefined => {
		const value = parseAmount(typed[field]);
		if (typed[field].trim() === "") return undefined;
		const isGood = value !== undefined && value >= BOUNDS[field].from && value <= BOUNDS[field].to;
		if (!isGood) wrong.add(field);
		return isGood ? value : undefined;
	};
	const [amount, percent, years] = [read("amount"), read("percent"), read("years")];
	const yearsBefore = read("yearsBefore");
	const isWhole = amount !== undefined && percent !== undefined && years !== undefined && yearsBefore !== undefined;
	return { loan: isWhole ? { amount, percent, years, yearsBefore } : undefined, wrong };
}

export function loanBounds(field: keyof Loan): { from: number; to: number } {
	return BOUNDS[field];
}

/** Reads "1,50,000" and "₹ 150000.50"; undefined if it is not a number. */
export function parseAmount(text: string): number | undefined {
	const plain = plainNumber(text).replaceAll(/[₹,\s]/g, "");
	return /^\d{1,12}(\.\d{1,2})?$/.test(plain) ? Number(plain) : undefined;
}
