import { existsSync, readFileSync } from "node:fs";
import type { Server } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { FastifyServerFactory } from "fastify";
import type { RouterContext, ServerBuild } from "react-router";
import type { PageEntry } from "#app/platform/page-handle.ts";
import type { RequestContext } from "#app/platform/request-context.ts";

export type SiteBuild = Omit<ServerBuild, "entry"> & {
	entry: {
		module: ServerBuild["entry"]["module"] & {
			requestContext: RouterContext<RequestContext>;
			PAGES: readonly PageEntry[];
		};
	};
};

export type Site =
	| {
			kind: "built";
			/** Loads about 100 MB into the thread that calls it first. */
			getBuild: () => Promise<SiteBuild>;
			pages: readonly PageEntry[];
			clientDirectory: string;
			/** The build's place for threads; undefined if only this thread has it, as in tests of the shell. */
			buildDirectory?: string;
	  }
	| {
			kind: "development";
			getBuild: () => Promise<SiteBuild>;
			/** Lets Vite answer its own requests before Fastify sees them. */
			serverFactory: FastifyServerFactory<Server>;
			mendStack: (error: unknown) => void;
			close: () => Promise<void>;
	  };

export class BuildMissing extends Error {
	override name = "BuildMissing";
}

/** Finds the result of `npm run build`. @throws BuildMissing */
export function findBuiltSite(buildDirectory: string): Site {
	const server = join(buildDirectory, "server");
	const [code, table] = [join(server, "index.js"), join(server, "pages.json")];
	if (!existsSync(code) || !existsSync(table)) {
		throw new BuildMissing(`${buildDirectory}: expected the built site; make it with: npm run build -w apps/web`);
	}
	return {
		kind: "built",
		getBuild: () => import(pathToFileURL(code).href),
		pages: JSON.parse(readFileSync(table, "utf8")),
		buildDirectory,
		clientDirectory: join(buildDirectory, "client"),
	};
}
