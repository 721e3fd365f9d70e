import { expect, test } from "vitest";
import { type RouteTable, slimTable } from "./route-table.ts";

test("a browser's route table has the routes that links lead to, with the scripts of those that many open next", () => {
	const route = (...imports: string[]) => ({ imports, css: undefined });
	const ids = ["root", "home/page", "rights/page", "college/layout", "college/cost/page", "ranking/newest"];
	const fetched = ["predict/csv", "search/suggest", "embed-card", "news-feed-xml", "college/sources/receipt"];
	const routes = Object.fromEntries([...ids, ...fetched].map((id) => [id, route("b.js", "a.js", "react.js")]));
	const table: RouteTable = { entry: { imports: ["react.js"] }, routes: { ...routes, root: route("root.js") } };
	const slim: RouteTable = JSON.parse(slimTable(table));
	expect(Object.entries(slim.routes).map(([id, { imports }]) => [id, imports.join(" ")])).toEqual([
		["root", ""],
		["home/page", "a.js b.js"],
		["rights/page", ""],
		["college/layout", "a.js b.js"],
		["college/cost/page", ""],
		["ranking/newest", ""],
	]);
});
