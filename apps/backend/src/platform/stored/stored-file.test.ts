import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { pack } from "./pack.ts";
import { readStored, writeStored } from "./stored-file.ts";
import { unpack } from "./unpack.ts";

const folder = mkdtempSync(join(tmpdir(), "kept-"));
afterAll(() => rmSync(folder, { recursive: true }));

const KEY = { name: "colleges", version: "a", code: "c" };
const VALUE = { names: ["IIT Bombay", "दिल्ली"], seats: Uint32Array.of(1, 2, 3) };

beforeEach(async () => {
	for (const file of readdirSync(folder)) rmSync(join(folder, file));
	await writeStored(folder, KEY, pack(VALUE));
});

async function read(key = KEY) {
	const packed = await readStored(folder, key);
	return packed && unpack(packed);
}

function onlyFile(): string {
	const files = readdirSync(folder);
	expect(files).toHaveLength(1);
	return join(folder, files[0] ?? "");
}

test("a stored file is read back only under its own key", async () => {
	expect(await read()).toEqual(VALUE);
	expect(await read({ ...KEY, version: "b" })).toBeUndefined();
	expect(await read({ ...KEY, code: "d" })).toBeUndefined();
});

test("a truncated file or one with a changed byte is rejected", async () => {
	const file = onlyFile();
	const whole = readFileSync(file);
	for (let length = 0; length < whole.length; length += 31) {
		truncateSync(file, length);
		expect(await read(), `${length} of ${whole.length} bytes`).toBeUndefined();
		writeFileSync(file, whole);
	}
	for (let place = 0; place < whole.length; place += 7) {
		const other = Buffer.from(whole);
		other.writeUInt8((other[place] ?? 0) ^ 1, place);
		writeFileSync(file, other);
		expect(await read(), `byte ${place}`).toBeUndefined();
	}
	writeFileSync(file, whole);
	expect(await read()).toEqual(VALUE);
});

test("a file under another version's name is not read as that version", async () => {
	const whole = readFileSync(onlyFile());
	await writeStored(folder, { ...KEY, version: "b" }, pack({ names: ["another"], seats: new Uint32Array() }));
	const other = readdirSync(folder).find((file) => file.includes("-b-"));
	writeFileSync(join(folder, other ?? ""), whole);
	expect(await read({ ...KEY, version: "b" })).toBeUndefined();
});

test("the two newest files of a name remain, and unfinished files are removed", async () => {
	const left = join(folder, "colleges-a-c.kept.1.unfinished");
	writeFileSync(left, "half of it");
	utimesSync(left, 0, 0);
	await writeStored(folder, { ...KEY, version: "b" }, pack(VALUE));
	await writeStored(folder, { ...KEY, version: "c" }, pack(VALUE));
	await writeStored(folder, { ...KEY, name: "predictor" }, pack(VALUE));
	expect(readdirSync(folder).filter((file) => file.startsWith("colleges-"))).toHaveLength(2);
	expect(readdirSync(folder).filter((file) => !file.endsWith(".kept"))).toEqual([]);
	expect(await read({ ...KEY, version: "c" })).toEqual(VALUE);
});
