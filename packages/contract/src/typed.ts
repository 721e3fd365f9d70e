import * as z from "zod";
import { cleanLine, cleanText, withoutUnseen } from "./typed-text.ts";

/** One line of typed text, cleaned to what is visible. */
export const typedLine = () => z.string().overwrite(cleanLine);

const WITHOUT_SCHEME = /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?::\d+)?(?:[/?#]\S*)?$/u;

/** An address as people type it, with the `https://` that they leave out. */
export function withHttps(address: string): string {
	const typed = address.trim();
	return WITHOUT_SCHEME.test(typed) ? `https://${typed}` : typed;
}

/** Several lines of typed text. */
export const typedText = () => z.string().overwrite(cleanText);

/** Text that is saved during typing: its spaces stay. */
export const unfinishedText = () => z.string().overwrite(withoutUnseen);
