import type { AgeBand } from "@uchit/contract/account.ts";
import { createContext } from "react-router";
import type { Analytics } from "./analytics.ts";
import type { Card } from "./card.ts";
import type { Language } from "./i18n/language.ts";

/** How to reach the site's operators, from the settings. */
export type Contact = {
	address: string | undefined;
	phones: readonly string[];
	social: readonly { name: string; address: string }[];
	/** The grievance officer, in words; undefined until the settings name one. */
	grievance: string | undefined;
};

/** A visitor who is signed in, as their cookie says. */
export type SignedIn = {
	id: string;
	name: string;
	language: Language;
	ageBand: AgeBand;
	/** The value of `x-visitor-assertion`: with it the backend answers for them, and 401 when their session has ended since. */
	assertion: string;
};

/** The hidden `csrfToken` of a form that goes to `/api/auth`; `setCookie`, where there is one, goes out with the page. */
export type Csrf = { token: string; setCookie: string | undefined };

type SignInSettings = {
	/** Another provider that vouches for visitors: the name that the button says, and where its form ends up. */
	oidc: { name: string; origin: string } | undefined;
	/** The script of an outside provider of one-time passwords, and how that one knows us. */
	otpScript: { address: string; clientId: string } | undefined;
	/** How often a browser asks whether its visitor is still signed in; 0 is never. */
	pollSeconds: number;
	/** Whether it asks on without a network. */
	pollsOffline: boolean;
};

export type PolicyUse = "scripts" | "forms";

/**
 * The context that the HTTP shell (`server/render.ts`) passes to every render. A page is made once and cached for everyone, so
 * nothing in it depends on the visitor; only the addresses that `server/pages/page-address.ts` calls personal, and answers to
 * forms, are made for one visitor and never cached.
 */
export type RequestContext = {
	/** How visitors sign in, as far as the settings say. */
	signIn: SignInSettings;
	/** The service that counts the visits of those who agreed to it; undefined where there is none. */
	analytics: Analytics | undefined;
	/** The policy of this page lets it run scripts from this origin, or send its forms there. Only for pages of one visitor. */
	allowOrigin: (use: PolicyUse, origin: string) => void;
	/** Whether the visitor came by https, so that cookies are bound to it. Throws where the page is everyone's. */
	isSecure: () => boolean;
	backend: { url: string; key: string };
	contentUrl: string;
	/** The public address of the backend: shown, never asked by us. */
	apiUrl: string;
	/**
	 * How many changes the shell has been told of; undefined while nobody tells it of any. What a loader remembers is good for
	 * as long as this stays the same.
	 */
	changes: number | undefined;
	siteName: string;
	/** Draws the picture of a shared link, as PNG. */
	drawCard: (card: Card) => Promise<Buffer>;
	contact: Contact;
	/** Returns the visitor who is signed in. Throws where the page is everyone's. */
	visitor: () => Promise<SignedIn | undefined>;
	/** Returns the token for forms that go to `/api/auth`. Throws where the page is everyone's. */
	csrf: () => Csrf;
	/** The id of the visitor's browser, which a code is bound to; a new one's cookie goes out with the answer. Throws where the page is everyone's. */
	browser: () => string;
	/** Whether a college without reviews shows a rating that is marked as a sample. */
	displayRating: boolean;
	/** Loaders add the tags of the facts they read; the finished page is dropped when one of them changes. */
	cacheTags: Set<string>;
	/** The finished page is fresh for this long at most: for what changes without anybody telling us. */
	limitFreshness: (ms: number) => void;
	/** The finished page lacks facts that could not be read: it takes the place of no whole page. */
	noteShort: () => void;
	/** Aborts when the render takes too long; pass it to every fetch. */
	signal: AbortSignal;
	/** Takes a page as a string of its bytes: in the body of an answer it would be a stream, and decoded again for its scripts. */
	takeHtml: (html: string) => void;
	/** Marks the inline scripts that we wrote ourselves: only these are allowed by the page's policy (`server/security.ts`). */
	scriptNonce: string;
	/** Tells the log of an error that a visitor sees as an error page. */
	reportError: (error: unknown) => void;
	/** Tells the log of a failure that no visitor sees (spec 8 lists which may be so), in a few words that name it. */
	reportQuietly: (what: string, error: unknown) => void;
};

export const requestContext = createContext<RequestContext>();
