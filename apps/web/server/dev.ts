import { createServer } from "node:http";
import { createServer as createViteServer, isRunnableDevEnvironment, type ViteDevServer } from "vite";
import type { Site, SiteBuild } from "#server/site.ts";

const SERVER_BUILD = "virtual:react-router/server-build";

/** Serves the application from its sources, reloading the browser on change. */
export async function startDevSite(webDirectory: string): Promise<Site> {
	// By this variable `node --watch` asks which files to watch. Vite watches its own; the temporary files that it imports and
	// deletes again would restart us for ever.
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

/** Asked for each time: Vite begins anew, with another one, when a file changes that its configuration reads (`routes.ts`). */
function runnerOf({ environments: { ssr } }: ViteDevServer) {
	if (!isRunnableDevEnvironment(ssr)) throw new Error("Vite's server environment cannot run modules in this process");
	return ssr.runner;
}
