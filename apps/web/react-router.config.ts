import { join } from "node:path";
import type { Config } from "@react-router/dev/config";
import { slimRouteTable } from "./route-table.ts";
import { compressFiles } from "./server/pages/compression.ts";

export default {
	ssr: true,
	// The whole route table is one immutable file of a few kB: no /__manifest requests, and every page's script stays the same.
	routeDiscovery: { mode: "initial" },
	buildEnd: async ({ reactRouterConfig }) => {
		const client = join(reactRouterConfig.buildDirectory, "client");
		await slimRouteTable(client);
		await compressFiles(client);
	},
} satisfies Config;
