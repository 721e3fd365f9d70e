import { data, type LoaderFunctionArgs } from "react-router";
import { fillFigures } from "#app/live-figures/page.server.ts";
import type { Translated } from "#app/platform/backend/content-items.server.ts";
import { languageOf, withoutLanguage } from "#app/platform/i18n/language.ts";
import { type Contact, requestContext } from "#app/platform/request-context.ts";
import type { ContentPage } from "./content-page.ts";
import type { ListedCorrections } from "./correction.ts";
import { getPage } from "./data.server.ts";

const EXPECTED = new Set([
	"about-us",
	"contact-us",
	"privacy",
	"terms",
	"accessibility",
	"corrections",
	"review-rules",
	"landing-pages/ask-a-college",
]);

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)?$/;

export type TextPage = {
	found: Translated<ContentPage>;
	contact: Contact;
	corrections?: ListedCorrections;
};

/** Undefined if the content system does not have it, though the site links to it. */
export async function loadTextPage({ context, url }: LoaderFunctionArgs): Promise<TextPage | undefined> {
	const request = context.get(requestContext);
	const slug = withoutLanguage(url.pathname).slice(1);
	const language = languageOf(url.pathname);
	const found = SLUG.test(slug) ? await getPage(request, slug, language) : undefined;
	if (found === "absent" && EXPECTED.has(slug)) return undefined;
	if (found === undefined || found === "absent") throw data("No such page", { status: 404 });
	const { item } = found;
	const body = await fillFigures(request, item.body, { page: language, text: item.language });
	return { found: { ...found, item: { ...item, body } }, contact: request.contact };
}
