import { and, eq, ne, sql } from "drizzle-orm";
import type { Queryable } from "#backend/db/client.ts";
import { collegeFacts } from "#backend/db/schema/college-fact.ts";

/** Where anybody may have an address, or a page. */
const OPEN_TO_ALL = new Set([
	...["gmail.com", "google.com", "yahoo.com", "yahoo.co.in", "outlook.com", "hotmail.com", "rediffmail.com"],
	...["facebook.com", "blogspot.com", "wordpress.com", "wixsite.com", "weebly.com", "github.io"],
]);
/** Under which others register: `ac.in` is no college's own. */
const REGISTRY = /^(?:(?:ac|edu|res|gov|nic|co|org|net|gen|firm|ind)\.)?[a-z]{2,}$/;

/**
 * The domains at which a college's own people have their addresses: those of the sites that our sources record for it (the fact
 * `website`), without `www.` or `home.`. A site that several institutions record shows nobody's.
 */
export async function domainsOf(db: Queryable, collegeId: string): Promise<string[]> {
	const isSite = eq(collegeFacts.field, "website");
	const own = await db
		.select({ site: collegeFacts.value })
		.from(collegeFacts)
		.where(and(isSite, eq(collegeFacts.collegeId, collegeId)));
	const found = [...new Set(own.map(({ site }) => domainOf(site)).filter((domain) => domain !== undefined))];
	const domains: string[] = [];
	for (const domain of found) {
		const namesIt = sql`${collegeFacts.value} ILIKE ${`%${domain}%`}`;
		const others = await db
			.select({ site: collegeFacts.value })
			.from(collegeFacts)
			.where(and(isSite, ne(collegeFacts.collegeId, collegeId), namesIt));
		if (!others.some(({ site }) => domainOf(site) === domain)) domains.push(domain);
	}
	return domains;
}

/** Whether an address is at one of the domains, or under it: students of `iitm.ac.in` write from `smail.iitm.ac.in`. */
export function domainAmong(domains: readonly string[], email: string): string | undefined {
	const host = email.slice(email.lastIndexOf("@") + 1).toLowerCase();
	return domains.find((domain) => host === domain || host.endsWith(`.${domain}`));
}

/** `https://www.iitm.ac.in/about` → `iitm.ac.in`; undefined for what is no site of one institution. */
export function domainOf(site: string): string | undefined {
	const address = /^[a-z]+:\/\//i.test(site) ? site : `https://${site}`;
	if (!URL.canParse(address)) return undefined;
	const host = new URL(address).hostname.replace(/^(?:www\d?|home)\./, "").replace(/\.$/, "");
	const isOpen = [...OPEN_TO_ALL].some((open) => host === open || host.endsWith(`.${open}`));
	return isOpen || REGISTRY.test(host) || !host.includes(".") || /^[\d.]+$/.test(host) ? undefined : host;
}
