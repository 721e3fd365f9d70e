import type { LeadShown, Withdrawal } from "@uchit/contract/lead.ts";
import { CONSENT_PURPOSES } from "@uchit/contract/notices.ts";
import { data, redirect } from "react-router";
import type * as z from "zod";
import { getCollege } from "#app/college/data.server.ts";
import { pathsIn } from "#app/paths.ts";
import { FORGET_CONSENT, toConsentCookie } from "#app/platform/analytics.ts";
import { redirectToSignIn, type VisitorReply, valueOrThrow } from "#app/platform/backend/visitor-call.server.ts";
import { createHostCookie } from "#app/platform/host-cookie.server.ts";
import { languageOf } from "#app/platform/i18n/language.ts";
import type { RequestContext } from "#app/platform/request-context.ts";
import { FORGET_AGE, toAgeBand, toAgeCookies } from "#app/shell/code/age-band.ts";
import { type PostedForm, textOf } from "#app/shell/code/code-steps.server.ts";
import { endLink, erasePrivacy, getPrivacy, type PrivacyProof, withdraw } from "./data.server.ts";
import {
	type CountingAnswer,
	PRIVACY_CHANGES,
	type PrivacyChange,
	type PrivacyProblem,
	type PrivacyView,
} from "./view.ts";

type StepRequest = { site: RequestContext; url: URL; headers: Headers };

/**
 * Returns the visitor's proof; a link sent to them comes before their account. Throws a redirect: to requesting a link if there is no
 * proof, and to the page itself while its address contains the link.
 */
export async function requirePrivacyProof({ site, url, headers }: StepRequest): Promise<PrivacyProof> {
	const paths = pathsIn(languageOf(url.pathname));
	const named = url.searchParams.get("link");
	if (named !== null) {
		const link = readLink(named);
		if (link === undefined) throw toLinkPage({ site, url });
		throw redirect(paths.accountPrivacy(), withCookie(linkCookie.write(link, site.isSecure())));
	}
	const link = readLink(linkCookie.read(headers.get("cookie"), site.isSecure()));
	if (link !== undefined) return { by: "link", link };
	const visitor = await site.visitor();
	if (visitor === undefined) throw redirect(paths.privacyLink(), 303);
	return { by: "account", visitor };
}

export async function viewOfPrivacy(stepRequest: StepRequest, shown: PrivacyProof): Promise<PrivacyView> {
	const { site, url } = stepRequest;
	const privacy = valueOrThrow(rejectEndedLink(stepRequest, shown, await getPrivacy(site, shown)), url);
	return {
		...privacy,
		by: shown.by,
		names: await nameColleges(site, privacy.leads),
		done: PRIVACY_CHANGES.find((change) => change === url.searchParams.get("done")),
	};
}

export async function handlePrivacyForm(posted: PostedForm, shown: PrivacyProof) {
	const { site, form } = posted;
	if (!isOwnForm(posted)) return answer("gone", 400);
	switch (textOf(form, "intent")) {
		case "withdraw": {
			const isLeftAlone = form.get("doNotContact") === "yes";
			const reply = await withdraw(site, shown, withdrawalOf(form));
			return respondToChange(posted, rejectEndedLink(posted, shown, reply), isLeftAlone ? "left-alone" : "withdrawn");
		}
		case "erase":
			return respondToChange(posted, rejectEndedLink(posted, shown, await erasePrivacy(site, shown)), "erased");
		case "leave":
			return redirectHome(posted);
		case "end": {
			const ended = await endLink(site, shown);
			return ended.kind === "away" ? answer("away", 503) : redirectHome(posted);
		}
		default:
			return answer("gone", 400);
	}
}

function redirectHome({ site, url }: PostedForm): Response {
	return redirect(pathsIn(languageOf(url.pathname)).home, withCookie(linkCookie.write(undefined, site.isSecure())));
}

function withdrawalOf(form: FormData): z.input<typeof Withdrawal> {
	const [lead, recipient] = [textOf(form, "lead"), textOf(form, "recipient")];
	const purpose = CONSENT_PURPOSES.find((known) => known === form.get("purpose"));
	return {
		...(lead !== "" && { lead }),
		...(recipient !== "" && { recipient }),
		...(purpose !== undefined && { purpose }),
		doNotContact: form.get("doNotContact") === "yes",
	};
}

