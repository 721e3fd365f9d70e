import { createServer } from "node:http";
import { createServer as createViteServer, isRunnableDevEnvironment, type ViteDevServer } from "vite";
import type { Site, SiteBuild } from "#server/site.ts";

const SERVER_BUILD = "virtual:react-router/server-build";

export async function startDevSite(webDirectory: string): Promise<Site> {
	// `node --watch` uses this variable to collect the files to watch. Vite watches its own; its temporary modules would
	// restart us for ever.
	delete process.env.WATCH_REPORT_DEPENDENCIES;
	const server = createServer();
	const vite = await createViteServer({ root: webDirectory, server: { middlewareMode: true, hmr: { server } } });
	return {
		kind: "development",
		getBuild: () => runnerOf(vite).import<SiteBuild>(SERVER_BUILD),
		serverFactory: (handler) =>
			server.on("request", (request, response) => {
				vite.middlewares(request, response, () => handler(request, response));
			}),
		mendStack: (error) => {
			if (error instanceof Error) vite.ssrFixStacktrace(error);
		},
		close: () => vite.close(),
	};
}

/** Looked up each time: Vite replaces the runner when a file of its configuration changes (`routes.ts`). */
function runnerOf({ environments: { ssr } }: ViteDevServer) {
	if (!isRunnableDevEnvironment(ssr)) throw new Error("Vite's server environment cannot run modules in this process");
	return ssr.runner;
}
