import type { FastifyInstance } from "fastify";
import type { Env } from "#backend/env.ts";
import { servesRequests } from "#backend/platform/role.ts";

declare module "fastify" {
	interface FastifyInstance {
		/** Registers work that is slow at first use, to be done before visitors need it, in order of registration. */
		prepare: (work: () => Promise<unknown>) => void;
		/** Does the registered work once. Never rejects: work that fails is done at its first use. */
		prepareAll: () => Promise<void>;
	}
}

/**
 * Adds `prepare` and `prepareAll`, and runs them on listen unless they ran before. The work runs one after another, so that visitors who
 * come meanwhile get processor time. A worker prepares nothing.
 */
export function addPreparation(app: FastifyInstance, env: Env): void {
	const works: (() => Promise<unknown>)[] = [];
	let all: Promise<void> | undefined;
	let isClosing = false;
	const doAll = async () => {
		for (const work of works) if (!isClosing) await work().catch(() => undefined);
	};
	app.decorate("prepare", (work) => {
		if (servesRequests(env)) works.push(work);
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
