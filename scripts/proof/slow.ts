import { proveCrashes } from "#scripts/crash/crash-proof.ts";
import { type FaultPlan, LONG, proveFaults, SAMPLE } from "#scripts/faults/fault-proof.ts";
import { FLEET_LONG, FLEET_SAMPLE, type FleetPlan } from "#scripts/faults/fleet-proof.ts";
import { proveFleetAloud } from "#scripts/faults/fleet-report.ts";
import { ensureNginx } from "#scripts/faults/nginx.ts";
import type { Proof } from "#scripts/proof/code.ts";
import { none } from "#scripts/proof/counts.ts";
import { describeProved, findProved, hashOfPart } from "#scripts/proof/results.ts";
import type { Supervisor } from "#scripts/site/supervisor.ts";

type Log = (line: string) => void;
/** Throws with what is wrong; returns what was shown. */
type Run = (supervisor: Supervisor, log: Log) => Promise<string>;

type SlowProof = { name: "faults" | "crashes"; sample?: Run; full: Run };

const CRASH_SEED = 20_261_120;

const slowProofs: readonly SlowProof[] = [
	{ name: "faults", sample: faults(SAMPLE, FLEET_SAMPLE), full: faults(LONG, FLEET_LONG) },
	{ name: "crashes", full: (_supervisor, log) => proveCrashes(CRASH_SEED, log) },
];

/**
 * What takes minutes, as long as its code is not the one of its last full run: at full depth all of it, otherwise a sample, where there
 * is one. What is left out says so.
 */
export async function proveSlowly({ depth, steps, supervisor }: Pick<Proof, "depth" | "steps" | "supervisor">) {
	for (const { name, sample, full } of slowProofs) {
		const run = depth === "full" ? full : sample;
		const proved = findProved(name);
		if (run === undefined || proved?.hash === hashOfPart(name)) {
			steps.leaveOut(name, describeProved(name));
		} else {
			const step = steps.step(name, Promise.resolve(), async (log) => {
				const outcome = await run(supervisor, log);
				log(outcome);
				return { counts: { ...none, passed: 1 }, value: undefined };
			});
			await Promise.allSettled([step]);
		}
	}
}

function faults(plan: FaultPlan, fleet: FleetPlan): Run {
	return async (supervisor, log) => {
		await ensureNginx(supervisor.run, log);
		const leads = await proveFaults(plan, supervisor, log);
		return `${leads}\n${await proveFleetAloud(fleet, supervisor, log)}`;
	};
}
