import { expect, test } from "vitest";
import { changesParamsOrLanguage } from "./changed-params.ts";

const at = (pathname: string, params: Readonly<Record<string, string>>) => ({
	url: new URL(pathname, "http://site.test"),
	params,
});

test.each([
	["another tab", "/college/a/cutoffs", { slug: "a" }, false],
	["a filter", "/college/a?exam=clat", { slug: "a" }, false],
	["another college", "/college/b", { slug: "b" }, true],
	["another language", "/hi/college/a", { slug: "a" }, true],
])("%s decides whether the layout's data is loaded again", (_, pathname, params, isOther) => {
	const here = at("/college/a", { slug: "a" });
	const next = at(pathname, params);
	expect(
		changesParamsOrLanguage({
			currentUrl: here.url,
			currentParams: here.params,
			nextUrl: next.url,
			nextParams: next.params,
			defaultShouldRevalidate: true,
		}),
	).toBe(isOther);
});
