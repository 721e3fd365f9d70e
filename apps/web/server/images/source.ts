import { ImageRefused } from "#server/images/refused.ts";

/** The source of a picture: `asset` is our own content system at any address; `host` is a host of the settings. */
export type ImageSource = { kind: "asset" | "host"; address: URL };

export type AllowedSources = {
	contentUrl: string;
	hosts: readonly string[];
};

/** Ids of the content system; a file of our build has a dot in its name. */
export const ASSET_ID = "[A-Za-z0-9_-]{1,64}";
const MAX_URL_LENGTH = 3_072;

/** Parses the parameter `url` of `/_next/image`. @throws ImageRefused with 400 and the reason */
export function parseSource(url: unknown, allowed: AllowedSources): ImageSource {
	if (url === undefined || url === "") throw refuse("is required");
	if (typeof url !== "string") throw refuse("cannot be an array");
	if (url.length > MAX_URL_LENGTH) throw refuse("is too long");
	if (/^[/\\]{2}/.test(url)) throw refuse("cannot be a protocol-relative URL (//)");
	return url.startsWith("/") ? parseOwn(url, allowed) : parseAbsolute(url, allowed);
}

function parseOwn(url: string, { contentUrl }: AllowedSources): ImageSource {
	if (/^\/_next\/image($|[/?#])/i.test(safelyDecoded(url))) throw refuse("cannot be recursive");
	const id = ASSET_PATH.exec(url)?.[1];
	if (id === undefined) throw refuse("is not allowed");
	return { kind: "asset", address: new URL(`${contentUrl}/assets/${id}`) };
}

const ASSET_PATH = new RegExp(`^/assets/(${ASSET_ID})$`);

function parseAbsolute(url: string, allowed: AllowedSources): ImageSource {
	const address = URL.parse(url);
	if (address === null || !/^https?:$/.test(address.protocol)) throw refuse("is invalid");
	if (address.username !== "" || address.password !== "") throw refuse("is not allowed");
	if (address.href.startsWith(`${allowed.contentUrl}/`))
		return parseOwn(address.href.slice(allowed.contentUrl.length), allowed);
	if (!allowed.hosts.includes(address.origin)) throw refuse("is not allowed");
	address.hash = "";
	return { kind: "host", address };
}

function safelyDecoded(url: string): string {
	try {
		return decodeURIComponent(url);
	} catch {
		throw refuse("is invalid");
	}
}

function refuse(what: string): ImageRefused {
	return new ImageRefused(400, `"url" parameter ${what}`);
}
