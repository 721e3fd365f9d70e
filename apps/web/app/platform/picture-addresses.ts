export function assetPath(id: string): string {
	return `/assets/${encodeURIComponent(id)}`;
}

/** A file of a draft, for anyone with the draft's link. Bypasses the optimiser, whose cache is public. The width is one of spec 9. */
export function draftAssetPath(id: string, { token, width }: { token: string; width: number }): string {
	return `${assetPath(id)}?${new URLSearchParams({ width: String(width), withoutEnlargement: "true", preview: token })}`;
}

export function imageAddress(source: string, width: number): string {
	return `/_next/image?url=${encodeURIComponent(source)}&w=${width}&q=75`;
}
