import { NO_FIGURE, type RoundTable } from "../round-table.ts";

export type LastRound = { year: number; closing: number };

export function listLastRounds({ rounds, pool, firstFigure, lists, list, closing }: RoundTable): LastRound[][] {
	const lastPlaces = new Set(new Map(rounds.map(({ year }, place) => [year, place])).values());
	return Array.from(pool, (_, seat) => {
		const ofSeat: LastRound[] = [];
		for (let figure = firstFigure[seat] ?? 0; figure < (firstFigure[seat + 1] ?? 0); figure++) {
			const place = lists[list[figure] ?? -1]?.place ?? -1;
			const year = lastPlaces.has(place) ? rounds[place]?.year : undefined;
			const rank = closing[figure] ?? NO_FIGURE;
			if (year !== undefined && rank !== NO_FIGURE) ofSeat.push({ year, closing: rank });
		}
		return ofSeat.sort((a, b) => a.year - b.year);
	});
}
