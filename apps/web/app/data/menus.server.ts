import { Highlights } from "@uchit/contract/highlight.ts";
import { Menu } from "@uchit/contract/menu.ts";
import type { Language } from "#app/i18n/language.ts";
import { type MenuColumn, type MenuEntry, toMenuColumns, toMenuEntries } from "#app/lib/menus.ts";
import type { RequestContext } from "#app/request-context.ts";
import footer from "../../../../content/menus/footer.json" with { type: "json" };
import header from "../../../../content/menus/header.json" with { type: "json" };
import { getFromBackend } from "./backend.server.ts";

export type Menus = { header: MenuEntry[]; footer: MenuColumn[] };

const HEADER = Menu.parse(header);
const FOOTER = Menu.parse(footer);

/** A menu is not worth waiting for: it is the same on every page, and the page is not. */
const LIMIT_MS = 1_000;

/** The menus of every page. Without the backend they hold what needs no facts, so that no page fails for its menus. */
export async function getMenus(request: RequestContext, language: Language): Promise<Menus> {
	// Even where the answer is missing: the page is renewed when the facts can be told again.
	request.cacheTags.add("menus");
	const highlights = await getFromBackend(request, "/v1/highlights", Highlights, LIMIT_MS).catch((error: unknown) => {
		request.reportQuietly("the menus go without their facts", error);
		return undefined;
	});
	return { header: toMenuEntries(HEADER, highlights, language), footer: toMenuColumns(FOOTER, language) };
}
