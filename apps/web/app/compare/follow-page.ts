import { type Chosen, MOST_CHOSEN } from "#app/shell/compare/compare-store.ts";

/** Updates the collected colleges after visiting a comparison, which may have added some if it shows all of them. */
export function followPage(chosen: readonly Chosen[], page: readonly Chosen[]): readonly Chosen[] {
	const isWhole = chosen.length > 0 && chosen.every(({ slug }) => page.some((college) => college.slug === slug));
	return isWhole && page.length > chosen.length && page.length <= MOST_CHOSEN ? page : chosen;
}
