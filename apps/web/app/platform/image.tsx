import { toImageSet } from "#app/platform/image-set.ts";

/** Which point of a picture stays in sight where its frame cuts it: quarters from the left, and from the top. */
export type Focus = { x: number; y: number };

/** The policy of pages allows no style beside an element. */
const ACROSS = ["[--across:0%]", "[--across:25%]", "[--across:50%]", "[--across:75%]", "[--across:100%]"];
const DOWN = ["[--down:0%]", "[--down:25%]", "[--down:50%]", "[--down:75%]", "[--down:100%]"];

export function classOfFocus({ x, y }: Focus): string {
	return `object-[var(--across)_var(--down)] ${ACROSS[x] ?? ""} ${DOWN[y] ?? ""}`;
}

export type ImageProps = {
	/** `/assets/{id}`, or an address at a host that the settings name. */
	src: string;
	/** It is shown from there: an SVG, of which the optimiser makes nothing. */
	unoptimized?: boolean;
	/** Empty for a picture that says nothing beyond the text beside it. */
	alt: string;
	/** The picture's own width or its shown width: only the ratio matters, so that nothing moves when it loads. */
	width: number;
	height: number;
	/** How wide it is shown where that depends on the screen: `(min-width: 768px) 50vw, 100vw`. */
	sizes?: string;
	/** The most dots that it is ever shown with, beside `sizes`. */
	most?: number | undefined;
	/** Seen at once on opening the page: loaded early, and before other pictures. */
	priority?: boolean;
	className?: string;
};

/** A picture in the size and type that fits the screen, loaded when it comes near. */
export function Image({ src, unoptimized = false, alt, width, height, sizes, most, ...shown }: ImageProps) {
	const { priority = false, className } = shown;
	return (
		<img
			{...(unoptimized ? { src } : toImageSet(src, { width, sizes, most }))}
			alt={alt}
			width={width}
			height={height}
			sizes={unoptimized ? undefined : sizes}
			decoding="async"
			loading={priority ? undefined : "lazy"}
			fetchPriority={priority ? "high" : undefined}
			className={className}
		/>
	);
}
