export const ARRAYS = { Uint8Array, Uint16Array, Uint32Array, Int32Array, Float64Array };
export type ArrayName = keyof typeof ARRAYS;
export type Numbers = InstanceType<(typeof ARRAYS)[ArrayName]>;

/** The widest element: each array begins at a multiple of it. */
export const ALIGNMENT_BYTES = 8;

/** `from` is a byte offset within the part, `length` a number of elements. */
export type ArraySpan = { type: ArrayName; from: number; length: number };

/**
 * Values at the same place of many similar ones: for a list of rows, all values of one field. `numbers`, `strings`, `refs`, `lengths` and
 * `kinds` are indexes of arrays in the passing part, `typed` in the lasting part. An object that repeats within a column is stored, and
 * made, once.
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

export type Head = {
	column: Column;
	/** Places in the passing part, which is freed once the value is made. */
	passing: readonly ArraySpan[];
	/** Places in the lasting part, whose bytes back the value's arrays. */
	lasting: readonly ArraySpan[];
	/** Each string once, as array indexes of the passing part: lengths and letters of one-byte strings, and of two-byte strings. */
	texts: { narrow: number; wide: number; narrowLetters: number; wideLetters: number };
};

export type Packed = { head: Head; passing: Uint8Array<ArrayBuffer>; lasting: Uint8Array<ArrayBuffer> };
