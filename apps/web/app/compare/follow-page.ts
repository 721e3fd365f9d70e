import { type Chosen, MOST_CHOSEN } from "#app/shell/compare/compare-store.ts";

/** Returns the gathered colleges after a look at a comparison: a page that shows all of them may have added some. */
export function followPage(chosen: readonly Chosen[], page: readonly Chosen[]): readonly Chosen[] {
	const isWhole = chosen.length > 0 && chosen.every(({ slug }) => page.some((college) => college.slug === slug));
	return isWhole && page.length > chosen.length && page.length <= MOST_CHOSEN ? page : chosen;
}
