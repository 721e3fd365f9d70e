import { and, eq, ne, sql } from "drizzle-orm";
import type { Queryable } from "#backend/db/client.ts";
import { collegeFacts } from "#backend/db/schema/college-fact.ts";

/** Domains at which anybody can get an address or a page. */
const OPEN_TO_ALL = new Set([
	...["gmail.com", "google.com", "yahoo.com", "yahoo.co.in", "outlook.com", "hotmail.com", "rediffmail.com"],
	...["facebook.com", "blogspot.com", "wordpress.com", "wixsite.com", "weebly.com", "github.io"],
]);
/** Registry suffixes: `ac.in` belongs to no single college. */
const REGISTRY = /^(?:(?:ac|edu|res|gov|nic|co|org|net|gen|firm|ind)\.)?[a-z]{2,}$/;

/** A college's domains, and those of other institutions below them: `law.uni.ac.in` may not belong to `uni.ac.in`. */
export type CollegeDomains = { own: string[]; others: string[] };

/**
 * Returns the e-mail domains of a college: those of its sites in our sources (the fact `website`), without `www.` or
 * `home.`. A site that several institutions record proves nothing.
 */
export async function domainsOf(db: Queryable, collegeId: string): Promise<CollegeDomains> {
	const isSite = and(eq(collegeFacts.field, "website"), vouches);
	const recorded = await db
		.select({ site: collegeFacts.value })
		.from(collegeFacts)
		.where(and(isSite, eq(collegeFacts.collegeId, collegeId)));
	const exclusive: string[] = [];
	const others: string[] = [];
	for (const domain of toDomains(recorded)) {
		const namesIt = sql`${collegeFacts.value} ILIKE ${`%${domain}%`}`;
		const alike = await db
			.select({ site: collegeFacts.value })
			.from(collegeFacts)
			.where(and(isSite, ne(collegeFacts.collegeId, collegeId), namesIt));
		const ofOthers = toDomains(alike);
		if (!ofOthers.includes(domain)) exclusive.push(domain);
		others.push(...ofOthers.filter((other) => isUnder(other, domain)));
	}
	return { own: exclusive, others };
}

/**
 * The registry of research organisations also records sites under domains that anybody can register once they lapse: we
 * show those sites, but mail at them proves nothing. Domains that only institutions can register count from any source.
 */
const vouches = sql`(${collegeFacts.sourceId} NOT IN ('ror-2026', 'mail-domains-2026') OR ${collegeFacts.value} ~* '^https?://[^/]+[.]((ac|edu|res|gov|nic)[.]in|edu)(/|$)')`;

/** The college domain of an address, or above it: students of `iitm.ac.in` write from `smail.iitm.ac.in`. */
export function domainAmong({ own, others }: CollegeDomains, email: string): string | undefined {
	const host = hostOf(email);
	if (others.some((domain) => isUnder(host, domain))) return undefined;
	return own.find((domain) => isUnder(host, domain));
}

/** The college domain if the address is exactly at it. Required to speak for a college, because subdomains have students and others. */
export function exactDomainAmong({ own }: CollegeDomains, email: string): string | undefined {
	const host = hostOf(email);
	return own.find((domain) => host === domain);
}

function hostOf(email: string): string {
	return email.slice(email.lastIndexOf("@") + 1).toLowerCase();
}

function isUnder(host: string, domain: string): boolean {
	return host === domain || host.endsWith(`.${domain}`);
}

function toDomains(sites: readonly { site: string }[]): string[] {
	return [...new Set(sites.map(({ site }) => domainOf(site)).filter((domain) => domain !== undefined))];
}

/** `https://www.iitm.ac.in/about` → `iitm.ac.in`; undefined if the domain cannot be one institution's own. */
function domainOf(site: string): string | undefined {
	const address = /^[a-z]+:\/\//i.test(site) ? site : `https://${site}`;
	if (!URL.canParse(address)) return undefined;
	const host = new URL(address).hostname.replace(/^(?:www\d?|home)\./, "").replace(/\.$/, "");
	const isOpen = [...OPEN_TO_ALL].some((open) => host === open || host.endsWith(`.${open}`));
	return isOpen || REGISTRY.test(host) || !host.includes(".") || /^[\d.]+$/.test(host) ? undefined : host;
}
