/**
 * Whether a page of ours sent a form: a browser says of every form where it comes from, and whoever says nothing is none. For
 * what a cookie alone would let another site's page do, a neighbouring subdomain's too.
 */
export function isOwnForm({ headers, url }: { headers: Headers; url: URL }): boolean {
	const site = headers.get("sec-fetch-site");
	if (site !== null) return site === "same-origin";
	const origin = headers.get("origin");
	return origin === null || origin === url.origin;
}
