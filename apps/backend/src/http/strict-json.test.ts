import fc from "fast-check";
import { expect, test } from "vitest";
import { findRepeatedName } from "./strict-json.ts";

test.each([
	['{"a":1,"a":2}', "a"],
	['{"a":1,"\\u0061":2}', "a"],
	['{"x":[{"b":1},{"b":1,"c":{"d":"}","d":0}}]}', "d"],
	['{"a":"a","b":["a","a"],"c":{"a":1}}', undefined],
	['{"a":"\\"a\\":1,","b":"{\\"a\\":1"}', undefined],
	['["a","a"]', undefined],
	['"a"', undefined],
])("%s", (json, name) => {
	expect(findRepeatedName(json)).toBe(name);
});

test("JSON written from a value never repeats a name", () => {
	const isPlain = (value: unknown) => findRepeatedName(JSON.stringify(value)) === undefined;
	fc.assert(fc.property(fc.jsonValue(), isPlain));
});

/** Of processor time, which a busy machine does not lengthen. */
const SECOND_US = 1_000_000;

test("an unterminated text is scanned only once", () => {
	const began = process.cpuUsage();
	expect(findRepeatedName(`{"a": "${'\\"'.repeat(500_000)}`)).toBeUndefined();
	expect(process.cpuUsage(began).user).toBeLessThan(SECOND_US);
});
