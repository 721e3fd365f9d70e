import { join } from "node:path";
import type { Config } from "@react-router/dev/config";
import { compressFiles } from "./server/pages/compression.ts";

export default {
	ssr: true,
	// The whole route table is one immutable file of a few kB: no /__manifest requests, and every page's script stays the same.
	routeDiscovery: { mode: "initial" },
	buildEnd: ({ reactRouterConfig }) => compressFiles(join(reactRouterConfig.buildDirectory, "client")),
} satisfies Config;
