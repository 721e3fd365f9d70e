import { existsSync, readFileSync } from "node:fs";
import type { Server } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { FastifyServerFactory } from "fastify";
import type { RouterContext, ServerBuild } from "react-router";
import type { PageEntry } from "#app/platform/page-handle.ts";
import type { RequestContext } from "#app/platform/request-context.ts";

/** The React application as the server runs it, with the context that `entry.server.tsx` hands out. */
export type SiteBuild = Omit<ServerBuild, "entry"> & {
	entry: {
		module: ServerBuild["entry"]["module"] & {
			requestContext: RouterContext<RequestContext>;
			PAGES: readonly PageEntry[];
		};
	};
};

/** The application built for production, or served from its sources by Vite (`server/dev.ts`). */
export type Site =
	| {
			kind: "built";
			/** A hundred MB, in the thread that first asks for it. */
			getBuild: () => Promise<SiteBuild>;
			pages: readonly PageEntry[];
			clientDirectory: string;
			/** Where threads find it; undefined where it lives in this one alone, as in tests of the shell. */
			buildDirectory?: string;
	  }
	| {
			kind: "development";
			getBuild: () => Promise<SiteBuild>;
			/** Lets Vite answer what is Vite's before Fastify sees it. */
			serverFactory: FastifyServerFactory<Server>;
			/** Points the stack of an error at the sources. */
			mendStack: (error: unknown) => void;
			close: () => Promise<void>;
	  };

/** The build that a start needs is not there. */
export class BuildMissing extends Error {
	override name = "BuildMissing";
}

/** Finds what `npm run build` made. @throws BuildMissing */
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
