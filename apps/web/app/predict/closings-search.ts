import { createAddressCodec, firstValueOf, page, text } from "#app/platform/address-codec.ts";

export type ClosingsSearch = { category: string; gender: string; homeState: string; page: number };

export const { parse: parseClosingsSearch, write: toClosingsParams } = createAddressCodec<ClosingsSearch>({
	category: text(firstValueOf),
	gender: text(firstValueOf),
	homeState: text(firstValueOf),
	page: page(),
});
