import { toNumber } from "#pipeline/abroad/number.ts";
import { toHost } from "#pipeline/abroad/site.ts";
import type { University } from "#pipeline/abroad/university.ts";
import { readSourceCsv } from "#pipeline/source-files.ts";
import { foldForeignLetters, toKey } from "#pipeline/text/words.ts";

export type RorRecord = { id: string; country: string; name: string; city: string; established: string; host: string };

function readRorRecords(): RorRecord[] {
	return readSourceCsv("ror-world/2026_education.csv.gz").map((cells) => ({
		id: cells.id ?? "",
		country: (cells.country ?? "").toLowerCase(),
		name: cells.name ?? "",
		city: cells.city ?? "",
		established: cells.established ?? "",
		host: toHost(cells.site ?? ""),
	}));
}

export function addFoundation(
	universities: readonly University[],
	records: readonly RorRecord[] = readRorRecords(),
): University[] {
	const find = createRecordFinder(universities, records);
	return universities.map((university) => {
		const record = find(university);
		if (record === undefined) return university;
		return {
			...university,
			city: university.city ?? (record.city || undefined),
			established: toNumber(record.established),
		};
	});
}

/** Matches by host if it is unique on both sides, or by host and equal name; else by a name unique on both sides. */
function createRecordFinder(universities: readonly University[], records: readonly RorRecord[]) {
	const hosts = countBy(universities.flatMap((one) => hostsOf(one).map((host) => `${one.country}|${host}`)));
	const names = countBy(universities.map(nameKey));
	const byHost = Map.groupBy(records, ({ country, host }) => `${country}|${host}`);
	const byName = Map.groupBy(records, nameKey);
	return (university: University): RorRecord | undefined => {
		const name = nameKey(university);
		const own = hostsOf(university).map((host) => `${university.country}|${host}`);
		const found = [...new Set(own.flatMap((host) => byHost.get(host) ?? []))];
		const [only] = found;
		if (found.length === 1 && own.every((host) => hosts.get(host) === 1)) return only;
		const named = found.length > 0 ? found.filter((record) => nameKey(record) === name) : (byName.get(name) ?? []);
		return named.length === 1 && names.get(name) === 1 ? named[0] : undefined;
	};
}

function hostsOf({ site = "", domains }: University): string[] {
	return [...new Set([toHost(site), ...domains])].filter((host) => host !== "");
}

function nameKey({ country, name }: { country: string; name: string }): string {
	const bare = foldForeignLetters(name)
		.replace(/^The /i, "")
		.replace(/(?<=.),? University of London$/i, "");
	return `${country}|${toKey(bare) || name}`;
}

function countBy(keys: readonly string[]): ReadonlyMap<string, number> {
	return new Map([...Map.groupBy(keys, (key) => key)].map(([key, same]) => [key, same.length]));
}
