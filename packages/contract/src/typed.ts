import * as z from "zod";
import { cleanLine, cleanText, stripInvisible } from "./typed-text.ts";

export const typedLine = () => z.string().overwrite(cleanLine);

const ADDRESS_WITHOUT_SCHEME = /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?::\d+)?(?:[/?#]\S*)?$/u;

/** Adds the `https://` that people leave out. */
export function withHttps(address: string): string {
	const typed = address.trim();
	return ADDRESS_WITHOUT_SCHEME.test(typed) ? `https://${typed}` : typed;
}

export const typedText = () => z.string().overwrite(cleanText);

/** Text that is saved during typing: its spaces stay. */
export const unfinishedText = () => z.string().overwrite(stripInvisible);
