import { Highlights } from "@uchit/contract/highlight.ts";
import { Menu } from "@uchit/contract/menu.ts";
import * as z from "zod";
import { getFromBackend } from "#app/platform/backend/backend.server.ts";
import { askContent, tryFetch } from "#app/platform/backend/content.server.ts";
import { memoiseUntilChanged } from "#app/platform/backend/until-changed.server.ts";
import type { Language } from "#app/platform/i18n/language.ts";
import type { RequestContext } from "#app/platform/request-context.ts";
import footer from "../../../../content/menus/footer.json" with { type: "json" };
import header from "../../../../content/menus/header.json" with { type: "json" };
import { type MenuRow, toMenu } from "./content-menu.server.ts";
import { type MenuPanels, type Menus, toMenuColumns, toMenuEntries } from "./menus.ts";

const HEADER = Menu.parse(header);
const FOOTER = Menu.parse(footer);

/** The page does not wait longer for its menus. */
const LIMIT_MS = 1_000;
const SHORT_OF_FACTS_MS = 5_000;

/** Without the backend, the menus have only rows that need no facts, so that no page fails because of them. */
export async function getMenus(request: RequestContext, language: Language): Promise<Menus> {
	return (await readMenus(request, language)).menus;
}

export async function getMenuPanels(request: RequestContext, language: Language): Promise<MenuPanels> {
	return (await readMenus(request, language)).panels;
}

const readMenus = memoiseUntilChanged(
	async (request, language: Language): Promise<{ menus: Menus; panels: MenuPanels }> => {
		// Set even if the answer is missing: the page is renewed once the facts are available again.
		request.cacheTags.add("menus");
		const [highlights, rows] = await Promise.all([getHighlights(request), listMenuRows(request)]);
		const entries = toMenuEntries(toMenu(rows, "header") ?? HEADER, highlights, language);
		const menus = {
			header: entries.map(({ columns, ...link }) => ({ ...link, hasPanel: columns.length > 0 })),
			footer: toMenuColumns(toMenu(rows, "footer") ?? FOOTER, highlights, language),
		};
		return { menus, panels: entries.map(({ columns }) => columns) };
	},
);

function getHighlights(request: RequestContext): Promise<Highlights | undefined> {
	return getFromBackend(request, "/v1/highlights", Highlights, LIMIT_MS).catch((error: unknown) => {
		request.reportQuietly("the menus go without their facts", error);
		// A backend that was only slow publishes no change when it recovers.
		request.limitFreshness(SHORT_OF_FACTS_MS);
		return undefined;
	});
}

const Id = z.union([z.string(), z.number()]);

const ContentMenus = z.object({
	data: z.array(
		z.object({
			id: Id,
			place: z.string(),
			parent: Id.nullish(),
			label: z.string().min(1),
			label_hi: z.string().nullish(),
			link: z.string().nullish(),
		}),
	),
});

const PATH = `/items/menus?${new URLSearchParams({
	fields: "id,place,parent,label,label_hi,link",
	filter: JSON.stringify({ status: { _eq: "published" } }),
	sort: "sort,id",
	limit: "500",
})}`;

/** Empty if the content system has no menus or fails: the seeded ones are used. */
async function listMenuRows(request: RequestContext): Promise<MenuRow[]> {
	request.cacheTags.add("content:menus");
	const response = askContent(request, PATH, ContentMenus, { limitMs: LIMIT_MS, remembered: true });
	const reply = await tryFetch(request, "the menus of the content system cannot be read", response);
	if (reply.kind === "away") return [];
	return (reply.value?.data ?? []).map(({ parent, label_hi, link, ...row }) => ({
		...row,
		parent: parent ?? undefined,
		labelHi: label_hi ?? undefined,
		link: link ?? undefined,
	}));
}
