const FIRST_SECONDS = 1;
const LONGEST_SECONDS = 900;
const MOST_TRIES = 20;

/** Whether it is given up after so many tries: over about three hours, and as many more each time that it is set waiting again. */
export function isLastTry(tries: number): boolean {
	return tries % MOST_TRIES === 0;
}

/** How long to wait after so many tries: doubled each time up to a quarter of an hour, and spread, so that not all come back at once. */
export function pauseAfter(tries: number, chance: () => number = Math.random): number {
	const whole = Math.min(FIRST_SECONDS * 2 ** ((tries - 1) % MOST_TRIES), LONGEST_SECONDS);
	return whole * (0.5 + chance() / 2);
}
