import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { DiskCache } from "./disk-cache.ts";

async function makeDirectory(): Promise<string> {
	const directory = await mkdtemp(join(tmpdir(), "uchit-disk-cache-"));
	onTestFinished(() => rm(directory, { recursive: true, force: true }));
	return directory;
}

test("the longest unused files are deleted when there are too many bytes, on disk too", async () => {
	const directory = await makeDirectory();
	const cache = new DiskCache({ directory, maxBytes: 100, isName: /^[a-z]{1,5}$/ });
	for (const key of ["a", "b", "c", "d"]) await cache.set(key, Buffer.alloc(25, key));
	await cache.get("a");
	await cache.set("e", Buffer.alloc(20, "e"));
	expect(await cache.get("b")).toBeUndefined();
	expect(String(await cache.get("a"))).toBe("a".repeat(25));
	expect(cache.bytes).toBe(95);
	await vi.waitFor(async () => expect(await readdir(directory)).toHaveLength(4));
});

test("a file of more than a quarter of the limit is not stored", async () => {
	const cache = new DiskCache({ directory: await makeDirectory(), maxBytes: 100, isName: /^[a-z]{1,5}$/ });
	await cache.set("large", Buffer.alloc(26));
	expect(await cache.get("large")).toBeUndefined();
});

test("the files of an earlier run are found and counted, and its half-written ones are removed", async () => {
	const directory = await makeDirectory();
	await new DiskCache({ directory, maxBytes: 100, isName: /^[a-z]{1,5}$/ }).set("a", Buffer.from("kept"));
	const [half, fresh] = [join(directory, "half.part"), join(directory, "fresh.part")];
	await Promise.all([writeFile(half, "x"), writeFile(fresh, "x"), writeFile(join(directory, "README"), "not ours")]);
	await utimes(half, new Date(0), new Date(0));
	const next = new DiskCache({ directory, maxBytes: 100, isName: /^[a-z]{1,5}$/ });
	expect(String(await next.get("a"))).toBe("kept");
	expect(next.bytes).toBe(4);
	expect((await readdir(directory)).filter((name) => name !== "a").sort()).toEqual(["README", "fresh.part"]);
});

test("all files with one prefix are deleted, including those of an earlier run", async () => {
	const options = { directory: await makeDirectory(), maxBytes: 100, isName: /^[a-z]{1,5}$/ };
	const earlier = new DiskCache(options);
	for (const name of ["ab", "ac", "b"]) await earlier.set(name, Buffer.from(name));
	const cache = new DiskCache(options);
	await cache.deleteBeginning("a");
	expect(await Promise.all(["ab", "ac", "b"].map((name) => cache.get(name)))).toEqual([
		undefined,
		undefined,
		Buffer.from("b"),
	]);
});

test("a file that somebody deleted is made again", async () => {
	const directory = await makeDirectory();
	const cache = new DiskCache({ directory, maxBytes: 100, isName: /^[a-z]{1,5}$/ });
	await cache.set("a", Buffer.from("kept"));
	await rm(directory, { recursive: true });
	expect(await cache.get("a")).toBeUndefined();
	expect(cache.bytes).toBe(0);
	await cache.set("a", Buffer.from("again"));
	expect(String(await cache.get("a"))).toBe("again");
});
