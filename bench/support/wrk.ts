import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);
const CONNECTIONS = 32;

export type Load = { perSecond: number; p50: string; p99: string };
export type Target = { url: string; headers?: Record<string, string>; status: 200 | 304 };

/** What one loop of `wrk` gets from an address in so many seconds over 32 connections. Throws where an answer is another than it should be. */
export async function measureWithWrk({ url, headers = {}, status }: Target, seconds: number): Promise<Load> {
	await expectStatus({ url, headers, status });
	const asHeaders = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
	const args = ["-t1", `-c${CONNECTIONS}`, `-d${seconds}s`, "--latency", ...asHeaders, url];
	const { stdout } = await run("wrk", args).catch((error: unknown) => {
		throw new Error("wrk does not run: apt-get install wrk", { cause: error });
	});
	if (/Socket errors|Non-2xx/.test(stdout.replace(/Non-2xx or 3xx responses: 0/, "")))
		throw new Error(`${url} failed under load: ${stdout}`);
	const read = (what: RegExp) => what.exec(stdout)?.[1] ?? "";
	return {
		perSecond: Number(read(/Requests\/sec:\s+([\d.]+)/)),
		p50: read(/^\s+50%\s+(\S+)/m),
		p99: read(/^\s+99%\s+(\S+)/m),
	};
}

async function expectStatus({ url, headers, status }: Required<Target>): Promise<void> {
	const reply = await fetch(url, { headers });
	await reply.arrayBuffer();
	if (reply.status !== status) throw new Error(`${url} answers ${reply.status}, not ${status}.`);
}
