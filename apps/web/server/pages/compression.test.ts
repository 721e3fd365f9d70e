import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { bodyOf, bytesOf, chooseEncoding, compressPage, slimRouteTable, withoutPlain } from "./compression.ts";

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

test("a build's route table has pages and redirects alone, and only pages that many open next name their parts", async () => {
	const directory = await mkdtemp(join(tmpdir(), "route-table-"));
	onTestFinished(() => rm(directory, { recursive: true }));
	const page = { hasDefaultExport: true, imports: ["/b.js", "/a.js", "/site.js"], css: [] };
	const data = { ...page, hasDefaultExport: false };
	const table = {
		entry: { imports: ["/site.js"] },
		routes: { "home/page": page, "privacy/page": page, "search/suggest": data, "ranking/newest": data },
	};
	await mkdir(join(directory, "assets"));
	const file = join(directory, "assets", "manifest-1.js");
	await writeFile(file, `window.__table=${JSON.stringify(table)};`);
	await slimRouteTable(directory);
	const { routes } = JSON.parse((await readFile(file, "utf8")).replace(/^window\.__table=|;$/g, ""));
	expect(Object.keys(routes)).toEqual(["home/page", "privacy/page", "ranking/newest"]);
	expect(routes["home/page"].imports).toEqual(["/a.js", "/b.js"]);
	expect(routes["privacy/page"].imports).toEqual([]);
});