/** Throws a redirect to requesting another link if this one has expired. */
export function rejectEndedLink<Value>(
	{ site, url }: Pick<StepRequest, "site" | "url">,
	{ by }: PrivacyProof,
	reply: VisitorReply<Value>,
) {
	if (reply.kind === "signed-out" && by === "link") throw toLinkPage({ site, url });
	return reply;
}

function toLinkPage({ site, url }: Pick<StepRequest, "site" | "url">): Response {
	const forget = linkCookie.write(undefined, site.isSecure());
	return redirect(pathsIn(languageOf(url.pathname)).privacyLink("ended"), withCookie(forget));
}

function withCookie(cookie: string): ResponseInit {
	return { status: 303, headers: { "set-cookie": cookie } };
}

/** A change redirects to another address, so that reloading does not repeat it. */
function respondToChange({ url }: PostedForm, reply: VisitorReply<unknown>, change: PrivacyChange) {
	switch (reply.kind) {
		case "done":
			return redirect(pathsIn(languageOf(url.pathname)).accountPrivacy(change), 303);
		case "signed-out":
			return redirectToSignIn(url);
		case "refused":
			return answer("gone", reply.status);
		case "away":
			return answer("away", 503);
	}
}

function answer(problem: PrivacyProblem, status: number) {
	return data({ problem }, { status });
}

async function nameColleges(site: RequestContext, leads: readonly LeadShown[]): Promise<Record<string, string>> {
	const slugs = leads.flatMap(({ college, holders }) => [college ?? "", ...holders.map(({ recipient }) => recipient)]);
	const wanted = [...new Set(slugs)].filter((slug) => slug !== "" && slug !== "site").slice(0, MAX_NAMED);
	const named = await Promise.all(wanted.map(async (slug) => [slug, (await getCollege(site, slug))?.name] as const));
	return Object.fromEntries(named.flatMap(([slug, name]) => (name === undefined ? [] : [[slug, name]])));
}

const MAX_NAMED = 40;

/** Long enough to read everything; the letter's link opens it again. */
const OPEN_SECONDS = 3_600;

/** A link that we signed; earlier letters lack the first part. Any other is never sent to the backend. */
const LINK = /^(?:eyJ[\w-]{1,100}\.)?[\w-]{1,600}\.[\w-]{1,200}$/;

function readLink(text: string | null | undefined): string | undefined {
	return text && LINK.test(text) ? text : undefined;
}

/** Stores a followed link, so that it is not in the address bar or the history. */
export const linkCookie = createHostCookie({ name: "privacy-link", seconds: OPEN_SECONDS });

type CountingResult = { answer: CountingAnswer; cookies: readonly string[]; status: number };

/**
 * Agreeing needs an age band and a tick, sent from our own page; a visitor signed in as under 18 cannot agree, whatever age they state
 * here. Withdrawing, or clearing the age, needs nothing.
 */
export async function handleCountingForm(posted: PostedForm, now: Date): Promise<CountingResult> {
	const { site, form } = posted;
	const intent = textOf(form, "intent");
	if (intent === "stop") return { answer: { kind: "stopped" }, cookies: [FORGET_CONSENT], status: 200 };
	if (intent === "forget-age") return { answer: { kind: "forgotten" }, cookies: [FORGET_AGE], status: 200 };
	const ageBand = (await site.visitor())?.ageBand === "under-18" ? "under-18" : toAgeBand(textOf(form, "ageBand"));
	const cookies = ageBand === undefined ? [] : toAgeCookies(ageBand, site.isSecure());
	if (ageBand === "under-18") return { answer: { kind: "under-18" }, cookies, status: 200 };
	const isAgreed = ageBand !== undefined && form.get("agree") === "yes" && isOwnForm(posted);
	if (site.analytics === undefined || !isAgreed) return { answer: { kind: "unsaid" }, cookies: [], status: 400 };
	const agreed = toConsentCookie(site.analytics, { day: INDIA_DAY_FORMAT.format(now), isSecure: site.isSecure() });
	return { answer: { kind: "given" }, cookies: [...cookies, agreed], status: 200 };
}

const INDIA_DAY_FORMAT = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" });

/**
 * Whether the form came from our own page: browsers say so with every form, and a client that does not is no browser. Guards what another
 * site, or a neighbouring subdomain, could do with the cookie alone.
 */
function isOwnForm({ headers, url }: { headers: Headers; url: URL }): boolean {
	const site = headers.get("sec-fetch-site");
	if (site !== null) return site === "same-origin";
	const origin = headers.get("origin");
	return origin === null || origin === url.origin;
}
