import type { FastifyInstance } from "fastify";
import type { Env } from "#backend/env.ts";
import { Unavailable } from "#backend/errors.ts";
import { memoiseUntilChanged } from "#backend/platform/memoise.ts";

const FIRST_ANSWERS = ["/v1/ask?q=engineering+colleges+in+delhi", "/v1/exams", "/v1/countries"];
/** The sitemap and all JoSAA rounds. They take longest, so readiness does not wait for them. */
const AFTERWARDS = [
	"/v1/addresses/colleges",
	"/v1/predict/replay/jee-mains/rounds",
	"/v1/predict/replay/jee-advanced/rounds",
];

/** Requests each once through the program's own routes. The next call retries a failure. Throws Unavailable. */
export function createWarmUp(app: FastifyInstance, { BACKEND_KEY }: Env): () => Promise<void> {
	const answer = (url: string) => app.inject({ url, headers: { authorization: `Bearer ${BACKEND_KEY}` } });
	const answerAfterwards = async () => {
		for (const url of AFTERWARDS) await answer(url);
	};
	const warm = memoiseUntilChanged(async () => {
		for (const url of FIRST_ANSWERS) {
			const { statusCode } = await answer(url);
			if (statusCode !== 200) throw new Unavailable(`The first answer of ${url.split("?")[0]} is ${statusCode}.`);
		}
		void answerAfterwards().catch(() => undefined);
	});
	return warm.get;
}
