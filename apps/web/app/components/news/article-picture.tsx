import { Image } from "#app/components/ui/image.tsx";
import type { ArticleCard } from "#app/lib/article.ts";
import { assetPath } from "#app/paths.ts";

/** The pictures of our articles are 16 to 9; one of another shape stands whole within that. */
const WIDTH = 1200;
const HEIGHT = 675;

export function ArticlePicture({
	picture: { id, alt },
	sizes,
	priority = false,
}: {
	picture: NonNullable<ArticleCard["picture"]>;
	sizes: string;
	priority?: boolean;
}) {
	return (
		<Image
			src={assetPath(id)}
			alt={alt}
			width={WIDTH}
			height={HEIGHT}
			sizes={sizes}
			priority={priority}
			className="aspect-video w-full bg-sunk object-contain"
		/>
	);
}
