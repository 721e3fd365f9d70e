/** Arrays of numbers that a file holds byte by byte. */
export const ARRAYS = { Uint8Array, Uint16Array, Uint32Array, Int32Array, Float64Array };
export type ArrayName = keyof typeof ARRAYS;
export type Numbers = InstanceType<(typeof ARRAYS)[ArrayName]>;

/** The widest of them: each begins at a multiple of it. */
export const ALIGNED = 8;

/** The place of an array within its part, in bytes, and its length in numbers. */
export type Place = { type: ArrayName; from: number; length: number };

/**
 * Values that stand at one place of many alike, kept together: of a list of rows, all values of one field. `numbers`, `strings`,
 * `refs`, `lengths` and `kinds` are numbers of arrays in the passing part, `typed` of arrays in the lasting one. An object that
 * stands at one place several times is kept, and made, once.
 */
export type Column =
	| { of: "undefined" | "null" | "true" | "false"; size: number }
	| { of: "numbers"; numbers: number }
	| { of: "strings"; strings: number }
	| { of: "objects"; keys: readonly string[]; fields: readonly Column[]; size: number; refs: number | undefined }
	| { of: "arrays" | "sets"; lengths: number; items: Column }
	| { of: "maps"; lengths: number; keys: Column; values: Column }
	| { of: "typed"; arrays: readonly number[] }
	| { of: "mixed"; kinds: number; parts: readonly Column[] };

/** The header before the bytes. */
export type Head = {
	column: Column;
	/** Places in the passing part, which is freed once the value is made. */
	passing: readonly Place[];
	/** Places in the lasting part, whose bytes back the value's arrays. */
	lasting: readonly Place[];
	/** Each text once, as arrays of the passing part: lengths and letters of those of one byte a letter, and of those of two. */
	texts: { narrow: number; wide: number; narrowLetters: number; wideLetters: number };
};

/** A value as bytes: what the first part holds is copied out of it, the second is what the value goes on to live in. */
export type Packed = { head: Head; passing: Uint8Array<ArrayBuffer>; lasting: Uint8Array<ArrayBuffer> };
