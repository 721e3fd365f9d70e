import { choice, createAddressCodec, text } from "#app/platform/address-codec.ts";

export type RankingSearch = { q: string; state: string | undefined };

export const { parse: parseRankingSearch, write: toRankingParams } = createAddressCodec<RankingSearch>({
	q: text(),
	state: choice(),
});
