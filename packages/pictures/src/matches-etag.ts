/** Whether `If-None-Match` names this tag; a proxy may have put `W/` before it. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
	const known = ifNoneMatch?.split(",").map((tag) => tag.trim().replace(/^W\//, "")) ?? [];
	return known.includes(etag) || known.includes("*");
}
