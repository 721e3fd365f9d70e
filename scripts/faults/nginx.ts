import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { installByApt, isDebianAsRoot, type Log, type Run } from "#scripts/proof/debian.ts";
import type { ChildSpec } from "#scripts/system/children.ts";

const PROGRAM = "/usr/sbin/nginx";
const SHIPPED = "deploy/nginx";

/** Installs nginx if missing, by apt on Debian as root; elsewhere `nginx` reports what is missing. */
export async function ensureNginx(run: Run, log: Log): Promise<void> {
	if (!existsSync(PROGRAM) && isDebianAsRoot()) await installByApt(["nginx"], run, log);
}

export type NginxPorts = { site: number; backends: number; webs: readonly number[]; apis: readonly number[] };

/** nginx with the deployed configuration, on loopback and in its own folder. Throws if the package is missing. */
export function nginx(folder: string, ports: NginxPorts): ChildSpec {
	if (!existsSync(PROGRAM)) throw new Error("nginx is missing: install the package nginx (apt-get install -y nginx).");
	mkdirSync(folder, { recursive: true });
	const listen = (port: number) => `listen 127.0.0.1:${port};`;
	const address = (port: number | undefined) => `127.0.0.1:${port}`;
	writeFileSync(
		join(folder, "nginx.conf"),
		replaceAll(read("nginx.conf"), [
			["/tmp/nginx", folder],
			["include mime.types;", "include /etc/nginx/mime.types;"],
			["worker_processes auto;", "worker_processes 1;"],
			["listen 8080;", listen(ports.site)],
			["listen 8081;", listen(ports.backends)],
		]),
	);
	writeFileSync(
		join(folder, "upstreams.conf"),
		replaceAll(read("upstreams.conf"), [
			["web-1:3000", address(ports.webs[0])],
			["web-2:3000", address(ports.webs[1])],
			["backend-1:4000", address(ports.apis[0])],
			["backend-2:4000", address(ports.apis[1])],
		]),
	);
	const args = ["-p", folder, "-c", join(folder, "nginx.conf"), "-g", "daemon off;"];
	return { name: "nginx", file: PROGRAM, args, onLine: () => undefined };
}

function read(name: string): string {
	return readFileSync(join(SHIPPED, name), "utf8");
}

function replaceAll(text: string, pairs: readonly (readonly [shipped: string, here: string])[]): string {
	return pairs.reduce((before, [shipped, here]) => {
		if (!before.includes(shipped)) throw new Error(`What ships says nowhere: ${shipped}`);
		return before.replaceAll(shipped, here);
	}, text);
}
