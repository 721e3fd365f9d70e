/** Makes a link of a printed site (`www.aamu.edu/`, two addresses, capitals); undefined if it is not a web address. */
export function toSite(printed: string): string | undefined {
	const [first = ""] = printed.trim().split(/[\s,;]+/);
	if (!/^(?:https?:\/\/)?[^/:?#@]+\.[a-z]{2,}(?:[/:?#]|$)/i.test(first)) return undefined;
	return URL.parse(/^https?:/i.test(first) ? first : `https://${first}`)?.href;
}

export function toHost(site: string): string {
	return (URL.parse(site)?.hostname ?? "").replace(/^www\d?\./, "");
}
