import type { Random } from "#bench/support/random.ts";

type Holdings = {
	institutions: number;
	names: readonly string[];
	options: Readonly<Record<string, readonly string[]>>;
	places: readonly string[];
};
type Draw = (random: Random, holdings: Holdings) => URLSearchParams;

const SORTS = ["nirf", "-nirf", "name", "-name", "intake", "established"];

/** Three of ten searches ask for a page of the whole list, the others narrow it as visitors do. */
const MIX: readonly Draw[] = [
	drawWhole,
	drawWhole,
	drawWhole,
	(random, holdings) => drawFacets(random, holdings, 1),
	(random, holdings) => drawFacets(random, holdings, 2),
	(random, holdings) => drawFacets(random, holdings, 3),
	drawName,
	drawTypo,
	drawWordsWithFacet,
	drawNear,
];

export function drawSearches(random: Random, holdings: Holdings, count: number): string[] {
	return drawDistinct(count, () => random.pick(MIX)(random, holdings).toString());
}

export function drawSuggestions(random: Random, holdings: Holdings, count: number): string[] {
	return drawDistinct(count, () => {
		const name = random.pick(holdings.names);
		return new URLSearchParams({ q: name.slice(0, 2 + random.below(12)) }).toString();
	});
}

function drawDistinct(count: number, draw: () => string): string[] {
	const drawn = new Set<string>();
	for (let attempt = 0; drawn.size < count; attempt++) {
		if (attempt > count * 100) throw new Error("There are not so many different questions.");
		drawn.add(draw());
	}
	return [...drawn];
}

function drawWhole(random: Random, { institutions }: Holdings): URLSearchParams {
	const page = 1 + random.below(Math.floor(institutions / 20));
	return new URLSearchParams({ sort: random.pick(SORTS), page: String(page) });
}

function drawFacets(random: Random, { options }: Holdings, count: number): URLSearchParams {
	const params = new URLSearchParams({ sort: random.pick(SORTS) });
	const facets = Object.entries(options).filter(([, values]) => values.length > 0);
	for (let index = 0; index < count; index++) {
		const [facet, values] = random.pick(facets);
		params.append(facet, random.pick(values));
	}
	params.set("page", String(1 + random.below(3)));
	return params;
}

function drawName(random: Random, { names }: Holdings): URLSearchParams {
	const words = random.pick(names).split(/\s+/);
	return new URLSearchParams({ q: words.slice(0, 1 + random.below(words.length)).join(" ") });
}

function drawTypo(random: Random, { names }: Holdings): URLSearchParams {
	const name = random.pick(names).slice(0, 40);
	const at = random.below(Math.max(1, name.length - 1));
	return new URLSearchParams({
		q: name.slice(0, at) + name.slice(at + 1, at + 2) + name.slice(at, at + 1) + name.slice(at + 2),
	});
}

function drawWordsWithFacet(random: Random, holdings: Holdings): URLSearchParams {
	const params = drawFacets(random, holdings, 1);
	params.delete("sort");
	params.delete("page");
	params.set("q", random.pick(random.pick(holdings.names).split(/\s+/)));
	return params;
}

function drawNear(random: Random, holdings: Holdings): URLSearchParams {
	const params = new URLSearchParams({ near: random.pick(holdings.places), sort: "distance" });
	params.set("category", random.pick(holdings.options.category ?? [""]));
	return params;
}
