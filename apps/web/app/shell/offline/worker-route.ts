import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { PAGES } from "virtual:pages";
import source from "./service-worker.ts?raw";

/**
 * The built site is one file that names all others: another version has other bytes, so browsers replace the worker.
 */
const VERSION = createHash("sha256")
	.update(readFileSync(import.meta.filename))
	.digest("hex")
	.slice(0, 12);
const NOT_STORED = PAGES.filter(({ stored }) => stored === false).map(({ pattern }) =>
	pattern.replaceAll(/:\w+/g, "[^/]+"),
);
const NEVER = new RegExp(`^(?:/hi)?(?:${[...NOT_STORED, "/api"].join("|")})(?:[/.]|$)`);
const SCRIPT = `const VERSION = "${VERSION}";\nconst NEVER = ${NEVER};\n${stripTypeScriptTypes(source)}`;

/**
 * `/service-worker.js`: at the root, since a worker only serves the paths below its own. Its own policy limits what it
 * may fetch.
 */
export function loader(): Response {
	const headers = {
		"content-type": "text/javascript; charset=utf-8",
		"content-security-policy": "default-src 'none'; connect-src 'self'",
	};
	return new Response(SCRIPT, { headers });
}
