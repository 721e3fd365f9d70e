import { COLLEGES_PAGE_SIZE, type CollegeSort } from "@uchit/contract/college.ts";
import type { RankingList } from "@uchit/contract/ranking.ts";
import type { CollegeIndex } from "./college-index.ts";
import type { Counted } from "./count.ts";
import { distanceKm } from "./points.ts";
import { INSTITUTION_BITS, type TextMatches } from "./relevance.ts";
import type { Point } from "./rows.ts";
import { smallest } from "./smallest.ts";

type PageOptions = { sort: CollegeSort; list: RankingList; near: Point | undefined; page: number };

/** The institutions of one page, in order; no two tie, so pages neither repeat nor skip one. */
export function takePage(
	index: CollegeIndex,
	{ isMatch, total }: Counted,
	text: TextMatches | undefined,
	{ sort, list, near, page }: PageOptions,
): number[] {
	const offset = (page - 1) * COLLEGES_PAGE_SIZE;
	if (offset >= total) return [];
	const taking = new Taking(isMatch, offset);
	switch (sort) {
		case "relevance":
			taking.takeAll(text === undefined ? [] : sortByNumber(text, isMatch, offset + COLLEGES_PAGE_SIZE));
			break;
		case "name":
			taking.takeFrom(0, index.size, 1);
			break;
		case "-name":
			taking.takeFrom(index.size - 1, -1, -1);
			break;
		case "distance":
		case "-distance":
			taking.takeKnown(near === undefined ? [] : sortByDistance(index, isMatch, near), sort === "-distance");
			break;
		case "nirf":
		case "-nirf":
			taking.takeKnown(index.orders.ranked.get(list) ?? [], sort === "-nirf");
			break;
		case "intake":
		case "-intake":
			taking.takeKnown(index.orders.bySeats, sort === "-intake");
			break;
		case "established":
		case "-established":
			taking.takeKnown(index.orders.byAge, sort === "-established");
			break;
	}
	return taking.taken;
}

/** Takes what matches, once each, after as many as the offset says, until the page is full. */
class Taking {
	readonly taken: number[] = [];
	readonly #left: Uint8Array;
	#skip: number;

	constructor(isMatch: Uint8Array, offset: number) {
		this.#left = isMatch.slice();
		this.#skip = offset;
	}

	/** In a sorted order or its reverse, then by name what is not in it: unknown comes last either way. */
	takeKnown(order: Uint32Array | readonly number[], isReversed: boolean): void {
		this.takeAll(isReversed ? order.toReversed() : order);
		this.takeFrom(0, this.#left.length, 1);
	}

	takeAll(order: Iterable<number>): void {
		for (const institution of order) {
			if (this.#isFull) return;
			this.#take(institution);
		}
	}

	takeFrom(from: number, to: number, step: 1 | -1): void {
		for (let institution = from; institution !== to && !this.#isFull; institution += step) this.#take(institution);
	}

	#take(institution: number): void {
		if (this.#left[institution] !== 1) return;
		this.#left[institution] = 0;
		if (this.#skip > 0) this.#skip--;
		else this.taken.push(institution);
	}

	get #isFull(): boolean {
		return this.taken.length === COLLEGES_PAGE_SIZE;
	}
}

/** As many of the matching as the page needs, the most relevant first. */
function sortByNumber({ institutions, relevance }: TextMatches, isMatch: Uint8Array, needed: number): number[] {
	const matching = relevance.filter((_, place) => isMatch[institutions[place] ?? 0] === 1);
	return Array.from(smallest(matching, needed), (packed) => packed % INSTITUTION_BITS);
}

/** To the metre. Those whose point nobody knows are not in it. */
function sortByDistance({ points }: CollegeIndex, isMatch: Uint8Array, near: Point): number[] {
	const { pointOf, latitudes, longitudes } = points;
	const metres = Float64Array.from(latitudes, (latitude, point) =>
		Math.round(1_000 * distanceKm(near, { latitude, longitude: longitudes[point] ?? 0 })),
	);
	const found: number[] = [];
	isMatch.forEach((matches, institution) => {
		const point = pointOf[institution] ?? 0;
		if (matches === 1 && point !== 0) found.push((metres[point] ?? 0) * INSTITUTION_BITS + institution);
	});
	return Array.from(Float64Array.from(found).sort(), (packed) => packed % INSTITUTION_BITS);
}
