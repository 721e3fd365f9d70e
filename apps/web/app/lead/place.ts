import type { CallWindow } from "@uchit/contract/lead.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { pageAt } from "#app/platform/pages.ts";

export type LeadFormKind = NonNullable<PageHandle["leadForm"]>;

export type LeadPlace = { form: LeadFormKind; page: string; college: string | undefined };

/** Undefined if the page at this path has no form. */
export function placeOf(path: string): LeadPlace | undefined {
	const found = pageAt(path);
	const form = found?.page.leadForm;
	return form && { form, page: path, college: found?.params.slug };
}

/** Times for a call-back, in India's time, every day except Sunday. */
export const CALL_WINDOWS = [
	{ from: "09:00", to: "19:00" },
	{ from: "09:00", to: "12:00" },
	{ from: "12:00", to: "15:00" },
	{ from: "15:00", to: "19:00" },
] as const;
export function windowValue({ from, to }: CallWindow): string {
	return `${from}-${to}`;
}
