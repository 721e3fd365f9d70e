import { COLLEGES_PAGE_SIZE, type CollegeSort } from "@uchit/contract/college.ts";
import type { RankingList } from "@uchit/contract/ranking.ts";
import type { CollegeIndex } from "./college-index.ts";
import type { MatchCounts } from "./count.ts";
import { byDistance } from "./points.ts";
import type { Point } from "./queries/search-rows.ts";
import { smallest } from "./smallest.ts";
import { INSTITUTION_BITS, type TextMatches } from "./text/text-matches.ts";

type PageOptions = { sort: CollegeSort; list: RankingList; near: Point | undefined; page: number };

/** The institutions of one page, in order; no two tie, so pages neither repeat nor skip one. */
export function selectPage(
	index: CollegeIndex,
	{ matching, total }: MatchCounts,
	text: TextMatches | undefined,
	{ sort, list, near, page }: PageOptions,
): number[] {
	const offset = (page - 1) * COLLEGES_PAGE_SIZE;
	if (offset >= total) return [];
	const taking = new PageBuilder(index, matching, { list, offset });
	const isReversed = sort.startsWith("-");
	switch (sort) {
		case "relevance":
			taking.takeAll(text === undefined ? [] : byRelevance(text, index.scratch.isLeft, offset + COLLEGES_PAGE_SIZE));
			break;
		case "name":
		case "-name":
			taking.takeByName(isReversed);
			break;
		case "distance":
		case "-distance":
			taking.takeKnown(near === undefined ? [] : byDistance(index.points, near, isReversed));
			break;
		case "nirf":
		case "-nirf":
			taking.takeKnown(inDirection(index.orders.ranked.get(list), isReversed));
			break;
		case "intake":
		case "-intake":
			taking.takeKnown(inDirection(index.orders.bySeats, isReversed));
			break;
		case "established":
		case "-established":
			taking.takeKnown(inDirection(index.orders.byAge, isReversed));
			break;
		case "salary":
		case "-salary":
			taking.takeKnown(inDirection(index.orders.bySalary.get(list), isReversed));
			break;
	}
	return taking.taken;
}

function inDirection(order: Uint32Array = new Uint32Array(), isReversed: boolean): Uint32Array {
	return isReversed ? order.toReversed() : order;
}

class PageBuilder {
	readonly taken: number[] = [];
	readonly #isLeft: Uint8Array;
	readonly #byFieldSeats: Uint32Array;
	readonly #byEvidence: Uint32Array;
	readonly #matching: Uint32Array;
	#skip: number;

	constructor(
		{ scratch: { isLeft }, orders }: CollegeIndex,
		matching: Uint32Array,
		{ list, offset }: Pick<PageOptions, "list"> & { offset: number },
	) {
		this.#isLeft = isLeft;
		this.#byFieldSeats = orders.byFieldSeats.get(list) ?? new Uint32Array();
		this.#byEvidence = orders.byEvidence;
		this.#matching = matching;
		this.#skip = offset;
		isLeft.fill(0);
		for (let place = 0; place < matching.length; place++) isLeft[matching[place] ?? 0] = 1;
	}

	/**
	 * The order first, then institutions missing from it in either direction: by seats in the list's field, then by number of known
	 * figures.
	 */
	takeKnown(order: Iterable<number>): void {
		for (const each of [order, this.#byFieldSeats, this.#byEvidence]) this.takeAll(each);
	}

	takeAll(order: Iterable<number>): void {
		for (const institution of order) {
			if (this.#isFull) return;
			this.#take(institution);
		}
	}

	takeByName(isReversed: boolean): void {
		const byName = isSorted(this.#matching) ? this.#matching : this.#matching.toSorted();
		this.takeAll(isReversed ? byName.toReversed() : byName);
	}

	#take(institution: number): void {
		if (this.#isLeft[institution] !== 1) return;
		this.#isLeft[institution] = 0;
		if (this.#skip > 0) this.#skip--;
		else this.taken.push(institution);
	}

	get #isFull(): boolean {
		return this.taken.length === COLLEGES_PAGE_SIZE;
	}
}

function isSorted(numbers: Uint32Array): boolean {
	for (let place = 1; place < numbers.length; place++) {
		if ((numbers[place - 1] ?? 0) > (numbers[place] ?? 0)) return false;
	}
	return true;
}

function byRelevance({ institutions, relevance }: TextMatches, isMatch: Uint8Array, needed: number): number[] {
	const matching = relevance.filter((_, place) => isMatch[institutions[place] ?? 0] === 1);
	return Array.from(smallest(matching, needed), (packed) => packed % INSTITUTION_BITS);
}
