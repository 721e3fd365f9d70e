import { expect, test } from "vitest";
import { resolveImport } from "./import-graph.ts";
import { listSourceFiles, type SourceFile } from "./source-tree.ts";

/** Modules whose users may be tests alone, and why. */
const FOR_TESTS = [
	// What judges a part of the pipeline is read in its tests, beside labels drawn by hand.
	/^pipeline\/src\/\w+\/evaluate\.ts$/,
	// The content system as its own client library sees it.
	/^apps\/backend\/src\/content\/sdk\/client\.ts$/,
	// The authenticator's side of a second factor, which staff have on their phones.
	/^apps\/backend\/src\/content\/auth\/totp\.ts$/,
	// Kept indexes are made by a command, and read by the databases of tests.
	/^apps\/backend\/src\/builds\/kept-builds\.ts$/,
	// What the framework asks for by name.
	/^apps\/web\/app\/(?:root|entry\.\w+|routes)\.tsx?$|^apps\/web\/app\/platform\/messages\//,
	// The kinds of columns, whole; and the rule that queries are held against.
	/^apps\/backend\/src\/db\/columns\.ts$|^packages\/contract\/src\/cutoff-use\.ts$/,
	// Commands, whose parts are proven one by one.
	/^(?:scripts|bench)\//,
];
const TEST = /\.(?:test|e2e)\.tsx?$|^(?:e2e|checks|packages\/fakes)\/|\/testing\//;
/** Names and where they are from, also of what is imported once it is needed. */
const IMPORTED = /^\s*(?:import|export|const) \{([^}]*)\} (?:from |= await import\()"([^"]+)"/gm;
const EXPORTED = /^export (?:async )?(?:function\*?|const|class) (?!(?:loader|action)\b)(\w+)/gm;

test("a test proves what the product does: no exported helper is used by tests alone", () => {
	const files = listSourceFiles(/\.(?:ts|tsx)$/);
	const users = usersOf(files);
	const found = files
		.filter(({ path }) => ![TEST, ...FOR_TESTS].some((each) => each.test(path)))
		.flatMap((file) =>
			[...file.text.matchAll(EXPORTED)].flatMap(([, name = ""]) => {
				const of = users.get(`${file.path} ${name}`) ?? [];
				return of.length > 0 && of.every((path) => TEST.test(path)) && !isUsedWithin(file, name)
					? [`${file.path}: ${name}`]
					: [];
			}),
		);
	expect(found).toEqual([]);
});

/** The files that import a name of a file, by both. */
function usersOf(files: readonly SourceFile[]): ReadonlyMap<string, readonly string[]> {
	const users = new Map<string, string[]>();
	for (const { path, text } of files) {
		for (const [, names = "", from = ""] of text.matchAll(IMPORTED)) {
			const module = resolveImport(path, from);
			for (const name of names.matchAll(/(?:^|,)\s*(?:type )?(\w+)/g)) {
				const key = `${module} ${name[1]}`;
				users.set(key, [...(users.get(key) ?? []), path]);
			}
		}
	}
	return users;
}

function isUsedWithin({ text }: SourceFile, name: string): boolean {
	const code = text.replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, "");
	return [...code.matchAll(new RegExp(`\\b${name}\\b`, "g"))].length > 1;
}
