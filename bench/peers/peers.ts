import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Child, endChild, startChild } from "#scripts/system/children.ts";
import { freePort } from "#scripts/system/ports.ts";

/** The same bytes, as they go out compressed. */
export type Bodies = Readonly<Record<"page" | "data", Buffer>>;
export type Peers = {
	bareUrl: string;
	barePid: number;
	nginxUrl: string | undefined;
	frontUrl: string | undefined;
	stop: () => Promise<void>;
};

const HOST = "127.0.0.1";

/** Those who give out the same bytes beside us: Fastify with nothing else in it, and nginx with a file and as a cache before our site. */
export async function startPeers(siteUrl: string, bodies: Bodies): Promise<Peers> {
	const folder = mkdtempSync(join(tmpdir(), "uchit-bench-"));
	for (const [name, body] of Object.entries(bodies)) writeFileSync(join(folder, name), body);
	const bare = await freePort(3_700);
	const file = await freePort(3_720);
	const front = await freePort(3_740);
	const children = [
		startChild(program("bare", process.execPath, ["bench/peers/bare-server.ts", folder, String(bare)])),
	];
	writeFileSync(join(folder, "nginx.conf"), toNginxConfig(folder, { file, front, siteUrl }));
	const nginx = startChild(program("nginx", "nginx", ["-p", folder, "-e", "stderr", "-c", join(folder, "nginx.conf")]));
	const hasNginx = await isUp(`http://${HOST}:${file}/page`, nginx);
	if (hasNginx) children.push(nginx);
	const [bareChild] = children;
	if (bareChild === undefined || !(await isUp(`http://${HOST}:${bare}/page`, bareChild)))
		throw new Error("The bare Fastify does not answer.");
	return {
		bareUrl: `http://${HOST}:${bare}`,
		barePid: bareChild.pid,
		nginxUrl: hasNginx ? `http://${HOST}:${file}` : undefined,
		frontUrl: hasNginx ? `http://${HOST}:${front}` : undefined,
		stop: async () => {
			await Promise.all(children.map((child) => endChild(child, ["SIGTERM", "SIGKILL"], 3_000)));
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

function program(name: string, file: string, args: string[]) {
	return { name, file, args, onLine: () => undefined };
}

async function isUp(url: string, child: Child): Promise<boolean> {
	for (let attempt = 0; attempt < 100 && !child.hasExited(); attempt += 1) {
		const reply = await fetch(url).catch(() => undefined);
		if (reply?.ok) return true;
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
	return false;
}

/** One worker, as each of the others has one loop; the cache as in `deploy/nginx/nginx.conf`. */
function toNginxConfig(
	folder: string,
	{ file, front, siteUrl }: { file: number; front: number; siteUrl: string },
): string {
	const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
		(name) => `${name}_temp_path ${folder}/${name};`,
	);
	return `
daemon off;
${process.getuid?.() === 0 ? "user root;" : ""}
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr crit;
events { worker_connections 1024; }
http {
	access_log off;
	keepalive_requests 1000000;
	${temporary.join("\n\t")}
	proxy_cache_path ${folder}/cache levels=1:2 keys_zone=pages:8m max_size=64m inactive=1h use_temp_path=off;
	upstream web { server ${new URL(siteUrl).host}; keepalive 32; }
	server {
		listen ${HOST}:${file};
		root ${folder};
		default_type text/html;
		add_header Content-Encoding br;
	}
	server {
		listen ${HOST}:${front};
		location / {
			proxy_pass http://web;
			proxy_http_version 1.1;
			proxy_set_header Connection "";
			proxy_set_header Accept-Encoding br;
			proxy_buffer_size 16k;
			proxy_buffers 16 32k;
			proxy_busy_buffers_size 64k;
			proxy_cache pages;
			proxy_cache_key "$scheme $request_uri";
			proxy_ignore_headers Cache-Control Expires Vary;
			proxy_cache_valid 200 301 308 1s;
			proxy_cache_revalidate on;
			proxy_cache_use_stale error timeout updating http_500 http_502 http_503 http_504;
		}
	}
}
`;
}
