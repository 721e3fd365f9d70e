import { workerData } from "node:worker_threads";
import { LOG_OPTIONS } from "@uchit/logging/log-options.ts";
import { serializeError } from "@uchit/logging/serialize-error.ts";
import { forwardTrace } from "@uchit/monitoring/forward-trace.ts";
import { type RequestTrace, runInTrace } from "@uchit/monitoring/request-trace.ts";
import { pino } from "pino";
import type { Env } from "#server/env.ts";
import { findBuiltSite } from "#server/site.ts";
import { surviveErrors } from "#server/survive-errors.ts";
import type { Page } from "./page.ts";
import { createRender, type RenderJob, RenderTimeout } from "./render.ts";

export type WorkerSettings = { env: Env; buildDirectory: string; limitMs: number };

export type WorkerTask = { job: RenderJob; trace: RequestTrace | undefined };

/** A thread's answer. Errors lose their class between threads, so these two are distinguished by fields. */
export type WorkerAnswer = { page: Page } | { failed: { isTimeout: boolean; message: string; stack: string } };

const { env, buildDirectory, limitMs }: WorkerSettings = workerData;
const log = pino({ level: env.LOG_LEVEL, ...LOG_OPTIONS });
forwardTrace(env.BACKEND_URL);
surviveErrors(log);
const site = findBuiltSite(buildDirectory);
const render = createRender({ env, site, log, limitMs });

/** Resolves when pages can be made. Rejects if the build cannot run. */
export async function load(): Promise<void> {
	await site.getBuild();
}

export async function runRenderJob({ job, trace }: WorkerTask): Promise<WorkerAnswer> {
	try {
		return { page: await runInTrace(trace, () => render(job)) };
	} catch (error) {
		const { message, stack } = serializeError(error);
		return { failed: { isTimeout: error instanceof RenderTimeout, message, stack } };
	}
}
