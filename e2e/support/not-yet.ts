import { readFileSync } from "node:fs";
import * as z from "zod";

const Rows = z.array(z.object({ address: z.string().optional(), issue: z.int() }));

/** Addresses in the menus that a later issue builds (`checks/not-yet.json`), each with that issue's number. */
export const NOT_YET: ReadonlyMap<string, number> = new Map(
	Rows.parse(JSON.parse(readFileSync(new URL("../../checks/not-yet.json", import.meta.url), "utf8"))).flatMap(
		({ address, issue }): [string, number][] => (address === undefined ? [] : [[address, issue]]),
	),
);

export function isNotYet(address: string): boolean {
	const { pathname } = new URL(address);
	return NOT_YET.has(pathname.replace(/\.data$/, "").replace(/^\/hi(?=\/)/, ""));
}
