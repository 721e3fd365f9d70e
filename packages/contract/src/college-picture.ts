export const PICTURE_KINDS = ["logo", "photo"] as const;

/** Rights under which a picture is shown, named as at the desk and on the page, with the licence's text. */
export const PICTURE_LICENCES = {
	permission: { name: "Permission of the college" },
	"cc0-1.0": { name: "CC0", text: "https://creativecommons.org/publicdomain/zero/1.0/" },
	"public-domain": { name: "Public domain" },
	"cc-by-2.0": { name: "CC BY 2.0", text: "https://creativecommons.org/licenses/by/2.0/" },
	"cc-by-3.0": { name: "CC BY 3.0", text: "https://creativecommons.org/licenses/by/3.0/" },
	"cc-by-4.0": { name: "CC BY 4.0", text: "https://creativecommons.org/licenses/by/4.0/" },
	"cc-by-sa-2.0": { name: "CC BY-SA 2.0", text: "https://creativecommons.org/licenses/by-sa/2.0/" },
	"cc-by-sa-3.0": { name: "CC BY-SA 3.0", text: "https://creativecommons.org/licenses/by-sa/3.0/" },
	"cc-by-sa-4.0": { name: "CC BY-SA 4.0", text: "https://creativecommons.org/licenses/by-sa/4.0/" },
	"godl-india": {
		name: "Government Open Data License – India",
		text: "https://data.gov.in/government-open-data-license-india",
	},
} as const satisfies Record<string, { name: string; text?: string }>;
export type PictureLicence = keyof typeof PICTURE_LICENCES;

const ids = Object.keys(PICTURE_LICENCES).filter((id): id is PictureLicence => id in PICTURE_LICENCES);
const [first = "permission", ...others] = ids;
export const PICTURE_LICENCE_IDS: [PictureLicence, ...PictureLicence[]] = [first, ...others];
