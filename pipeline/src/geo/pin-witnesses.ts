import type { AicteInstitute } from "#pipeline/aicte/read.ts";
import { AISHE_SOURCE, type DirectoryCollege } from "#pipeline/aishe/colleges.ts";
import { toPinState } from "#pipeline/geo/pin-states.ts";

export type PlacedText = { text: string; districtId: string; sourceId: string };
export type PinWitness = { districtId: string; sourceId: string };

/**
 * Six digits, with or without a space after three. Longer numbers, or ones after a dash, are telephone or house numbers; before a dash
 * they are a college code.
 */
const PIN = /(?<!\d|\d-)([1-8]\d{2}) ?(\d{3})(?![\d-])/g;

/**
 * PIN codes in names and addresses, each with the district of most institutions that write it; undecided if two are equally frequent. A
 * number that the post does not use in that state is not a PIN code.
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

export function textsOfDirectory(colleges: readonly DirectoryCollege[]): PlacedText[] {
	return colleges.flatMap(({ name, otherNames, districtId }) =>
		districtId === undefined ? [] : [name, ...otherNames].map((text) => ({ text, districtId, sourceId: AISHE_SOURCE })),
	);
}

const AICTE_ADDRESSES_SOURCE = "aicte-2025";

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
