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
 * Draws the icons of the site into one file, to which each place refers: as the library's own components they would be drawn anew
 * at every place, twenty times two on a list. Code imports them from the library as ever.
 */
export async function iconSprite(): Promise<Plugin> {
	const { names, file, source } = await drawSprite(listIcons());
	return {
		name: "icon-sprite",
		enforce: "pre",
		resolveId: (id) => (id === LIBRARY ? "\0site-icons" : undefined),
		load(id) {
			if (id !== "\0site-icons") return undefined;
			const exported = names.map((name) => `export const ${name} = createIcon("/${file}#${name}");`);
			return `import { createIcon } from "${APP}ui/icon.tsx";\n${exported.join("\n")}`;
		},
		generateBundle() {
			if (this.environment.name === "client") this.emitFile({ type: "asset", fileName: file, source });
		},
		configureServer({ middlewares }) {
			middlewares.use(`/${file}`, (_request, response) => {
				response.setHeader("content-type", "image/svg+xml").end(source);
			});
		},
	};
}

/** What any file of the site imports of the library, by its names there; not the types. */
function listIcons(): string[] {
	const files = globSync("**/*.{ts,tsx}", { cwd: APP });
	const imported = files.flatMap((file) =>
		[...readFileSync(APP + file, "utf8").matchAll(IMPORT)].flatMap(([, names = ""]) => names.split(",")),
	);
	const names = imported.map((name) => name.trim().replace(/ as \w+$/, ""));
	return [...new Set(names)].filter((name) => /^[A-Z]\w*$/.test(name)).toSorted();
}

async function drawSprite(names: readonly string[]): Promise<Sprite> {
	const symbols = await Promise.all(names.map(drawSymbol));
	const source = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>`;
	const hash = createHash("sha256").update(source).digest("base64url").slice(0, 8);
	return { names, file: `assets/icons-${hash}.svg`, source };
}

/** The lines of an icon; how they are drawn comes from where it is used (`.icon`). */
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
