import {
	ALIGNMENT_BYTES,
	ARRAYS,
	type ArrayName,
	type ArraySpan,
	type Column,
	type Numbers,
	type Packed,
} from "./packed.ts";

/** Converts plain objects, arrays, maps, sets, strings, numbers and typed arrays to bytes for `unpack`. Throws for anything else. */
export function pack(value: unknown): Packed {
	const packer = new Packer();
	const column = packer.column([value]);
	return packer.end(column);
}

class Part {
	readonly places: ArraySpan[] = [];
	readonly #arrays: Numbers[] = [];
	#length = 0;

	add(array: Numbers): number {
		this.places.push({ type: nameOf(array), from: this.#length, length: array.length });
		this.#arrays.push(array);
		this.#length = Math.ceil((this.#length + array.byteLength) / ALIGNMENT_BYTES) * ALIGNMENT_BYTES;
		return this.places.length - 1;
	}

	toBytes(): Uint8Array<ArrayBuffer> {
		const bytes = new Uint8Array(this.#length);
		this.places.forEach(({ from }, number) => {
			const array = this.#arrays[number];
			if (array !== undefined) bytes.set(new Uint8Array(array.buffer, array.byteOffset, array.byteLength), from);
		});
		return bytes;
	}
}

class Packer {
	readonly #passing = new Part();
	readonly #lasting = new Part();
	/** One-byte strings have even numbers, two-byte strings odd ones. */
	readonly #narrow = new Map<string, number>();
	readonly #wide = new Map<string, number>();

	column(values: readonly unknown[]): Column {
		const { kinds, kindOf, shapes } = sortByKind(values);
		const parts = kinds.map((kind, number) => {
			const ofKind = kinds.length === 1 ? values : values.filter((_, place) => kindOf[place] === number);
			return this.#ofKind(kind, shapes.get(number) ?? [], ofKind);
		});
		const [only] = parts;
		if (only === undefined) return { of: "undefined", size: 0 };
		return parts.length === 1 ? only : { of: "mixed", kinds: this.#passing.add(kindOf), parts };
	}

	end(column: Column): Packed {
		const [narrow, wide] = [[...this.#narrow.keys()], [...this.#wide.keys()]];
		const texts = {
			narrow: this.#passing.add(narrowest(narrow.map(({ length }) => length))),
			wide: this.#passing.add(narrowest(wide.map(({ length }) => length))),
			narrowLetters: this.#passing.add(new Uint8Array(Buffer.from(narrow.join(""), "latin1"))),
			wideLetters: this.#passing.add(new Uint8Array(Buffer.from(wide.join(""), "utf16le"))),
		};
		const { places: passing } = this.#passing;
		const { places: lasting } = this.#lasting;
		return {
			head: { column, passing, lasting, texts },
			passing: this.#passing.toBytes(),
			lasting: this.#lasting.toBytes(),
		};
	}

	#ofKind(kind: Kind, keys: readonly string[], values: readonly unknown[]): Column {
		switch (kind) {
			case "undefined":
			case "null":
			case "true":
			case "false":
				return { of: kind, size: values.length };
			case "number":
				return { of: "numbers", numbers: this.#passing.add(narrowest(all(values, isNumber))) };
			case "string":
				return { of: "strings", strings: this.#passing.add(this.#textsOf(all(values, isText))) };
			case "array":
				return this.#lists("arrays", all(values, isList));
			case "set":
				return this.#lists(
					"sets",
					all(values, isSet).map((set) => [...set]),
				);
			case "map":
				return this.#maps(all(values, isMap));
			case "typed":
				return { of: "typed", arrays: all(values, isNumbers).map((array) => this.#lasting.add(array)) };
			case "object":
				return this.#objects(keys, all(values, isObject));
		}
	}

	#textsOf(texts: readonly string[]): Uint32Array<ArrayBuffer> {
		return Uint32Array.from(texts, (text) => {
			const known = this.#narrow.get(text);
			if (known !== undefined) return 2 * known;
			const isWide = WIDE_CHARACTER.test(text);
			const table = isWide ? this.#wide : this.#narrow;
			const number = table.get(text) ?? table.size;
			table.set(text, number);
			return 2 * number + Number(isWide);
		});
	}

	#lists(kind: "arrays" | "sets", lists: readonly (readonly unknown[])[]): Column {
		const lengths = this.#passing.add(narrowest(lists.map(({ length }) => length)));
		return { of: kind, lengths, items: this.column(lists.flat()) };
	}

	#maps(maps: readonly ReadonlyMap<unknown, unknown>[]): Column {
		const lengths = this.#passing.add(narrowest(maps.map(({ size }) => size)));
		const keys = this.column(maps.flatMap((map) => [...map.keys()]));
		return { of: "maps", lengths, keys, values: this.column(maps.flatMap((map) => [...map.values()])) };
	}

	#objects(keys: readonly string[], objects: readonly Fields[]): Column {
		const numbers = new Map<Fields, number>();
		const refs = new Uint32Array(objects.length);
		objects.forEach((object, place) => {
			const known = numbers.get(object) ?? numbers.size;
			if (known === numbers.size) numbers.set(object, known);
			refs[place] = known;
		});
		const distinct = [...numbers.keys()];
		return {
			of: "objects",
			keys,
			fields: keys.map((key) => this.column(distinct.map((object) => object[key]))),
			size: distinct.length,
			refs: distinct.length === objects.length ? undefined : this.#passing.add(refs),
		};
	}
}

type Fields = Readonly<Record<string, unknown>>;
type Kind =
	| "undefined"
	| "null"
	| "true"
	| "false"
	| "number"
	| "string"
	| "array"
	| "set"
	| "map"
	| "typed"
	| "object";
const MAX_KINDS = 255;

function sortByKind(values: readonly unknown[]) {
	const kinds: Kind[] = [];
	const shapes = new Map<number, string[]>();
	const numberOf = (value: unknown) => {
		const kind = toKind(value);
		const found = kinds.findIndex((known, number) => {
			if (known !== kind) return false;
			return kind !== "object" || (isObject(value) && hasShape(value, shapes.get(number) ?? []));
		});
		if (found !== -1) return found;
		if (kinds.length === MAX_KINDS) throw new Error("One property has too many kinds of values to be stored.");
		if (kind === "object" && isObject(value)) shapes.set(kinds.length, Object.keys(value));
		return kinds.push(kind) - 1;
	};
	return { kindOf: Uint8Array.from(values, numberOf), kinds, shapes };
}

function hasShape(object: Fields, shape: readonly string[]): boolean {
	let place = 0;
	for (const key in object) if (key !== shape[place++]) return false;
	return place === shape.length;
}

const WIDE_CHARACTER = /[\u0100-\uffff]/;

const isNumber = (value: unknown) => typeof value === "number";
const isText = (value: unknown) => typeof value === "string";
const isList = (value: unknown) => Array.isArray(value);
const isSet = (value: unknown) => value instanceof Set;
const isMap = (value: unknown) => value instanceof Map;
const isNumbers = (value: unknown): value is Numbers => ARRAY_NAMES.some((name) => value instanceof ARRAYS[name]);

function isObject(value: unknown): value is Fields {
	return typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

function toKind(value: unknown): Kind {
	if (value === undefined) return "undefined";
	if (value === null) return "null";
	if (typeof value === "boolean") return value ? "true" : "false";
	if (isNumber(value)) return "number";
	if (isText(value)) return "string";
	if (isObject(value)) return "object";
	if (isList(value)) return "array";
	if (isSet(value)) return "set";
	if (isMap(value)) return "map";
	if (isNumbers(value)) return "typed";
	throw new Error(`A ${typeof value} (${value.constructor.name}) cannot be stored.`);
}

function all<Value>(values: readonly unknown[], isOne: (value: unknown) => value is Value): readonly Value[] {
	if (values.every(isOne)) return values;
	throw new Error("Some values do not have the kind of their group.");
}

const ARRAY_NAMES = ["Uint8Array", "Uint16Array", "Uint32Array", "Int32Array", "Float64Array"] as const;

function nameOf(array: Numbers): ArrayName {
	for (const name of ARRAY_NAMES) if (array instanceof ARRAYS[name]) return name;
	throw new Error(`An array of type ${array.constructor.name} cannot be stored.`);
}

function narrowest(numbers: readonly number[]): Numbers {
	let least = 0;
	let most = 0;
	for (const number of numbers) {
		if (!Number.isInteger(number) || Object.is(number, -0)) return Float64Array.from(numbers);
		if (number < least) least = number;
		if (number > most) most = number;
	}
	if (least >= 0 && most < 2 ** 8) return Uint8Array.from(numbers);
	if (least >= 0 && most < 2 ** 16) return Uint16Array.from(numbers);
	if (least >= 0 && most < 2 ** 32) return Uint32Array.from(numbers);
	return least >= -(2 ** 31) && most < 2 ** 31 ? Int32Array.from(numbers) : Float64Array.from(numbers);
}
