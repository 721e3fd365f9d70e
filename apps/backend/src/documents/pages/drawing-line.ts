import { Unavailable } from "#backend/errors.ts";

const MOST_WAITING = 8;

let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/** One document is drawn at a time, and few wait: a PDF may take the whole machine. Throws Unavailable. */
export async function inLine<Result>(draw: () => Promise<Result>): Promise<Result> {
	if (waiting >= MOST_WAITING) throw new Unavailable("Too many documents are being read. Send it again in a minute.");
	waiting += 1;
	const turn = last.then(draw, draw);
	last = turn.catch(() => undefined);
	try {
		return await turn;
	} finally {
		waiting -= 1;
	}
}
