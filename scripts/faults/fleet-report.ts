import { writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { type FleetPlan, type FleetResult, proveFleet } from "#scripts/faults/fleet-proof.ts";
import type { Sample } from "#scripts/faults/load.ts";
import { faults, kinds } from "#scripts/faults/members.ts";
import { figuresOf, type Window } from "#scripts/faults/windows.ts";
import type { Supervisor } from "#scripts/site/supervisor.ts";
import { formatTable } from "#scripts/terminal/terminal.ts";

const REPORT = "docs/reliability.md";
const WHY = [
	"What fails, and why:",
	"",
	"- The primary: leads wait until it is back, each under its key; texts, menus and accounts are read there too, so a new page that cannot go without them is a 503. Nothing promotes the replica by itself.",
	"- The replica: until the backends have turned to the primary, within about two seconds, what was asked of it fails; on a busy machine longer.",
	"- A backend: what was under way in it is tried at the other. One that starts listens once its indexes are there (`ROLE=api`); until then nginx goes to the other at once.",
	"- A web: nginx leaves one that says nothing after 5 s. Who asks for a page that is kept waits so long at most once for each page; all others are shown the last one.",
	"- nginx: one runs, so its outage is everybody's. Two, behind one address, are the remedy.",
];

/** Proves the fleet; a long run writes docs/reliability.md. Returns a summary, and throws with it on a problem. */
export async function proveFleetAloud(
	plan: FleetPlan,
	supervisor: Supervisor,
	log: (line: string) => void,
): Promise<string> {
	const result = await proveFleet(plan, supervisor, log);
	if (plan.seconds !== undefined)
		writeFileSync(REPORT, reportFleet(plan, result, new Date().toISOString().slice(0, 10)));
	const shown = summarise(result);
	if (result.problems.length > 0) throw new Error(shown);
	return shown;
}

function summarise({ windows, quiet, leads, problems }: FleetResult): string {
	const rest = [...windows.filter(({ kind }) => kind !== "nginx"), { samples: quiet }];
	const cached = figuresOf("cached", rest);
	return formatTable("The fleet under faults", [
		["faults", windows.map(({ kind, fault }) => `${kind} ${fault}`).join(", ")],
		["kept pages", `${cached.requests} read while nginx ran, ${cached.failed} failed, p99 ${cached.p99.toFixed(0)} ms`],
		[
			"leads",
			`${leads.sent} sent, ${leads.acknowledged} acknowledged, ${leads.stored} stored, ${leads.delivered} delivered`,
		],
		["wrong", problems.length === 0 ? "nothing" : problems.join("; ")],
	]);
}

function reportFleet(plan: FleetPlan, result: FleetResult, day: string): string {
	const { windows, quiet, leads } = result;
	const cells = kinds.flatMap((kind) =>
		faults.flatMap((fault) => {
			const those = windows.filter((window) => window.kind === kind && window.fault === fault);
			return those.length === 0 ? [] : [{ name: `${kind} ${fault}`, those }];
		}),
	);
	const total = windows.reduce((sum, { seconds }) => sum + seconds, 0);
	const calm = windowRow("between faults", [{ samples: quiet }], "");
	const isNginx = ({ kind }: Window) => kind === "nginx";
	const ofNginx = cells.filter(({ those }) => those.some(isNginx));
	const others = windows.filter((window) => !isNginx(window));
	const all = figuresOf("cached", [...others, { samples: quiet }]);
	return `${[
		"# Reliability",
		"",
		"Written by `npm run test:faults`; the parts of the fleet and its faults are in `scripts/faults`.",
		"",
		`Two webs, two backends (\`ROLE=api\`, reads from the replica), one worker, a PostgreSQL primary (every safety on) and its streaming replica, nginx in front as \`deploy/nginx\` says; ${plan.facts === "all" ? "all facts that ship" : "a small set of made-up facts"}. Everything, readers and leads too, ran on one machine of ${cpus().length} cores (load ${loadavg()[1]?.toFixed(1)} over the last five minutes, other work included), on ${day}. Readers: ${plan.cachedPerSecond} a second of pages that were read before, ${plan.uncachedPerSecond} of colleges whose pages were not read before; ${plan.leadsPerSecond} leads a second, each sent again under its key until it was acknowledged. The content system that gets the leads refused for ${plan.receiver.down * 100} % of the time and lost ${plan.receiver.lost * 100} % of its answers. A request without an answer within 10 s (a lead: 5 s) counts as unanswered. A frozen program stands still for ${plan.frozenMs / 1000} s. ${windows.length} faults in ${Math.round(total)} s, one at a time, in a random order; a row counts from the fault until everything was ready again.`,
		"",
		`**Cached pages while anything but nginx was struck: ${all.requests} read, ${all.failed} failed, p50 ${ms(all.p50)}, p99 ${ms(all.p99)}, longest ${ms(all.longest)}.**`,
		"",
		...HEAD,
		...rowsOf(cells.filter(({ those }) => !those.some(isNginx))),
		calm,
		"",
		"nginx itself, of which one runs here:",
		"",
		...HEAD,
		...rowsOf(ofNginx),
		"",
		...ofNginx.map(({ name, those }) => `- ${name}: nobody was answered for ${silence(those).toFixed(1)} s.`),
		"",
		`Leads: ${leads.sent} left, ${leads.acknowledged} acknowledged, ${leads.stored} stored, ${leads.delivered} delivered, ${leads.taken} taken by the content system; the one who waited longest was acknowledged after ${(leads.longestMs / 1000).toFixed(1)} s.`,
		"",
		...WHY,
		"",
		result.problems.length === 0 ? "Nothing was lost or doubled." : `Wrong: ${result.problems.join("; ")}.`,
	].join("\n")}\n`;
}

const HEAD = [
	"| what | times | all up again after (s) | kept pages failed | p99 (longest) | new pages failed | they were answered | for (s) | p99 (longest) | tries of leads failed | they were answered | for (s) |",
	"| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |",
];

function rowsOf(cells: readonly { name: string; those: readonly Window[] }[]): string[] {
	return cells.map(({ name, those }) =>
		windowRow(name, those, those.map(({ seconds }) => seconds.toFixed(0)).join(", ")),
	);
}

function windowRow(name: string, windows: readonly Pick<Window, "samples">[], seconds: string): string {
	const [cached, uncached, leads] = (["cached", "uncached", "lead"] as const).map((sort) => figuresOf(sort, windows));
	if (cached === undefined || uncached === undefined || leads === undefined) return "";
	const cells = [
		name,
		seconds === "" ? "" : windows.length,
		seconds,
		`${cached.failed} of ${cached.requests}`,
		`${ms(cached.p99)} (${ms(cached.longest)})`,
		`${uncached.failed} of ${uncached.requests}`,
		uncached.failures,
		uncached.failedFor.toFixed(1),
		`${ms(uncached.p99)} (${ms(uncached.longest)})`,
		`${leads.failed} of ${leads.requests}`,
		leads.failures,
		leads.failedFor.toFixed(1),
	];
	return `| ${cells.join(" | ")} |`;
}

function silence(windows: readonly Window[]): number {
	const ends = (samples: readonly Sample[]) =>
		samples
			.filter(({ sort, status }) => sort !== "lead" && status === 200)
			.map(({ from, ms: took }) => from + took)
			.sort((a, b) => a - b);
	const began = (samples: readonly Sample[]) => Math.min(...samples.map(({ from }) => from));
	const gaps = windows.flatMap(({ samples }) =>
		ends(samples).map((end, at, all) => end - (all[at - 1] ?? began(samples))),
	);
	return Math.max(0, ...gaps) / 1000;
}

function ms(value: number): string {
	return value < 1_000 ? `${value.toFixed(0)} ms` : `${(value / 1000).toFixed(1)} s`;
}
