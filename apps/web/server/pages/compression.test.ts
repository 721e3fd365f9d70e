import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { bodyOf, bytesOf, chooseEncoding, compressPage, withoutPlain } from "./compression.ts";

const text = Buffer.from("the same words again and again, ".repeat(200));

test("a page is kept in all three forms, and each of them unpacks to the same bytes", async () => {
	const { identity, gzip, br } = await compressPage(text);
	expect(identity).toEqual(text);
	expect(gzip && gunzipSync(gzip)).toEqual(text);
	expect(br && brotliDecompressSync(br)).toEqual(text);
});

test("a kept page holds on to its own bytes and no others", async () => {
	const { gzip, br } = await compressPage(text);
	expect(gzip?.buffer.byteLength).toBe(gzip?.length);
	expect(br?.buffer.byteLength).toBe(br?.length);
});

test("a kept page holds no plain form where gzip gives it again, and still gives out all three", async () => {
	const made = await compressPage(text);
	const kept = withoutPlain(made);
	expect(Object.keys(kept).toSorted()).toEqual(["br", "gzip"]);
	expect(bytesOf(kept)).toBe(bytesOf(made) - text.length);
	for (const encoding of ["identity", "gzip", "br"] as const)
		expect(bodyOf(kept, encoding)).toEqual(bodyOf(made, encoding));
	const short = await compressPage(Buffer.from("Not found"));
	expect(withoutPlain(short)).toEqual(short);
});

test("a body of a few bytes stays as it is", async () => {
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

test("a form that was not made is not promised", () => {
	expect(chooseEncoding("br, gzip", { identity: text })).toBe("identity");
});
