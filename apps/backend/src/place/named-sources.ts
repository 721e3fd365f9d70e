import type { CollegeSummary } from "@uchit/contract/college.ts";
import type { PlaceFigures } from "@uchit/contract/place.ts";

export function sourceIdsOfFigures(figures: PlaceFigures): string[] {
	const { ownership, seats, ranked, salaries, closing, fees, established, women } = figures;
	const parts = [ownership, seats, ranked, salaries, closing, fees, established, women];
	return [figures.sourceId, ...parts.flatMap((part) => part?.sourceId ?? [])];
}

export function sourceIdsOfItems(items: readonly CollegeSummary[]): string[] {
	return items.flatMap(({ sourceId, ranking, seats, salary, fee }) => [
		sourceId,
		...[ranking, seats, salary, fee].flatMap((part) => part?.sourceId ?? []),
	]);
}
