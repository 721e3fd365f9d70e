export class ValueIndex<Value> {
	#places = new Map<Value, number>();
	indexOf(value: Value): number {
		const place = this.#places.get(value) ?? this.#places.size;
		this.#places.set(value, place);
		return place;
	}
	[Symbol.iterator]() {
		return this.#places.keys();
	}
}
