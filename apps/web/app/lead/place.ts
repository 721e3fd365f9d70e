import type { PageHandle } from "#app/platform/page-handle.ts";
import { pageAt } from "#app/platform/pages.ts";

/** The forms that take a request to be contacted; each names its topic. */
export type LeadForm = NonNullable<PageHandle["leadForm"]>;

/** The page that such a form stands on, without its language, and the college that it is about. */
export type LeadPlace = { form: LeadForm; page: string; college: string | undefined };

/** Finds the form's place by a page's path without its language; undefined if the page has no form. */
export function placeOf(path: string): LeadPlace | undefined {
	const found = pageAt(path);
	const form = found?.page.leadForm;
	return form && { form, page: path, college: found?.params.slug };
}

/** When somebody wants to be called, on the clocks of India: within the opening hours of every day but Sunday. */
export const CALL_WINDOWS = [
	{ from: "09:00", to: "19:00" },
	{ from: "09:00", to: "12:00" },
	{ from: "12:00", to: "15:00" },
	{ from: "15:00", to: "19:00" },
] as const;
export type CallWindow = (typeof CALL_WINDOWS)[number];

/** A window as a form's value. */
export function windowValue({ from, to }: CallWindow): string {
	return `${from}-${to}`;
}
