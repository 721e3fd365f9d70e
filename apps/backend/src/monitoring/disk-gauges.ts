import { constants } from "node:fs";
import { access, statfs } from "node:fs/promises";
import { dirname } from "node:path";
import { Gauge, type Registry } from "prom-client";

type Directories = Readonly<Record<string, string>>;

export function measureDisks(registry: Registry, directories: Directories): void {
	const registers = [registry];
	const labelNames = ["directory"];
	const size = new Gauge({
		name: "disk_size_bytes",
		help: "How large the disk of a directory is",
		labelNames,
		registers,
	});
	new Gauge({
		name: "disk_free_bytes",
		help: "What is free on the disk of a directory, for this program",
		labelNames,
		registers,
		async collect() {
			for (const [directory, path] of Object.entries(directories)) {
				const { bavail, blocks, bsize } = await statfs(await nearestExistingPath(path));
				this.set({ directory }, bavail * bsize);
				size.set({ directory }, blocks * bsize);
			}
		},
	});
	new Gauge({
		name: "directory_writable",
		help: "1 where a directory can be written to, 0 where not",
		labelNames,
		registers,
		async collect() {
			for (const [directory, path] of Object.entries(directories)) {
				const isWritable = await access(await nearestExistingPath(path), constants.W_OK).then(
					() => 1,
					() => 0,
				);
				this.set({ directory }, isWritable);
			}
		},
	});
}

async function nearestExistingPath(path: string): Promise<string> {
	const isThere = await access(path).then(
		() => true,
		() => false,
	);
	return isThere || dirname(path) === path ? path : nearestExistingPath(dirname(path));
}
