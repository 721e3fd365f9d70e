import { createAddressCodec, firstOf, page, text } from "#app/platform/address-codec.ts";

export type ClosingsSearch = { category: string; gender: string; homeState: string; page: number };

export const { parse: parseClosingsSearch, write: toClosingsParams } = createAddressCodec<ClosingsSearch>({
	category: text(firstOf),
	gender: text(firstOf),
	homeState: text(firstOf),
	page: page(),
});
