import type { AicteInstitute } from "#pipeline/aicte/read.ts";
import { AISHE_SOURCE, type DirectoryCollege } from "#pipeline/aishe/colleges.ts";
import { toPinState } from "#pipeline/geo/pin-states.ts";

/** A text that names a place whose district is known: an institution's name or address. */
export type PlacedText = { text: string; districtId: string; sourceId: string };
/** The district that a PIN lies in, as institutions there write it. */
export type PinWitness = { districtId: string; sourceId: string };

/** Six digits, perhaps parted after three. Digits that go on, or that a dash joins to others, are numbers of telephones and houses; before a dash they are a code of the college. */
const PIN = /(?<!\d|\d-)([1-8]\d{2}) ?(\d{3})(?![\d-])/g;

/**
 * Finds the PIN codes in names and addresses, each with the district of most institutions that write it; undecided where two
 * districts are named alike often. A number that the post does not use in that state is no PIN code.
 */
export function findWitnesses(texts: readonly PlacedText[]): Map<string, PinWitness> {
	const votes = texts.flatMap(({ text, districtId, sourceId }) =>
		[...text.matchAll(PIN)].flatMap(([, area = "", rest = ""]) => {
			const pin = `${area}${rest}`;
			const state = districtId.slice(0, districtId.indexOf("/"));
			return toPinState(pin, state.replaceAll("-", " ")) === state ? [{ pin, districtId, sourceId }] : [];
		}),
	);
	return new Map(
		[...Map.groupBy(votes, ({ pin }) => pin)].flatMap(([pin, all]) => {
			const byDistrict = [...Map.groupBy(all, ({ districtId }) => districtId).values()];
			const [first, second] = byDistrict.sort((a, b) => b.length - a.length);
			const [witness] = first ?? [];
			if (witness === undefined || first?.length === second?.length) return [];
			return [[pin, { districtId: witness.districtId, sourceId: witness.sourceId }] as const];
		}),
	);
}

/** Names of the directory, many of which carry an address. */
export function textsOfDirectory(colleges: readonly DirectoryCollege[]): PlacedText[] {
	return colleges.flatMap(({ name, otherNames, districtId }) =>
		districtId === undefined ? [] : [name, ...otherNames].map((text) => ({ text, districtId, sourceId: AISHE_SOURCE })),
	);
}

const AICTE_ADDRESSES_SOURCE = "aicte-2025";

/** Addresses of approved institutes, where the district that they print is one district of today. */
export function textsOfAicte(
	institutes: readonly AicteInstitute[],
	districtsOf: (institute: AicteInstitute) => readonly string[],
): PlacedText[] {
	return institutes.flatMap((institute) => {
		const [districtId, other] = districtsOf(institute);
		if (districtId === undefined || other !== undefined) return [];
		return [{ text: institute.address, districtId, sourceId: AICTE_ADDRESSES_SOURCE }];
	});
}
