import type { WorldRow } from "#pipeline/abroad/read.ts";
import { toHost } from "#pipeline/abroad/site.ts";
import type { University } from "#pipeline/abroad/university.ts";
import { toWords } from "#pipeline/text/words.ts";

export type FindSameCollege = (row: WorldRow) => University | undefined;

/**
 * By host, if one college has it; by host and name if several campuses share it (the list prints the campus that has the name first);
 * else by a name of one college only, on another host of the domain or a new one. A person checked every pair by host without a shared
 * word and every pair by name alone (SOURCE.md).
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

function toDomain(host: string): string {
	return host.split(".").slice(-2).join(".");
}

/** Treats `The University of St. Thomas` and `University of Saint Thomas-Main Campus` as one name. */
function toNameKey(name: string): string {
	return toWords(name.replace(/[- ]+main campus$/i, ""))
		.map((word) => (word === "saint" ? "st" : word))
		.filter((word) => word !== "the")
		.join(" ");
}
