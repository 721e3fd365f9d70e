import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { bodyOf, bytesOf, chooseEncoding, compressPage, withoutPlain } from "./compression.ts";

const text = Buffer.from("the same words again and again, ".repeat(200));

const LIST = Buffer.from(
	Array.from({ length: 500 }, (_, place) => `<li>College ${(place * 7_919) % 10_007}</li>`).join(""),
);

test("a page comes in three encodings, and each unpacks to the same bytes", async () => {
	const made = await compressPage(text);
	expect(Object.keys(made)).toEqual(["identity", "br"]);
	expect(await bodyOf(made, "identity")).toEqual(text);
	expect(gunzipSync(await bodyOf(made, "gzip"))).toEqual(text);
	expect(brotliDecompressSync(await bodyOf(made, "br"))).toEqual(text);
});

test("a cached page stores no uncompressed bytes where Brotli restores them, and still serves all three encodings", async () => {
	const made = await compressPage(text);
	const variants = withoutPlain(made);
	expect(Object.keys(variants)).toEqual(["br"]);
	for (const encoding of ["identity", "gzip", "br"] as const)
		expect(await bodyOf(variants, encoding)).toEqual(await bodyOf(made, encoding));
	for (const form of [variants.br, variants.gzip]) expect(form?.buffer.byteLength).toBe(form?.length);
	const short = await compressPage(Buffer.from("Not found"));
	expect(withoutPlain(short)).toEqual(short);
});

test("gzip is made for the first request, and counts towards the size before", async () => {
	const variants = withoutPlain(await compressPage(LIST));
	const before = bytesOf(variants);
	const gzipped = await bodyOf(variants, "gzip");
	expect(await bodyOf(variants, "gzip")).toBe(gzipped);
	expect(before).toBeGreaterThan(variants.br?.length ?? 0);
	expect(bytesOf(variants)).toBe((variants.br?.length ?? 0) + gzipped.length);
});

test("a body of a few bytes stays uncompressed", async () => {
	expect(await compressPage(Buffer.from("Not found"))).toEqual({ identity: Buffer.from("Not found") });
});

test.each([
	[undefined, "identity"],
	["", "identity"],
	["gzip, deflate, br, zstd", "br"],
	["gzip, deflate", "gzip"],
	["GZIP", "gzip"],
	["br;q=0, gzip;q=0.5", "gzip"],
	["br;q=0.5, gzip;q=1.0", "gzip"],
	["*", "br"],
	["*;q=0", "identity"],
	["identity", "identity"],
	["deflate", "identity"],
	["br;q=nonsense", "identity"],
] as const)("accept-encoding %j is answered with %s", async (accepted, encoding) => {
	expect(chooseEncoding(accepted, await compressPage(text))).toBe(encoding);
});

test("an encoding that was not made is not offered", () => {
	expect(chooseEncoding("br, gzip", { identity: text })).toBe("identity");
});
