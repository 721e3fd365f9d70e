import { proveCrashes } from "#scripts/crash/crash-proof.ts";
import { LONG, proveFaults } from "#scripts/faults/fault-proof.ts";
import { FLEET_LONG } from "#scripts/faults/fleet-proof.ts";
import { proveFleetAloud } from "#scripts/faults/fleet-report.ts";
import { ensureNginx } from "#scripts/faults/nginx.ts";
import type { Proof } from "#scripts/proof/code.ts";
import { none } from "#scripts/proof/counts.ts";
import type { Supervisor } from "#scripts/site/supervisor.ts";

/** What takes a quarter of an hour each: `npm run test:full` alone runs it. Each throws what is wrong, and returns what was shown. */
const LONG_PROOFS = {
	faults: async (supervisor, log) => {
		await ensureNginx(supervisor.run, log);
		const leads = await proveFaults(LONG, supervisor, log);
		return `${leads}\n${await proveFleetAloud(FLEET_LONG, supervisor, log)}`;
	},
	crashes: (_supervisor, log) => proveCrashes(log),
} as const satisfies Record<string, (supervisor: Supervisor, log: (line: string) => void) => Promise<string>>;

export async function proveAtLength({ depth, steps, supervisor }: Pick<Proof, "depth" | "steps" | "supervisor">) {
	for (const [name, prove] of Object.entries(LONG_PROOFS)) {
		if (depth !== "full") {
			steps.leaveOut(name, "in npm run test:full alone");
			continue;
		}
		const step = steps.step(name, Promise.resolve(), async (log) => {
			log(await prove(supervisor, log));
			return { counts: { ...none, passed: 1 }, value: undefined };
		});
		await Promise.allSettled([step]);
	}
}
