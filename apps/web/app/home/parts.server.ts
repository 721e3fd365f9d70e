import { HOME_PARTS, HomePart } from "@uchit/contract/home-part.ts";
import * as z from "zod";
import { askContent, tryFetch } from "#app/platform/backend/content.server.ts";
import type { Language } from "#app/platform/i18n/language.ts";
import type { RequestContext } from "#app/platform/request-context.ts";

const HomePage = z.object({ data: z.object({ parts: z.array(HomePart).nullable() }).nullable() });

export type ShownPart = { part: (typeof HOME_PARTS)[number]; title?: string | undefined };

/** Home page parts in the content desk's order; unnamed ones follow in their own order. */
export async function listHomeParts(request: RequestContext, language: Language): Promise<ShownPart[]> {
	request.cacheTags.add("content:home_page");
	const response = askContent(request, "/items/home_page?fields=parts", HomePage, { remembered: true });
	const reply = await tryFetch(request, "the order of the home page cannot be read", response);
	const arranged = (reply.kind === "ok" && reply.value?.data?.parts) || [];
	const others = HOME_PARTS.filter((part) => !arranged.some((each) => each.part === part));
	return [
		...arranged.flatMap(({ part, title, title_hi, is_hidden }) =>
			is_hidden === true ? [] : [{ part, title: (language === "hi" ? title_hi : title) || undefined }],
		),
		...others.map((part) => ({ part })),
	];
}
