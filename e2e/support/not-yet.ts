import { readFileSync } from "node:fs";
import * as z from "zod";

const Rows = z.array(z.object({ address: z.string().optional(), issue: z.int() }));

/** Addresses that the menus name and a later issue builds (`checks/not-yet.json`), each with that issue. */
export const NOT_YET: ReadonlyMap<string, number> = new Map(
	Rows.parse(JSON.parse(readFileSync(new URL("../../checks/not-yet.json", import.meta.url), "utf8"))).flatMap(
		({ address, issue }): [string, number][] => (address === undefined ? [] : [[address, issue]]),
	),
);

/** Whether a page of such an address was fetched ahead: it is not there yet, and says so. */
export function isNotYet(address: string): boolean {
	const { pathname } = new URL(address);
	return NOT_YET.has(pathname.replace(/\.data$/, "").replace(/^\/hi(?=\/)/, ""));
}
