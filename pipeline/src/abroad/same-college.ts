import type { WorldRow } from "#pipeline/abroad/read.ts";
import { toHost } from "#pipeline/abroad/site.ts";
import type { University } from "#pipeline/abroad/university.ts";
import { toWords } from "#pipeline/text/words.ts";

/** The college of the US list that a row of the world list is, if it is one for certain. */
export type FindSameCollege = (row: WorldRow) => University | undefined;

/**
 * By the host of the site, where one college alone has it; by host and name where several campuses share it (the list prints the
 * campus that has the name first); else by name, where one college alone has it, on another host of the same domain or on a new one.
 * Every pair joined by host whose names share no word, and every pair joined by name alone, was looked at (SOURCE.md).
 */
export function createSameCollegeFinder(colleges: readonly University[]): FindSameCollege {
	const known = colleges.map((college) => ({
		college,
		host: toHost(college.site ?? ""),
		key: toNameKey(college.name),
	}));
	const byHost = Map.groupBy(known, ({ host }) => host);
	const byName = Map.groupBy(known, ({ key }) => key);
	return (row) => {
		const hosts = [...new Set([...row.domains, ...row.pages.map(toHost)])];
		const key = toNameKey(row.name);
		const same = new Set(hosts.flatMap((host) => byHost.get(host) ?? []));
		if (same.size > 1) return [...same].find((one) => one.key === key)?.college;
		if (same.size === 1) return [...same][0]?.college;
		const named = byName.get(key) ?? [];
		const near = named.filter(({ host }) => hosts.some((own) => toDomain(own) === toDomain(host)));
		return only(near) ?? only(named);
	};
}

function only(known: readonly { college: University }[]): University | undefined {
	return known.length === 1 ? known[0]?.college : undefined;
}

/** `email.uophx.edu` → `uophx.edu`. */
function toDomain(host: string): string {
	return host.split(".").slice(-2).join(".");
}

/** `The University of St. Thomas` and `University of Saint Thomas-Main Campus` are one name. */
function toNameKey(name: string): string {
	return toWords(name.replace(/[- ]+main campus$/i, ""))
		.map((word) => (word === "saint" ? "st" : word))
		.filter((word) => word !== "the")
		.join(" ");
}
