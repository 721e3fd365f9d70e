import type { CutoffPage } from "@uchit/contract/cutoff.ts";

const indian = new Intl.NumberFormat("en-IN");

export function toRanks({ items }: CutoffPage): string[] {
	return items.flatMap(({ openingRank, closingRank, preparatory }) =>
		[openingRank, closingRank].flatMap((rank) =>
			rank === undefined ? [] : `${indian.format(rank)}${preparatory ? "P" : ""}`,
		),
	);
}
