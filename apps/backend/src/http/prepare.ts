import type { FastifyInstance } from "fastify";
import type { Env } from "#backend/env.ts";
import { answersVisitors } from "#backend/platform/role.ts";

declare module "fastify" {
	interface FastifyInstance {
		/** Adds work that is costly at its first use, to be done before visitors need it, in the order in which it was added. */
		prepare: (work: () => Promise<unknown>) => void;
		/** Does the work that was added, once. It never rejects: work that fails is done at its first use. */
		prepareAll: () => Promise<void>;
	}
}

/**
 * Gives the app `prepare` and `prepareAll`, and does the work when it listens, if nobody had it done before. One after another: all at
 * once would keep the processor from the visitors that come meanwhile. A worker has no visitors and prepares nothing.
 */
export function addPreparation(app: FastifyInstance, env: Env): void {
	const works: (() => Promise<unknown>)[] = [];
	let all: Promise<void> | undefined;
	let isClosing = false;
	const doAll = async () => {
		for (const work of works) if (!isClosing) await work().catch(() => undefined);
	};
	app.decorate("prepare", (work) => {
		if (answersVisitors(env)) works.push(work);
	});
	app.decorate("prepareAll", () => {
		all ??= doAll();
		return all;
	});
	app.addHook("onListen", async () => void app.prepareAll());
	app.addHook("onClose", async () => {
		isClosing = true;
	});
}
