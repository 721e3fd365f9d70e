import type { Picture } from "#app/news/article-view.ts";
import { Image } from "#app/platform/image.tsx";
import { assetPath, draftAssetPath } from "#app/platform/picture-addresses.ts";

/** The pictures of our articles are 16 to 9; one of another shape stands whole within that. */
const WIDTH = 1200;
const HEIGHT = 675;

export function ArticlePicture({
	picture: { id, alt, isDrawing, draftToken },
	sizes,
	most,
	className = "aspect-video w-full bg-sunk object-contain",
	priority = false,
}: {
	picture: Picture;
	sizes: string;
	most?: number;
	className?: string;
	priority?: boolean;
}) {
	const shown = { width: WIDTH, height: HEIGHT, className };
	if (draftToken === undefined) {
		const source = { src: assetPath(id), unoptimized: isDrawing };
		return <Image {...source} alt={alt} sizes={sizes} most={most} priority={priority} {...shown} />;
	}
	return <img src={draftAssetPath(id, { token: draftToken, width: WIDTH })} alt={alt} {...shown} />;
}
