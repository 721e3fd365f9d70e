import type { CostInput } from "./add-cost.ts";
import type { LoanInput } from "./loan.ts";

export type CostQuery = {
	typed: CostInput;
	/** Keys of an application fee and of a salary. */
	application: string;
	whose: string;
	waiver: string;
	loan: LoanInput;
};

const MAX_LENGTH = 60;

/** A chosen published fee fills the tuition fee if none was typed. */
export function readCostQuery(params: URLSearchParams): CostQuery {
	const one = (name: string) => (params.get(name) ?? "").trim().slice(0, MAX_LENGTH);
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
