import { availableParallelism } from "node:os";
import { join } from "node:path";
import { currentTrace, type RequestTrace } from "@uchit/monitoring/request-trace.ts";
import { Piscina } from "piscina";
import type { Env } from "#server/env.ts";
import type { Page } from "./page.ts";
import { RENDER_LIMIT_MS, type Render, RenderFailed, type RenderJob, RenderTimeout } from "./render.ts";

/** What a thread is told once. */
export type WorkerSettings = { env: Env; buildDirectory: string; limitMs: number };

/** What a thread is asked: the page, and for which request. */
export type WorkerTask = { job: RenderJob; trace: RequestTrace | undefined };

/** What it answers. Errors lose their kind on the way between threads: these two are told by name. */
export type WorkerAnswer = { page: Page } | { failed: { isTimeout: boolean; message: string; stack: string } };

/** One is left to the loop that answers visitors. */
const THREADS = Math.max(1, availableParallelism() - 1);
/** More than the queue before it lets through: it never holds anything back. */
const TASKS_EACH = 64;
/** A thread that does not even notice that its time is over is ended, and with it what else it was making. */
const GRACE_MS = 5_000;

/** Threads that render and compress the built site, and a way to end them. Rejects when it cannot be run. */
export async function startRenderPool({
	limitMs = RENDER_LIMIT_MS,
	...settings
}: Omit<WorkerSettings, "limitMs"> & { limitMs: number | undefined }) {
	const workerData: WorkerSettings = { ...settings, limitMs };
	const pool = new Piscina<WorkerTask | undefined, WorkerAnswer>({
		filename: join(import.meta.dirname, "render-worker.ts"),
		name: "answer",
		minThreads: THREADS,
		maxThreads: THREADS,
		concurrentTasksPerWorker: TASKS_EACH,
		// A thread that sleeps on its task counter cannot see the backend close an idle connection.
		atomics: "disabled",
		workerData,
	});
	await Promise.all(Array.from({ length: THREADS }, () => pool.run(undefined, { name: "load" })));
	const render: Render = async (job) => {
		const signal = AbortSignal.timeout(limitMs + GRACE_MS);
		const answer = await pool.run({ job, trace: currentTrace() }, { signal }).catch((error: unknown) => {
			if (signal.aborted) throw new RenderTimeout(`${job.url} held a thread for ${limitMs + GRACE_MS} ms`);
			throw error;
		});
		if ("page" in answer) return toBuffers(answer.page);
		const { isTimeout, message, stack } = answer.failed;
		throw Object.assign(isTimeout ? new RenderTimeout(message) : new RenderFailed(message), { stack });
	};
	return { render, close: () => pool.destroy() };
}

/** Between threads a Buffer becomes a plain array of bytes. */
function toBuffers(page: Page): Page {
	const { identity, gzip, br } = page.variants;
	const toBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array) => Buffer.from(buffer, byteOffset, byteLength);
	return {
		...page,
		variants: {
			identity: toBuffer(identity),
			...(gzip && { gzip: toBuffer(gzip) }),
			...(br && { br: toBuffer(br) }),
		},
	};
}
