import type { Namespace } from "#app/platform/messages/en.ts";

/**
 * A page's `export const handle = { … } satisfies PageHandle`. Only literals: `page-table.ts` reads it from the source files. A layout's
 * applies to the pages within it.
 */
export type PageHandle = {
	/** The query parameters that the page is rendered from; any other makes no separate page in the cache. */
	parameters?: readonly string[];
	/** Rendered per visitor and never cached: it may read cookies and the session. */
	personal?: true;
	/** A visitor who signs out in another tab is sent away from it. */
	requiresSession?: true;
	namespaces?: readonly Namespace[];
	namespacesBy?: Readonly<Record<string, readonly Namespace[]>>;
	/** `false`: visits are never counted, even with consent, because the address or content identifies a person. */
	counted?: false;
	/** `false`: robots must not fetch it, because only scripts do. With `noIndex` they must fetch the page to see it. */
	crawled?: false;
	stored?: false;
	/** Many visitors open it next: browsers know its scripts beforehand. Those of other pages are found when a page is opened. */
	common?: true;
	/** A route without a page of its own to which links lead: it redirects. */
	linked?: true;
	leadForm?: "ask-college" | "call-back" | "contact-us" | "landing-page";
};

export type PageEntry = PageHandle & {
	/** Its English address as in routes.ts: `/college/:slug/cutoffs`, `/*`. */
	pattern: string;
	/** The route file, relative to `app/`. */
	module: string;
};
