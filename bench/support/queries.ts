import type { ServerReport } from "#bench/peers/search-server.ts";
import type { Random } from "#bench/support/random.ts";

type Draw = (random: Random, report: ServerReport) => URLSearchParams;

const SORTS = ["nirf", "-nirf", "name", "-name", "intake", "established"];

/** Of ten searches three narrow nothing (a page somewhere in the whole list), the others as visitors do. */
const MIX: readonly Draw[] = [
	drawWhole,
	drawWhole,
	drawWhole,
	(random, report) => drawFacets(random, report, 1),
	(random, report) => drawFacets(random, report, 2),
	(random, report) => drawFacets(random, report, 3),
	drawName,
	drawTypo,
	drawWordsWithFacet,
	drawNear,
];

/** So many different searches. */
export function drawSearches(random: Random, report: ServerReport, count: number): string[] {
	return drawDistinct(count, () => random.pick(MIX)(random, report).toString());
}

/** So many different beginnings of names, as they stand in the box while somebody types. */
export function drawSuggestions(random: Random, report: ServerReport, count: number): string[] {
	return drawDistinct(count, () => {
		const name = random.pick(report.names);
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

function drawWhole(random: Random, { institutions }: ServerReport): URLSearchParams {
	const page = 1 + random.below(Math.floor(institutions / 20));
	return new URLSearchParams({ sort: random.pick(SORTS), page: String(page) });
}

function drawFacets(random: Random, { options }: ServerReport, count: number): URLSearchParams {
	const params = new URLSearchParams({ sort: random.pick(SORTS) });
	const facets = Object.entries(options).filter(([, values]) => values.length > 0);
	for (let index = 0; index < count; index++) {
		const [facet, values] = random.pick(facets);
		params.append(facet, random.pick(values));
	}
	params.set("page", String(1 + random.below(3)));
	return params;
}

function drawName(random: Random, { names }: ServerReport): URLSearchParams {
	const words = random.pick(names).split(/\s+/);
	return new URLSearchParams({ q: words.slice(0, 1 + random.below(words.length)).join(" ") });
}

/** Two neighbouring letters swapped. */
function drawTypo(random: Random, { names }: ServerReport): URLSearchParams {
	const name = random.pick(names).slice(0, 40);
	const at = random.below(Math.max(1, name.length - 1));
	return new URLSearchParams({
		q: name.slice(0, at) + name.slice(at + 1, at + 2) + name.slice(at, at + 1) + name.slice(at + 2),
	});
}

function drawWordsWithFacet(random: Random, report: ServerReport): URLSearchParams {
	const params = drawFacets(random, report, 1);
	params.delete("sort");
	params.delete("page");
	params.set("q", random.pick(random.pick(report.names).split(/\s+/)));
	return params;
}

function drawNear(random: Random, report: ServerReport): URLSearchParams {
	const params = new URLSearchParams({ near: random.pick(report.places), sort: "distance" });
	params.set("category", random.pick(report.options.category ?? [""]));
	return params;
}
