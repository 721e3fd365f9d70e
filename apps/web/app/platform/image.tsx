import { toImageSet } from "#app/platform/image-set.ts";

/** The focal point of a cropped picture, in quarters from the left and from the top. */
export type Focus = { x: number; y: number };

/** The content security policy forbids inline styles. */
const ACROSS = ["[--across:0%]", "[--across:25%]", "[--across:50%]", "[--across:75%]", "[--across:100%]"];
const DOWN = ["[--down:0%]", "[--down:25%]", "[--down:50%]", "[--down:75%]", "[--down:100%]"];

export function classOfFocus({ x, y }: Focus): string {
	return `object-[var(--across)_var(--down)] ${ACROSS[x] ?? ""} ${DOWN[y] ?? ""}`;
}

export type ImageProps = {
	/** `/assets/{id}`, or an address at a host that the settings name. */
	src: string;
	/** Served from `src` itself: the optimiser does not handle SVG. */
	unoptimized?: boolean;
	alt: string;
	/** The picture's own or shown width: only the ratio matters, which prevents layout shift. */
	width: number;
	height: number;
	/** HTML `sizes`, if the shown width depends on the screen: `(min-width: 768px) 50vw, 100vw`. */
	sizes?: string;
	/** With `sizes`: the greatest width in dots that it is ever shown at. */
	most?: number | undefined;
	/** Visible when the page opens: loaded eagerly, before other pictures. */
	priority?: boolean;
	className?: string;
};

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
