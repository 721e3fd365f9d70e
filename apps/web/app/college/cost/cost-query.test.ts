import { expect, test } from "vitest";
import { readCostQuery } from "./cost-query.ts";
import { NO_LOAN } from "./loan.ts";

const read = (address: string) => readCostQuery(new URLSearchParams(address));

test("an address without answers fills in nothing", () => {
	expect(read("")).toEqual({
		typed: { tuition: "", "other-fees": "", hostel: "", once: "", years: "", scholarship: "" },
		application: "",
		whose: "",
		waiver: "",
		loan: NO_LOAN,
	});
});

test("the form without scripts is read from its address, and a published fee fills an empty one", () => {
	expect(read("tuition=+2,17,171&years=4&published=50000&loan-amount=5,00,000&loan-years=5")).toMatchObject({
		typed: { tuition: "2,17,171", years: "4" },
		loan: { amount: "5,00,000", years: "5" },
	});
	expect(read("tuition=&published=50000").typed.tuition).toBe("50000");
});
