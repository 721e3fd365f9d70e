import { HOME_PARTS, HomePart } from "@uchit/contract/home-part.ts";
import * as z from "zod";
import { askContent, tryFetch } from "#app/platform/backend/content.server.ts";
import type { Language } from "#app/platform/i18n/language.ts";
import type { RequestContext } from "#app/platform/request-context.ts";

const HomePage = z.object({ data: z.object({ parts: z.array(HomePart).nullable() }).nullable() });

/** A part of the home page; its title is that of the desk, absent where it is the site's own. */
export type ShownPart = { part: (typeof HOME_PARTS)[number]; title?: string | undefined };

/** The parts of the home page in the order of the desk. What it does not name stays where the site has it: at the end. */
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
