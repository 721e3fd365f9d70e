import { stripTypeScriptTypes } from "node:module";
import source from "#app/offline/service-worker.ts?raw";

const SCRIPT = stripTypeScriptTypes(source);

/** `/service-worker.js`: it stands at the root, since it may only answer for what stands beneath it. */
export function loader(): Response {
	return new Response(SCRIPT, { headers: { "content-type": "text/javascript; charset=utf-8" } });
}
