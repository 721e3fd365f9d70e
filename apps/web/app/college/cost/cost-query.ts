import type { CostTyped } from "./add-cost.ts";
import type { LoanTyped } from "./loan.ts";

/** The query parameters of the form without scripts. */
export type CostQuery = {
	typed: CostTyped;
	/** The key of a fee of application, and of a salary. */
	application: string;
	whose: string;
	waiver: string;
	loan: LoanTyped;
};

const LONGEST = 60;

/** A published fee that was chosen is the tuition fee of who typed none. */
export function readCostQuery(params: URLSearchParams): CostQuery {
	const one = (name: string) => (params.get(name) ?? "").trim().slice(0, LONGEST);
	return {
		typed: {
			tuition: one("tuition") || one("published"),
			"other-fees": one("other-fees"),
			hostel: one("hostel"),
			once: one("once"),
			years: one("years"),
			scholarship: one("scholarship"),
		},
		application: one("application"),
		whose: one("whose"),
		waiver: one("waiver"),
		loan: {
			amount: one("loan-amount"),
			percent: one("loan-percent"),
			years: one("loan-years"),
			yearsBefore: one("loan-yearsBefore"),
		},
	};
}
