import { PICTURE_LICENCES } from "@uchit/contract/college-picture.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { classOfFocus, Image } from "#app/platform/image.tsx";
import { assetPath } from "#app/platform/picture-addresses.ts";
import type { CollegePicture } from "./pictures.ts";

/** A licensed photo needs its author, licence and source. */
export function CollegePhoto({
	photo: { file, width, height, alt, credit, document, address, focus, ...photo },
}: Props) {
	const t = useTranslations();
	const licence = PICTURE_LICENCES[photo.licence];
	const name =
		photo.licence === "permission" || photo.licence === "public-domain"
			? t(`facts.licence.${photo.licence}`)
			: licence.name;
	return (
		<figure className="mt-3 print:hidden">
			<Image
				src={assetPath(file)}
				alt={alt ?? ""}
				width={width}
				height={height}
				sizes="(min-width: 80rem) 76rem, 100vw"
				most={2048}
				priority
				className={`h-40 w-full rounded-lg bg-sunk object-cover sm:h-56 lg:h-72 ${focus ? classOfFocus(focus) : ""}`}
			/>
			<figcaption className="mt-1 text-quiet text-xs">
				{t("facts.photoBy", { credit })} ·{" "}
				{"text" in licence ? (
					<a href={licence.text} rel="license">
						{name}
					</a>
				) : (
					name
				)}{" "}
				· {address === null ? document : <a href={address}>{document}</a>}
			</figcaption>
		</figure>
	);
}

type Props = { photo: CollegePicture };

export function CollegeLogo({ logo: { file, width, height }, className }: { logo: CollegePicture; className: string }) {
	const shown = { width: SHOWN_WIDTH, height: Math.round((SHOWN_WIDTH * height) / Math.max(1, width)) };
	return <Image src={assetPath(file)} alt="" {...shown} className={`flex-none object-contain ${className}`} />;
}

const SHOWN_WIDTH = 64;
