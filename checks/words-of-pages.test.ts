import { posix } from "node:path";
import { describe, expect, test } from "vitest";
import { PARTS, partsOf, partWith } from "../apps/web/app/i18n/families.ts";
import english from "../apps/web/app/messages/en.json" with { type: "json" };
import { listSiteRoutes } from "./site-routes.ts";
import { laterImportsOf, listSourceFiles, read, valueImportsOf } from "./source-tree.ts";

const APP = "apps/web/app/";
const POPOVER = `${APP}components/source/receipt-popover.tsx`;
const OPENER = `${APP}components/source/receipt-opener.tsx`;
const files = new Map(
	listSourceFiles(/^apps\/web\/app\/.*(?<!\.test|\.server)\.tsx?$/).map((file) => [file.path, file]),
);

/** The nouns that a module and all that comes with it speak of: keys are written whole, so that each is found by its text. */
function nounsOf(path: string, seen = new Set<string>()): Set<string> {
	const file = files.get(path);
	if (file === undefined || seen.has(path)) return new Set();
	seen.add(path);
	const code = file.text.replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, "");
	const own = [...code.matchAll(/["`]([a-zA-Z]+)\.[a-zA-Z$]/g)].map(([, noun = ""]) => noun);
	// It brings its words by itself.
	const imported = [...valueImportsOf(file), ...laterImportsOf(file)]
		.map((name) => (name.startsWith("#app/") ? APP + name.slice(5) : posix.join(posix.dirname(path), name)))
		.filter((module) => module !== POPOVER);
	return new Set([
		...own.filter((noun) => noun in english),
		...imported.flatMap((module) => [...nounsOf(module, seen)]),
	]);
}

/** Every page as an address and its module. */
const pages = listSiteRoutes().map(({ pattern, module }) => ({
	address: pattern.replaceAll(/:\w+|\*/g, "some-name"),
	module: APP + module,
}));

describe("words come in parts", () => {
	const around = nounsOf(`${APP}root.tsx`);

	test.each(pages)("the page at $address is brought all that it says", ({ address, module }) => {
		const said = new Set([...around, ...nounsOf(module)].map(partWith));
		expect(said.size).toBeGreaterThan(0);
		for (const language of ["", "/hi"]) expect(partsOf(language + address)).toEqual(expect.arrayContaining([...said]));
	});

	test("what opens a receipt brings the words for it", () => {
		const brought = [...read(OPENER).matchAll(/bringWords\("(\w+)"\)/g)].map(([, part]) => part);
		expect(brought).toContain("college");
		expect(new Set([...nounsOf(POPOVER)].map(partWith))).toEqual(new Set(["every", ...brought]));
	});

	test("no part is empty, and a page brings few of them", () => {
		for (const part of PARTS) expect(Object.keys(english).map(partWith), part).toContain(part);
		for (const { address } of pages) expect(partsOf(address).length, address).toBeLessThan(6);
	});
});
