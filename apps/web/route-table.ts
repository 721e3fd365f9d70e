import { glob, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";
import { readRoutes } from "./page-table.ts";

const RouteTable = z.looseObject({
	entry: z.looseObject({ imports: z.array(z.string()) }),
	routes: z.record(z.string(), z.looseObject({ imports: z.array(z.string()).default([]), css: z.unknown() })),
});
export type RouteTable = z.output<typeof RouteTable>;

/** Removes parts of a build's route table that browsers do not need: a sixth of it, compressed. */
export async function slimRouteTable(directory: string): Promise<void> {
	for await (const file of glob("assets/manifest-*.js", { cwd: directory })) {
		const path = join(directory, file);
		const [, before = "", table = ""] = /^(window\.\w+=)(\{.*\});?\s*$/s.exec(await readFile(path, "utf8")) ?? [];
		if (table !== "") await writeFile(path, `${before}${slimTable(RouteTable.parse(JSON.parse(table)))};`);
	}
}

/** Leaves out the routes that no link leads to, and the scripts of pages that few visitors open next. */
export function slimTable(table: RouteTable): string {
	const { root } = table.routes;
	const everywhere = new Set([...table.entry.imports, ...(root?.imports ?? [])]);
	const known = readRoutes();
	for (const [id, route] of Object.entries(table.routes)) {
		const { isLinked, isCommon } = known.get(id) ?? { isLinked: true, isCommon: false };
		if (!isLinked) delete table.routes[id];
		// The same order on all pages makes them compress better by a tenth.
		else route.imports = isCommon ? route.imports.filter((each) => !everywhere.has(each)).sort() : [];
		if (id !== "root" && String(route.css) === String(root?.css)) delete route.css;
	}
	return JSON.stringify(table, (_, value) => (value === false ? undefined : value));
}
