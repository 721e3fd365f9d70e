import type { Profiler } from "node:inspector";
import { Session } from "node:inspector/promises";
import { basename } from "node:path";

export type Cost = { name: string; share: number };
export type Costs = {
	/** Time of the functions of a package or file themselves. */
	files: readonly Cost[];
	/** The same of each function. */
	functions: readonly Cost[];
	/** Time of each function with all that it called. */
	whole: readonly Cost[];
};

const IDLE = new Set(["(idle)", "(program)", "(root)"]);

/** What the processor did in this thread during the work, as shares of the time in which it did anything, the largest first. */
export async function profile(work: () => Promise<void>): Promise<Costs> {
	const session = new Session();
	session.connect();
	await session.post("Profiler.enable");
	await session.post("Profiler.setSamplingInterval", { interval: 200 });
	await session.post("Profiler.start");
	await work();
	const { profile: made } = await session.post("Profiler.stop");
	session.disconnect();
	const selfOf = new Map<number, number>();
	made.samples?.forEach((id, place) => {
		selfOf.set(id, (selfOf.get(id) ?? 0) + (made.timeDeltas?.[place] ?? 0));
	});
	const times = made.nodes.flatMap(({ id, callFrame: { functionName, url, lineNumber } }) =>
		IDLE.has(functionName)
			? []
			: [
					{
						self: selfOf.get(id) ?? 0,
						file: fileOf(url, functionName),
						name: `${functionName || "(anonymous)"} ${fileOf(url, "")}:${lineNumber + 1}`,
					},
				],
	);
	return {
		whole: wholeOf(made.nodes, selfOf),
		files: sumBy(times, ({ file }) => file),
		functions: sumBy(times, ({ name }) => name),
	};
}

function wholeOf(nodes: readonly Profiler.ProfileNode[], selfOf: ReadonlyMap<number, number>): Cost[] {
	const byId = new Map(nodes.map((node) => [node.id, node]));
	const sums = new Map<string, number>();
	let all = 0;
	/** A function that calls itself is counted once, where it was called first. */
	const visit = (node: Profiler.ProfileNode, callers: ReadonlySet<string>): number => {
		const { functionName, url, lineNumber } = node.callFrame;
		const name = `${functionName || "(anonymous)"} ${fileOf(url, "")}:${lineNumber + 1}`;
		const within = new Set([...callers, name]);
		const children = (node.children ?? []).flatMap((id) => byId.get(id) ?? []);
		const self = IDLE.has(functionName) ? 0 : (selfOf.get(node.id) ?? 0);
		const sum = children.reduce((so, child) => so + visit(child, within), self);
		all += self;
		if (!callers.has(name)) sums.set(name, (sums.get(name) ?? 0) + sum);
		return sum;
	};
	const [root] = nodes;
	if (root !== undefined) visit(root, new Set());
	return [...sums].map(([name, sum]) => ({ name, share: sum / all })).sort((one, other) => other.share - one.share);
}

function sumBy(
	times: readonly { self: number; file: string; name: string }[],
	keyOf: (time: { file: string; name: string }) => string,
): Cost[] {
	const all = times.reduce((sum, { self }) => sum + self, 0);
	return [...Map.groupBy(times, keyOf)]
		.map(([name, of]) => ({ name, share: of.reduce((sum, { self }) => sum + self, 0) / all }))
		.sort((one, other) => other.share - one.share);
}

function fileOf(url: string, whole: string): string {
	if (url === "") return whole;
	if (url.startsWith("node:")) return url;
	const inPackage = /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(url)?.[1];
	return inPackage ?? basename(url);
}
