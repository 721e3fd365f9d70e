import { readdirSync, readFileSync } from "node:fs";

const TICKS_PER_SECOND = 100;

/** CPU time of a process and all its threads in ms. Source: /proc/PID/stat. */
export function cpuMs(pid: number): number {
	const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
		.replace(/^.*\) /s, "")
		.split(" ");
	return ((Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND) * 1_000;
}

/** Memory of a process (PSS) in MB. Source: /proc/PID/smaps_rollup. */
export function pssMb(pid: number): number {
	const [, kilobytes = "0"] = /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8")) ?? [];
	return Number(kilobytes) / 1_024;
}

export function findBackend(port: string): number | undefined {
	return readdirSync("/proc")
		.filter((name) => /^\d+$/.test(name))
		.map(Number)
		.find((pid) => {
			try {
				const isBackend = readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("apps/backend/src/main.ts");
				return isBackend && readFileSync(`/proc/${pid}/environ`, "utf8").split("\0").includes(`PORT=${port}`);
			} catch {
				return false;
			}
		});
}
