import type { Namespace } from "#app/platform/messages/en.ts";

/**
 * A page's description of itself: `export const handle = { … } satisfies PageHandle`, in literals, since the table of all pages is
 * read from the files (`page-table.ts`). A layout's counts for the pages within it. What is left out is as of most pages.
 */
export type PageHandle = {
	/** The parameters of the address that the page reads: it is rendered from these alone, and any other makes no page of its own. */
	parameters?: readonly string[];
	/** Rendered for one visitor, and cached for nobody: it may read cookies and who is signed in. */
	personal?: true;
	/** A visitor who signs out in another tab does not stay on it. */
	requiresSession?: true;
	/** The messages that it says beside those that come with every page. */
	namespaces?: readonly Namespace[];
	/** Those that it says only where its address has this parameter. */
	namespacesBy?: Readonly<Record<string, readonly Namespace[]>>;
	/** `false`: its visits are never counted, whatever its visitor agreed to, since its address or its content tells of a person. */
	counted?: false;
	/** `false`: robots are asked not to fetch it: what scripts ask and no reader opens. A page says `noIndex`, which they must fetch to see. */
	crawled?: false;
	/** `false`: no device keeps a copy to be read without a network. */
	stored?: false;
	/** The form of a request to be contacted that stands on it. */
	leadForm?: "ask-college" | "call-back" | "contact-us" | "landing-page";
};

/** A page of the table: where it stands in the list of routes, and what it says of itself. */
export type PageEntry = PageHandle & {
	/** Its English address as in routes.ts: `/college/:slug/cutoffs`, `/*`. */
	pattern: string;
	/** The file that shows it, under `app/`. */
	module: string;
};
