import type { PictureLicence } from "@uchit/contract/college-picture.ts";
import type { Focus } from "#app/platform/image.tsx";

/** A picture with the details that its licence requires beside it. */
export type CollegePicture = {
	file: string;
	width: number;
	height: number;
	alt: string | null;
	licence: PictureLicence;
	credit: string;
	document: string;
	address: string | null;
	focus?: Focus | undefined;
};

export type CollegePictures = { logo?: CollegePicture; photo?: CollegePicture };
