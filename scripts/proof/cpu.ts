import { readdirSync, readFileSync } from "node:fs";

/** A process as /proc has it: its own time and that of the children whose end it has seen, in ticks. */
export type ProcessTime = { pid: number; parent: number; ticks: number };

export type CpuMeter = {
	/** Whose time it is from now on: that of all programs started by this process, of the newest work that is named. */
	begin: (name: string) => void;
	end: (name: string) => void;
	/** CPU seconds of a work so far; undefined where the machine does not tell (no /proc). */
	secondsOf: (name: string) => number | undefined;
	stop: () => void;
};

/** What Linux counts times in (USER_HZ), on every machine that Node runs on. */
const TICKS_PER_SECOND = 100;
const SAMPLE_MS = 250;

/**
 * Counts the CPU time of this process and of everything below it. A program belongs to the work in which it was started while that
 * lasts, and afterwards (a database that goes on serving) to the newest work under way. A program's last quarter of a second
 * is missed.
 */
export function startCpuMeter(read: () => ProcessTime[] | undefined = readProcesses, self = process.pid): CpuMeter {
	const spent = new Map<string, number>();
	const working: string[] = [];
	const roots = new Map<number, { owner: string | undefined; ticks: number }>();

	function sample() {
		const processes = read();
		if (processes === undefined) return;
		const trees = sumTrees(processes, self);
		for (const [pid, ticks] of trees) {
			const root = roots.get(pid) ?? { owner: working.at(-1), ticks: 0 };
			const owner = root.owner !== undefined && working.includes(root.owner) ? root.owner : working.at(-1);
			if (owner !== undefined) spent.set(owner, (spent.get(owner) ?? 0) + Math.max(0, ticks - root.ticks));
			roots.set(pid, { owner: root.owner, ticks: Math.max(ticks, root.ticks) });
		}
		for (const pid of roots.keys()) if (!trees.has(pid)) roots.delete(pid);
	}

	const timer = setInterval(sample, SAMPLE_MS);
	timer.unref();
	return {
		begin: (name) => {
			sample();
			working.push(name);
		},
		end: (name) => {
			sample();
			working.splice(working.lastIndexOf(name), 1);
		},
		secondsOf: (name) => (read() === undefined ? undefined : (spent.get(name) ?? 0) / TICKS_PER_SECOND),
		stop: () => clearInterval(timer),
	};
}

/** The time of each child of a process with all below it, by the child's id; its own under its own. */
export function sumTrees(processes: readonly ProcessTime[], self: number): Map<number, number> {
	const children = Map.groupBy(processes, ({ parent }) => parent);
	const below = (pid: number): number =>
		(children.get(pid) ?? []).reduce((sum, child) => sum + child.ticks + below(child.pid), 0);
	const own = processes.find(({ pid }) => pid === self)?.ticks ?? 0;
	const trees = (children.get(self) ?? []).map(({ pid, ticks }) => [pid, ticks + below(pid)] as const);
	return new Map([[self, own], ...trees]);
}

/** undefined where there is no /proc. A process that ends while it is read is left out. */
function readProcesses(): ProcessTime[] | undefined {
	try {
		return readdirSync("/proc")
			.filter((name) => /^\d+$/.test(name))
			.flatMap((name) => {
				const stat = readStat(name);
				return stat === undefined ? [] : [parseStat(Number(name), stat)];
			});
	} catch {
		return undefined;
	}
}

function readStat(pid: string): string | undefined {
	try {
		return readFileSync(`/proc/${pid}/stat`, "utf8");
	} catch {
		return undefined;
	}
}

/** A line of /proc/<pid>/stat; the name in parentheses may hold anything. Children whose end this process saw count for programs, not for itself. */
function parseStat(pid: number, stat: string): ProcessTime {
	const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
	const [parent = 0] = fields.slice(1, 2).map(Number);
	const [user = 0, system = 0, childUser = 0, childSystem = 0] = fields.slice(11, 15).map(Number);
	const seen = pid === process.pid ? 0 : childUser + childSystem;
	return { pid, parent, ticks: user + system + seen };
}
