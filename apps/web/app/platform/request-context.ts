import type { AgeBand } from "@uchit/contract/account.ts";
import { createContext } from "react-router";
import type { Analytics } from "./analytics.ts";
import type { Card } from "./card.ts";
import type { Language } from "./i18n/language.ts";

export type Contact = {
	address: string | undefined;
	phones: readonly string[];
	social: readonly { name: string; address: string }[];
	grievance: string | undefined;
};

/** Read from the cookie alone, so the session may have ended. */
export type SignedIn = {
	id: string;
	name: string;
	language: Language;
	ageBand: AgeBand;
	/** The value of `x-visitor-assertion`; the backend answers 401 if the session has ended. */
	assertion: string;
};

/** The hidden `csrfToken` of forms to `/api/auth`; `setCookie`, if any, must go out with the page. */
export type Csrf = { token: string; setCookie: string | undefined };

type SignInSettings = {
	/** Another identity provider: the label of its button, and the origin where its form ends up. */
	oidc: { name: string; origin: string } | undefined;
	otpScript: { address: string; clientId: string } | undefined;
	/** Seconds between a browser's checks of the session; 0 = never. */
	pollSeconds: number;
	pollsOffline: boolean;
};

export type PolicyUse = "scripts" | "forms";

/**
 * The context that the HTTP shell (`server/render.ts`) passes to every render. A page is cached for everyone, so nothing in it depends on
 * the visitor; only the addresses that `server/pages/page-address.ts` calls personal, and answers to forms, are rendered per visitor and
 * never cached.
 */
export type RequestContext = {
	language: Language;
	signIn: SignInSettings;
	analytics: Analytics | undefined;
	/** Lets this page run scripts from the origin, or send its forms there. Only on personal pages. */
	allowOrigin: (use: PolicyUse, origin: string) => void;
	/** Whether the visitor came by https, so that cookies are bound to it. Throws on a shared page. */
	isSecure: () => boolean;
	backend: { url: string; key: string };
	contentUrl: string;
	/** The backend's public address, for display only. */
	apiUrl: string;
	/** Number of change notices the shell received; undefined without a notifier. A loader's cache is valid while it stays the same. */
	changes: number | undefined;
	siteName: string;
	drawCard: (card: Card) => Promise<Buffer>;
	contact: Contact;
	/** Throws on a shared page. */
	visitor: () => Promise<SignedIn | undefined>;
	/** The token for forms to `/api/auth`. Throws on a shared page. */
	csrf: () => Csrf;
	/** The id of the visitor's browser, to which a code is bound; a new id's cookie goes out with the answer. Throws on a shared page. */
	browser: () => string;
	/** A college without reviews shows a rating that is marked as a sample. */
	displayRating: boolean;
	/** Tags of the facts that loaders read; the cached page is dropped when one of them changes. */
	cacheTags: Set<string>;
	/** Caps how long the cached page is fresh, for data that changes without notice. */
	limitFreshness: (ms: number) => void;
	/** Some facts could not be read: the page must not replace a complete one in the cache. */
	noteShort: () => void;
	/** Aborts when the render takes too long; pass it to every fetch. */
	signal: AbortSignal;
	/** Takes the page as a string of its bytes: a stream would have to be decoded again for its scripts. */
	takeHtml: (html: string) => void;
	/** Marks our own inline scripts: the page's policy allows only these (`server/security.ts`). */
	scriptNonce: string;
	reportError: (error: unknown) => void;
	/** Logs a failure that no visitor sees (spec 8 lists them); `what` names it in a few words. */
	reportQuietly: (what: string, error: unknown) => void;
};

export const requestContext = createContext<RequestContext>();
