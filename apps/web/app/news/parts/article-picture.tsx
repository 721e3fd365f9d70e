import type { Picture } from "#app/news/article-view.ts";
import { classOfFocus, Image } from "#app/platform/image.tsx";
import { assetPath, draftAssetPath } from "#app/platform/picture-addresses.ts";

/** Article pictures are 16 to 9; other shapes are fitted into that, or cropped around their focus point. */
const WIDTH = 1200;
const HEIGHT = 675;

export function ArticlePicture({
	picture: { id, alt, isDrawing, focus, draftToken },
	sizes,
	most,
	className = "aspect-video w-full bg-sunk",
	whole = "object-contain",
	priority = false,
}: {
	picture: Picture;
	sizes: string;
	most?: number;
	className?: string;
	whole?: string;
	priority?: boolean;
}) {
	const fit = focus === undefined ? whole : `object-cover ${classOfFocus(focus)}`;
	const shown = { width: WIDTH, height: HEIGHT, className: `${className} ${fit}` };
	if (draftToken === undefined) {
		const source = { src: assetPath(id), unoptimized: isDrawing };
		return <Image {...source} alt={alt} sizes={sizes} most={most} priority={priority} {...shown} />;
	}
	return <img src={draftAssetPath(id, { token: draftToken, width: WIDTH })} alt={alt} {...shown} />;
}
