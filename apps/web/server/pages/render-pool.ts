import { join } from "node:path";
import { currentTrace } from "@uchit/monitoring/request-trace.ts";
import { Piscina } from "piscina";
import type { Page } from "./page.ts";
import { RENDER_THREADS } from "./page-limit.ts";
import { RENDER_LIMIT_MS, type Render, RenderFailed, RenderTimeout } from "./render.ts";
import type { WorkerAnswer, WorkerSettings, WorkerTask } from "./render-worker.ts";

/** More than the queue before it admits, so that it never delays anything. */
const TASKS_EACH = 64;
/** A thread that does not even notice its time limit is ended, with everything else it renders. */
const GRACE_MS = 5_000;

type WorkerFunction = keyof typeof import("./render-worker.ts");

/**
 * Starts threads that render and compress the built site, and returns a way to end them. Rejects if the build cannot
 * run.
 */
export async function startRenderPool({
	limitMs = RENDER_LIMIT_MS,
	...settings
}: Omit<WorkerSettings, "limitMs"> & { limitMs: number | undefined }) {
	const workerData: WorkerSettings = { ...settings, limitMs };
	const pool = new Piscina<WorkerTask | undefined, WorkerAnswer>({
		filename: join(import.meta.dirname, "render-worker.ts"),
		name: "runRenderJob" satisfies WorkerFunction,
		minThreads: RENDER_THREADS,
		maxThreads: RENDER_THREADS,
		concurrentTasksPerWorker: TASKS_EACH,
		loadBalancer: toLeastBusy,
		// A thread that sleeps on its task counter would not see the backend close an idle connection.
		atomics: "disabled",
		workerData,
	});
	await Promise.all(
		Array.from({ length: RENDER_THREADS }, () => pool.run(undefined, { name: "load" satisfies WorkerFunction })),
	);
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
 * Piscina's own balancer gives a thread no second task while the first can be aborted, and lets later tasks overtake
 * waiting ones: a thread would render one page at a time, idle while the backend answers. Here a thread renders many,
 * and a thread that runs a single task reports Infinity.
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
