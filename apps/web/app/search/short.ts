import { SHORT_PAGES, type ShortPage } from "@uchit/contract/say.ts";
import { data, type LoaderFunctionArgs, redirect } from "react-router";
import { type Paths, pathsIn } from "#app/paths.ts";
import { languageOf } from "#app/platform/i18n/language.ts";

/** The letter of a page and a slug: nothing that could lead to another site. */
const ID = /^([a-z])-([a-z0-9-]{1,200})$/;

/** `/s/{id}`: redirects from the short address of a sentence (`/v1/say`) to the page with the whole answer. */
export function loader({ params: { id = "" }, url }: Pick<LoaderFunctionArgs, "params" | "url">): Response {
	const [, letter = "", slug = ""] = ID.exec(id) ?? [];
	const page = new Map<string, ShortPage>(Object.entries(SHORT_PAGES)).get(letter);
	if (page === undefined) throw data("No such address", { status: 404 });
	return redirect(longAddress(pathsIn(languageOf(url.pathname)), page, slug), 302);
}

function longAddress(paths: Paths, page: ShortPage, slug: string): string {
	switch (page) {
		case "college":
			return paths.college(slug);
		case "exam":
			return paths.exam(slug);
		case "dates":
			return paths.examTab(slug, page);
		case "term":
			return paths.glossary(slug);
		case "check":
			return `${paths.check}?${new URLSearchParams({ name: slug.replaceAll("-", " ") })}`;
		default:
			return paths.collegeTab(slug, page);
	}
}
