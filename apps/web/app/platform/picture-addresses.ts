/** A file of the content system (spec 7), as `Image` takes it. */
export function assetPath(id: string): string {
	return `/assets/${encodeURIComponent(id)}`;
}

/**
 * A file of a draft, for anyone with the link to the draft. Not through the optimiser, which keeps what it makes for
 * everybody. The width is one of spec 9.
 */
export function draftAssetPath(id: string, { token, width }: { token: string; width: number }): string {
	return `${assetPath(id)}?${new URLSearchParams({ width: String(width), withoutEnlargement: "true", preview: token })}`;
}

/** A picture of the content system in one of the widths of spec 9, through our own optimiser. */
export function imageAddress(source: string, width: number): string {
	return `/_next/image?url=${encodeURIComponent(source)}&w=${width}&q=75`;
}
