/**
 * `knip` finds files, exports and packages that nothing uses; `knip --production` finds what only tests use. There a helper that its
 * own file needs may be exported for its test.
 */
const isProduction = process.argv.includes("--production");

export default {
	ignoreExportsUsedInFile: isProduction,
	ignore: isProduction ? ["**/testing/**", "packages/fakes/**"] : [],
	ignoreIssues: isProduction
		? {
				// The complete set of column types, used or not.
				"apps/backend/src/db/{columns,column-names}.ts": ["exports"],
				// Used only by the index build command and by database tests.
				"apps/backend/src/builds/stored-builds.ts": ["exports"],
				// The build of the pages calls it.
				"apps/web/{route-table,server/pages/compression}.ts": ["exports"],
				// The rule that the queries' choice of rows is compared with.
				"packages/contract/src/cutoff-use.ts": ["exports"],
				// Scores matching against labels; only tests call it.
				"pipeline/src/*/evaluate.ts": ["exports"],
				// The authenticator's side of a second factor, which staff have on their phones.
				"apps/backend/src/content/auth/totp.ts": ["exports"],
			}
		: {},
	workspaces: {
		".": {
			entry: [
				"scripts/*.{ts,mjs}!",
				"scripts/{faults/receiver,screens/screens}.ts!",
				"bench/*.ts!",
				"bench/support/time-queries.ts!",
				"content/pictures/draw-{articles,locator}.ts!",
				"checks/**/*.test.ts",
				"e2e/**/*.e2e.ts",
				"e2e/support/lead-backend.ts",
			],
			project: ["{scripts,bench,content,checks,e2e}/**/*.{ts,mjs}"],
			// Programs that commands start, and packages of the programs that the checks look into.
			ignoreDependencies: [
				"@biomejs/biome",
				"@react-router/dev",
				"@uchit/postgres",
				"d3-dsv",
				"drizzle-orm",
				"fastify",
				"icu-minify",
				"node",
				"prom-client",
				"react-router",
				"sharp",
			],
		},
		"apps/backend": {
			entry: [
				"src/{main,migrate}.ts!",
				"src/builds/{keep,build-thread}.ts!",
				"src/content/{invite-admin,seed/main}.ts!",
				// The content system as its own client library sees it.
				"src/content/sdk/client.ts!",
				"src/document/pages/pdf-child.ts!",
			],
			project: ["src/**/*.ts!"],
		},
		"apps/studio": { project: ["src/**/*.{ts,tsx}!"] },
		"apps/web": {
			entry: ["server/main.ts!", "server/pages/render-worker.ts!", "app/ui/icon.tsx!"],
			project: ["{app,server}/**/*.{ts,tsx}!", "*.ts"],
			ignoreDependencies: ["tailwindcss"],
		},
		"packages/*": { includeEntryExports: true, project: ["src/**/*.ts!"] },
		pipeline: { includeEntryExports: true, entry: ["src/*/evaluate.ts!"], project: ["src/**/*.ts!"] },
	},
};
