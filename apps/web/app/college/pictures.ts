import type { PictureLicence } from "@uchit/contract/college-picture.ts";
import type { Focus } from "#app/platform/image.tsx";

/** A picture of an institution, with what its licence asks to be said beside it. */
export type CollegePicture = {
	/** The file of the content system. */
	file: string;
	width: number;
	height: number;
	alt: string | null;
	licence: PictureLicence;
	credit: string;
	/** Where the licence is said. */
	document: string;
	address: string | null;
	focus?: Focus | undefined;
};

export type CollegePictures = { logo?: CollegePicture; photo?: CollegePicture };
