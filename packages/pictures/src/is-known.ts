/** Whether `If-None-Match` says that the browser has this very picture. */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
	const known = ifNoneMatch?.split(",").map((tag) => tag.trim().replace(/^W\//, "")) ?? [];
	return known.includes(etag) || known.includes("*");
}
