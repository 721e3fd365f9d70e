import { buildApp } from "../../apps/backend/src/app.ts";
import { openDatabase } from "../../apps/backend/src/db/client.ts";
import { parseEnv } from "../../apps/backend/src/env.ts";

/** What `bench/predict.ts` needs to know to ask this service. */
export type PredictServerReport = { address: string; readyMs: number; memoryMb: number };

/** `node bench/peers/predict-server.ts`: the real service; prints its report as one line when its predictor is ready. */
const env = parseEnv({ ...process.env, PORT: "0" });
const db = openDatabase({ url: env.DATABASE_URL, onIdleError: () => undefined });
// Its index of institutions is of no use here.
const app = await buildApp({ db, env, index: { get: () => new Promise(() => undefined), onChange: () => undefined } });
const address = await app.listen({ port: 0, host: "127.0.0.1" });
const start = performance.now();
const { statusCode } = await app.inject({ url: "/v1/predict/exams" });
if (statusCode !== 200) throw new Error(`The predictor answers ${statusCode}.`);
const report: PredictServerReport = {
	address,
	readyMs: performance.now() - start,
	memoryMb: process.memoryUsage().rss / 1e6,
};
process.stdout.write(`${JSON.stringify(report)}\n`);
process.once("SIGTERM", () => process.exit(0));
