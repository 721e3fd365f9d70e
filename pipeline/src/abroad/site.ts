/** The address of a site as a link, from what was printed (`www.aamu.edu/`, two addresses, capitals); undefined where it is none. */
export function toSite(printed: string): string | undefined {
	const [first = ""] = printed.trim().split(/[\s,;]+/);
	if (!/^(?:https?:\/\/)?[^/:?#@]+\.[a-z]{2,}(?:[/:?#]|$)/i.test(first)) return undefined;
	return URL.parse(/^https?:/i.test(first) ? first : `https://${first}`)?.href;
}

/** The host of a site without its `www.`: what two lists print alike. */
export function toHost(site: string): string {
	return (URL.parse(site)?.hostname ?? "").replace(/^www\d?\./, "");
}
