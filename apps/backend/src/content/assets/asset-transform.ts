import { IMAGE_WIDTHS } from "@uchit/contract/image.ts";
import { ContentError } from "#backend/content/errors.ts";

const FITS = ["cover", "contain", "inside", "outside"] as const;
const FORMATS = ["auto", "jpg", "png", "webp", "avif"] as const;

export type AssetFormat = Exclude<(typeof FORMATS)[number], "auto">;

export type Transformation = {
	width?: number;
	height?: number;
	fit: (typeof FITS)[number];
	quality?: number;
	/** Absent: the file's own format. */
	format?: AssetFormat;
	withoutEnlargement: boolean;
};

export type AssetTransform = {
	/** Absent: the file as it was uploaded. */
	transformation?: Transformation;
	isNegotiated: boolean;
	isDownload: boolean;
};

type Query = Readonly<Record<string, unknown>>;

/**
 * Parses the query of `/assets/{id}?…`. Only listed sizes are allowed, since anybody may ask and each is work. Throws
 * INVALID_QUERY.
 */
export function parseAssetTransform(query: Query, accept = ""): AssetTransform {
	const width = parseSize("width", query.width);
	const height = parseSize("height", query.height);
	const quality = parseQuality(query.quality);
	const format = parseOne("format", query.format, FORMATS);
	const fit = parseOne("fit", query.fit, FITS) ?? "cover";
	const isDownload = query.download !== undefined && query.download !== "false";
	const isNegotiated = format === "auto";
	if (width === undefined && height === undefined && quality === undefined && format === undefined) {
		return { isNegotiated, isDownload };
	}
	const chosen = isNegotiated ? negotiate(accept) : format;
	const transformation: Transformation = {
		...(width !== undefined && { width }),
		...(height !== undefined && { height }),
		...(quality !== undefined && { quality }),
		...(chosen !== undefined && { format: chosen }),
		fit,
		withoutEnlargement: query.withoutEnlargement === "true" || query.withoutEnlargement === "",
	};
	return { transformation, isNegotiated, isDownload };
}

function parseSize(name: string, value: unknown): number | undefined {
	if (value === undefined) return undefined;
	const size = typeof value === "string" && /^\d{1,5}$/.test(value) ? Number(value) : Number.NaN;
	if (!IMAGE_WIDTHS.includes(size)) throw invalid(`"${name}" must be one of ${IMAGE_WIDTHS.join(", ")}`);
	return size;
}

function parseQuality(value: unknown): number | undefined {
	if (value === undefined) return undefined;
	const quality = typeof value === "string" && /^\d{1,3}$/.test(value) ? Number(value) : 0;
	if (quality < 1 || quality > 100) throw invalid('"quality" must be a whole number from 1 to 100');
	return quality;
}

function parseOne<Value extends string>(name: string, value: unknown, known: readonly Value[]): Value | undefined {
	if (value === undefined) return undefined;
	const choice = known.find((each) => each === value);
	if (choice === undefined) throw invalid(`"${name}" must be one of ${known.join(", ")}`);
	return choice;
}

/** Chooses as Directus does: the best format that the browser accepts, or one that every browser can show. */
function negotiate(accept: string): AssetFormat {
	if (accept.includes("image/avif")) return "avif";
	return accept.includes("image/webp") ? "webp" : "jpg";
}

function invalid(reason: string): ContentError {
	return new ContentError("INVALID_QUERY", `Invalid query. ${reason}.`, { reason });
}
