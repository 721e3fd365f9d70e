import type { FastifyInstance } from "fastify";
import { Counter, Gauge } from "prom-client";
import { findMisfits } from "#backend/content/items/find-misfits.ts";
import type { Database } from "#backend/db/client.ts";
import { type Misfit, subscribeToMisfits } from "#backend/platform/misfits.ts";

/** Counts stored rows that do not fit their schemas, once the program listens; lists leave these out. Each is logged once. */
export function measureMisfits(app: FastifyInstance, db: Database): void {
	const registers = [app.metrics];
	const stored = new Gauge({
		name: "stored_json_misfits",
		help: "Stored rows that the schemas of this version refuse, by table, as the start of the program found them",
		labelNames: ["table"],
		registers,
	});
	const leftOut = new Counter({
		name: "rows_left_out_total",
		help: "How often a list left out a row that cannot be read, by table",
		labelNames: ["table"],
		registers,
	});
	const logged = new Set<string>();
	const log = (misfit: Misfit) => {
		const key = JSON.stringify(misfit);
		if (logged.has(key)) return;
		logged.add(key);
		app.log.error(misfit, "A stored row does not fit its schema: lists leave it out");
	};
	const unsubscribe = subscribeToMisfits((misfit) => {
		leftOut.inc({ table: misfit.table });
		log(misfit);
	});
	app.addHook("onClose", async () => unsubscribe());
	app.addHook("onListen", async () => {
		void findMisfits(db)
			.then((misfits) => {
				for (const misfit of misfits) {
					stored.inc({ table: misfit.table });
					log(misfit);
				}
			})
			.catch((error: unknown) => app.log.warn({ err: error }, "What is stored could not be compared with its schemas"));
	});
}
