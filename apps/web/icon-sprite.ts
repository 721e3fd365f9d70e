import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { dynamicIconImports, type IconName } from "lucide-react/dynamic.mjs";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Plugin } from "vite";

const LIBRARY = "lucide-react";
const APP = fileURLToPath(new URL("app/", import.meta.url));
const IMPORT = /^import \{([^}]+)\} from "lucide-react";$/gm;

type Sprite = { names: readonly string[]; file: string; source: string };

/**
 * Collects the site's icons in two files that every use refers to: as the library's components they would be drawn anew at each place,
 * forty times on a list. Icons of one page only are in the second file, so that other pages do not load them. Code imports icons from the
 * library as usual.
 */
export async function iconSprite(): Promise<Plugin> {
	const { shared, ofOnePage } = listIcons();
	const sprites = await Promise.all([drawSprite("icons", shared), drawSprite("page-icons", ofOnePage)]);
	return {
		name: "icon-sprite",
		enforce: "pre",
		resolveId: (id) => (id === LIBRARY ? "\0site-icons" : undefined),
		load(id) {
			if (id !== "\0site-icons") return undefined;
			const exported = sprites.flatMap(({ names, file }) =>
				names.map((name) => `export const ${name} = createIcon("/${file}#${name}");`),
			);
			return `import { createIcon } from "${APP}ui/icon.tsx";\n${exported.join("\n")}`;
		},
		generateBundle() {
			if (this.environment.name !== "client") return;
			for (const { file, source } of sprites) this.emitFile({ type: "asset", fileName: file, source });
		},
		configureServer({ middlewares }) {
			for (const { file, source } of sprites)
				middlewares.use(`/${file}`, (_request, response) => {
					response.setHeader("content-type", "image/svg+xml").end(source);
				});
		},
	};
}

function listIcons(): { shared: string[]; ofOnePage: string[] } {
	const importers = new Map<string, string[]>();
	for (const file of globSync("**/*.{ts,tsx}", { cwd: APP })) {
		for (const [, names = ""] of readFileSync(APP + file, "utf8").matchAll(IMPORT)) {
			for (const each of names.split(",")) {
				const name = each.trim().replace(/ as \w+$/, "");
				if (/^[A-Z]\w*$/.test(name)) importers.set(name, [...(importers.get(name) ?? []), file]);
			}
		}
	}
	const isOfOnePage = (name: string) => {
		const files = importers.get(name) ?? [];
		return files.length === 1 && files.every((file) => file.endsWith("/page.tsx"));
	};
	const names = [...importers.keys()].toSorted();
	return { shared: names.filter((name) => !isOfOnePage(name)), ofOnePage: names.filter(isOfOnePage) };
}

async function drawSprite(what: string, names: readonly string[]): Promise<Sprite> {
	const symbols = await Promise.all(names.map(drawSymbol));
	const source = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>`;
	const hash = createHash("sha256").update(source).digest("base64url").slice(0, 8);
	return { names, file: `assets/${what}-${hash}.svg`, source };
}

async function drawSymbol(name: string): Promise<string> {
	const file = name.replaceAll(/(?<=[a-z])(?=[A-Z0-9])|(?<=[A-Z])(?=\d)/g, "-").toLowerCase();
	if (!isIcon(file)) throw new Error(`${LIBRARY} has no icon ${name}.`);
	const { default: icon } = await dynamicIconImports[file]();
	const lines = renderToStaticMarkup(createElement(icon)).replaceAll(/^<svg[^>]*>|<\/svg>$/g, "");
	return `<symbol id="${name}" viewBox="0 0 24 24">${lines}</symbol>`;
}

function isIcon(file: string): file is IconName {
	return file in dynamicIconImports;
}
