import { join } from "node:path";
import { currentTrace, type RequestTrace } from "@uchit/monitoring/request-trace.ts";
import { Piscina } from "piscina";
import type { Env } from "#server/env.ts";
import type { Page } from "./page.ts";
import { RENDER_THREADS } from "./page-limit.ts";
import { RENDER_LIMIT_MS, type Render, RenderFailed, type RenderJob, RenderTimeout } from "./render.ts";

/** What a thread is told once. */
export type WorkerSettings = { env: Env; buildDirectory: string; limitMs: number };

/** What a thread is asked: the page, and for which request. */
export type WorkerTask = { job: RenderJob; trace: RequestTrace | undefined };

/** What it answers. Errors lose their kind on the way between threads: these two are told by name. */
export type WorkerAnswer = { page: Page } | { failed: { isTimeout: boolean; message: string; stack: string } };

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
		minThreads: RENDER_THREADS,
		maxThreads: RENDER_THREADS,
		concurrentTasksPerWorker: TASKS_EACH,
		loadBalancer: toLeastBusy,
		// A thread that sleeps on its task counter cannot see the backend close an idle connection.
		atomics: "disabled",
		workerData,
	});
	await Promise.all(Array.from({ length: RENDER_THREADS }, () => pool.run(undefined, { name: "load" })));
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

type LoadBalancer = NonNullable<NonNullable<ConstructorParameters<typeof Piscina>[0]>["loadBalancer"]>;

/**
 * Piscina's own balancer gives a thread nothing else while what it makes can be ended, and lets who came later go before who waits: a
 * thread would make one page at a time, idle while the backend answers. Here a thread makes many, and one that runs one alone says Infinity.
 */
const toLeastBusy: LoadBalancer = (_task, workers) => {
	const tasksOf = ({ currentUsage }: (typeof workers)[number]) => (Number.isFinite(currentUsage) ? currentUsage : 1);
	return workers.toSorted((one, other) => tasksOf(one) - tasksOf(other))[0] ?? null;
};

/** Between threads a Buffer becomes a plain array of bytes. */
function toBuffers(page: Page): Page {
	const { identity, br } = page.variants;
	const toBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array) => Buffer.from(buffer, byteOffset, byteLength);
	return { ...page, variants: { identity: toBuffer(identity), ...(br && { br: toBuffer(br) }) } };
}
