/** An array of numbers that grows, for counts that are not known beforehand. */
export class GrowingNumbers {
	#numbers = new Uint32Array(1 << 16);
	length = 0;

	push(value: number): void {
		if (this.length === this.#numbers.length) {
			const larger = new Uint32Array(this.#numbers.length * 2);
			larger.set(this.#numbers);
			this.#numbers = larger;
		}
		this.#numbers[this.length++] = value;
	}

	/** The numbers so far; valid until the next push. */
	view(): Uint32Array {
		return this.#numbers.subarray(0, this.length);
	}
}
