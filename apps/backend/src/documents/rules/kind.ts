import { sniffImageType } from "@uchit/contract/image.ts";

const PICTURES: ReadonlySet<string | undefined> = new Set(["image/jpeg", "image/png", "image/webp"]);

/** What a sent file is, by its first bytes alone; undefined for what is not taken, whatever its name and sender say. */
export function documentKind(bytes: Uint8Array): "picture" | "pdf" | undefined {
	if (PICTURES.has(sniffImageType(bytes))) return "picture";
	return Buffer.from(bytes.subarray(0, 5)).toString("latin1") === "%PDF-" ? "pdf" : undefined;
}
