import { type ChosenCollege, MAX_CHOSEN } from "#app/shell/compare/compare-store.ts";

/** Updates the collected colleges after visiting a comparison, which may have added some if it shows all of them. */
export function adoptPageColleges(
	chosen: readonly ChosenCollege[],
	page: readonly ChosenCollege[],
): readonly ChosenCollege[] {
	const isWhole = chosen.length > 0 && chosen.every(({ slug }) => page.some((college) => college.slug === slug));
	return isWhole && page.length > chosen.length && page.length <= MAX_CHOSEN ? page : chosen;
}
