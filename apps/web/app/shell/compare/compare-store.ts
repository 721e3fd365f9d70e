import { createDeviceStore, type DeviceEntry, parseJson } from "#app/platform/device-store.ts";

export type ChosenCollege = { slug: string; name: string };

/** As many as a reader can tell apart, and as a phone shows with a little scrolling. */
export const MAX_CHOSEN = 4;

export const COMPARED_COLLEGES = {
	key: "compare",
	empty: [],
	parse: (text) => {
		const stored = parseJson(text);
		return Array.isArray(stored) ? stored.filter(isChosen).slice(0, MAX_CHOSEN) : [];
	},
	format: (chosen) => (chosen.length === 0 ? undefined : JSON.stringify(chosen)),
	ifUnstorable: "in-tab",
} satisfies DeviceEntry<readonly ChosenCollege[]>;

export const compareStore = createDeviceStore<readonly ChosenCollege[]>(COMPARED_COLLEGES);

/** Undefined if there is no room. */
export function toggleChosen(
	chosen: readonly ChosenCollege[],
	college: ChosenCollege,
): readonly ChosenCollege[] | undefined {
	const others = chosen.filter(({ slug }) => slug !== college.slug);
	if (others.length < chosen.length) return others;
	return others.length < MAX_CHOSEN ? [...others, college] : undefined;
}

function isChosen(value: unknown): value is ChosenCollege {
	const { slug, name } = Object(value);
	return typeof slug === "string" && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) && typeof name === "string";
}
