import { yieldToLoop } from "#backend/platform/yield-to-loop.ts";
import { ARRAYS, type ArraySpan, type Column, type Numbers, type Packed } from "./packed.ts";

/** Values between two yields, some hundredths of a second apart. */
const VALUES_BETWEEN_YIELDS = 20_000;

/**
 * Restores a packed value, at a tenth of a second per ten megabytes, yielding to other work. Typed arrays share the bytes of the lasting
 * part; strings are slices of one long string.
 */
export async function unpack(packed: Packed): Promise<unknown> {
	const [value] = await new Unpacker(packed).column(packed.head.column);
	return value;
}

class Unpacker {
	readonly #packed: Packed;
	#texts: readonly [narrow: string[], wide: string[]] = [[], []];
	#areTextsRead = false;
	#made = 0;

	constructor(packed: Packed) {
		this.#packed = packed;
	}

	async column(column: Column): Promise<unknown[]> {
		await this.#readTexts();
		switch (column.of) {
			case "undefined":
				return new Array(column.size).fill(undefined);
			case "null":
				return new Array(column.size).fill(null);
			case "true":
				return new Array(column.size).fill(true);
			case "false":
				return new Array(column.size).fill(false);
			case "numbers":
				return this.#counted(map(this.#passing(column.numbers), (number) => number));
			case "strings":
				return this.#counted(map(this.#passing(column.strings), (text) => this.#texts[text & 1]?.[text >>> 1]));
			case "typed":
				return column.arrays.map((number) => view(this.#packed.lasting, this.#packed.head.lasting[number]));
			case "arrays":
				return this.#lists(column.lengths, await this.column(column.items));
			case "sets":
				return (await this.#lists(column.lengths, await this.column(column.items))).map((items) => new Set(items));
			case "maps":
				return this.#maps(column.lengths, await this.column(column.keys), await this.column(column.values));
			case "objects":
				return this.#objects(column);
			case "mixed":
				return this.#mixed(column.kinds, column.parts);
		}
	}

	async #objects({ keys, fields, size, refs }: Extract<Column, { of: "objects" }>): Promise<unknown[]> {
		const values: unknown[][] = [];
		for (const field of fields) values.push(await this.column(field));
		// A copy of a parsed object has room for exactly its fields.
		const empty: Record<string, unknown> = JSON.parse(`{${keys.map((key) => `${JSON.stringify(key)}:null`).join()}}`);
		const objects: Record<string, unknown>[] = [];
		for (let place = 0; place < size; place++) {
			if (place % VALUES_BETWEEN_YIELDS === VALUES_BETWEEN_YIELDS - 1) await yieldToLoop();
			const object = { ...empty };
			for (let field = 0; field < keys.length; field++) object[keys[field] ?? ""] = values[field]?.[place];
			objects.push(object);
		}
		return refs === undefined ? objects : this.#counted(map(this.#passing(refs), (ref) => objects[ref]));
	}

	async #lists(lengths: number, items: readonly unknown[]): Promise<unknown[][]> {
		let from = 0;
		return this.#counted(
			map(this.#passing(lengths), (length) => {
				const list = items.slice(from, from + length);
				from += length;
				return list;
			}),
		);
	}

	async #maps(lengths: number, keys: readonly unknown[], values: readonly unknown[]): Promise<unknown[]> {
		let place = 0;
		return this.#counted(
			map(this.#passing(lengths), (length) => {
				const map = new Map<unknown, unknown>();
				for (const end = place + length; place < end; place++) map.set(keys[place], values[place]);
				return map;
			}),
		);
	}

	async #mixed(kinds: number, parts: readonly Column[]): Promise<unknown[]> {
		const values: unknown[][] = [];
		for (const part of parts) values.push(await this.column(part));
		const next = new Uint32Array(parts.length);
		return this.#counted(
			map(this.#passing(kinds), (kind) => {
				const place = next[kind] ?? 0;
				next[kind] = place + 1;
				return values[kind]?.[place];
			}),
		);
	}

	async #counted<Value>(values: Value[]): Promise<Value[]> {
		this.#made += values.length;
		if (this.#made < VALUES_BETWEEN_YIELDS) return values;
		this.#made = 0;
		await yieldToLoop();
		return values;
	}

	async #readTexts(): Promise<void> {
		if (this.#areTextsRead) return;
		this.#areTextsRead = true;
		const { narrow, wide, narrowLetters, wideLetters } = this.#packed.head.texts;
		const read = (letters: number, encoding: "latin1" | "utf16le") => {
			const { buffer, byteOffset, byteLength } = this.#passing(letters);
			return Buffer.from(buffer, byteOffset, byteLength).toString(encoding);
		};
		this.#texts = [
			await splitTexts(read(narrowLetters, "latin1"), this.#passing(narrow)),
			await splitTexts(read(wideLetters, "utf16le"), this.#passing(wide)),
		];
	}

	#passing(number: number): Numbers {
		return view(this.#packed.passing, this.#packed.head.passing[number]);
	}
}

/** Many times faster than `Array.from`. */
function map<Value>(numbers: Numbers, make: (number: number) => Value): Value[] {
	const values: Value[] = [];
	for (let place = 0; place < numbers.length; place++) values.push(make(numbers[place] ?? 0));
	return values;
}

async function splitTexts(letters: string, lengths: Numbers): Promise<string[]> {
	const texts: string[] = [];
	let from = 0;
	for (const length of lengths) {
		texts.push(letters.slice(from, from + length));
		from += length;
		if (texts.length % VALUES_BETWEEN_YIELDS === 0) await yieldToLoop();
	}
	return texts;
}

function view({ buffer, byteOffset }: Uint8Array<ArrayBuffer>, place: ArraySpan | undefined): Numbers {
	if (place === undefined) throw new Error("The stored bytes name an array that they do not contain.");
	return new ARRAYS[place.type](buffer, byteOffset + place.from, place.length);
}
