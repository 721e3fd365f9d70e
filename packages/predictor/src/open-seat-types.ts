export type ListOpenSeatTypes = (seatType: string) => readonly string[];

export function openTo(everyone: string): ListOpenSeatTypes {
	return (seatType) => (seatType === everyone ? [] : [everyone]);
}

/** KCET's last letter: G for all of a category, K for those taught in Kannada, R for rural candidates. GM is general merit. */
export const alsoAtKcet: ListOpenSeatTypes = (seatType) => {
	const [, category = "", kind = ""] = /^(GM|.*?)([GKR]?)$/.exec(seatType) ?? [];
	const wide = category === "GM" ? ["GM"] : [`${category}G`, "GM"];
	const all = kind === "K" || kind === "R" ? [...wide, `GM${kind}`] : wide;
	return all.filter((other) => other !== seatType);
};

/** The CET Cell's first letter: G for everyone, L for women; the last: S for the whole state, H for a university's own area. */
export const alsoAtMhtCet: ListOpenSeatTypes = (seatType) => {
	const [, pool, category, area] = /^([GL])(OPEN|SC|ST|VJ|NT[123]|OBC)([SH])$/.exec(seatType) ?? [];
	if (pool === undefined) return [];
	const pools = pool === "L" ? ["L", "G"] : ["G"];
	const all = pools.flatMap((pool) => [`${pool}${category}${area}`, `${pool}OPEN${area}`]);
	return [...new Set(all)].filter((each) => each !== seatType);
};

/** JAC Delhi: two letters of the category (GN for all), GN for everyone or GL for women, D for Delhi and O for all others. */
export const alsoAtJacDelhi: ListOpenSeatTypes = (seatType) => {
	const [, category = "", kind = "", region = ""] = /^(..)(GN|GL|CW|PD)([DO])$/.exec(seatType) ?? [];
	if (region === "") return [];
	const pools = kind === "GL" ? ["GL", "GN"] : ["GN"];
	const all = pools.flatMap((pool) => [`${category}${pool}${region}`, `GN${pool}${region}`]);
	return [...new Set(all)].filter((each) => each !== seatType);
};

type UnionCategories = { open: string; others: readonly string[] };

const JOSAA_CATEGORIES: UnionCategories = { open: "OPEN", others: ["EWS", "OBC-NCL", "SC", "ST"] };
export const MCC_CATEGORIES: UnionCategories = { open: "Open", others: ["EWS", "OBC", "SC", "ST"] };

/**
 * Seat types elsewhere that each certificate of JoSAA or MCC opens: `plain` by category. Disability adds its seats: `""` for every
 * category, or by category if it has its own.
 */
export function withDisability(
	plain: Readonly<Record<string, readonly string[]>>,
	disabled: Readonly<Record<string, readonly string[]>> = {},
	{ open, others }: UnionCategories = JOSAA_CATEGORIES,
): Record<string, readonly string[]> {
	const ofEvery = disabled[""] ?? [];
	const withBoth = others.map((each) => [
		`${each} (PwD)`,
		[...(plain[each] ?? []), ...ofEvery, ...(disabled[each] ?? [])],
	]);
	return { ...plain, [`${open} (PwD)`]: ofEvery, ...Object.fromEntries(withBoth) };
}
