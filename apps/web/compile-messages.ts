import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import compile from "icu-minify/compile";
import type { Plugin } from "vite";

const LANGUAGES = ["en", "hi"] as const;

/**
 * Compiles the message catalogues when the pages are built, so that the browser needs no reader of ICU. Whoever builds with
 * this must point `use-intl/format-message` at its `format-only` half. A built catalogue has a file name that the server
 * knows too (`import.meta.env.CATALOGUE_FILES`), so that a page can ask for it before its scripts do.
 */
export function compileMessages(): Plugin {
	return {
		name: "compile-messages",
		enforce: "pre",
		config: (_config, { command }) => ({
			define: { "import.meta.env.CATALOGUE_FILES": JSON.stringify(command === "build" ? nameFiles() : {}) },
		}),
		buildStart() {
			if (this.environment.mode !== "build" || this.environment.name !== "client") return;
			for (const language of LANGUAGES) {
				this.emitFile({ type: "chunk", id: pathOf(`${language}.ts`), fileName: nameFile(language).slice(1) });
			}
		},
		transform: {
			filter: { id: /\/app\/messages\/[a-z]+\.json$/ },
			handler: (json) => ({ code: JSON.stringify(compileAll(JSON.parse(json))), map: null }),
		},
	};
}

function nameFiles(): Record<string, string> {
	return Object.fromEntries(LANGUAGES.map((language) => [language, nameFile(language)]));
}

function nameFile(language: string): string {
	const hash = createHash("sha256")
		.update(readFileSync(pathOf(`${language}.json`)))
		.digest("base64url")
		.slice(0, 8);
	return `/assets/${language}-${hash}.js`;
}

function pathOf(file: string): string {
	return fileURLToPath(new URL(`app/messages/${file}`, import.meta.url));
}

function compileAll(messages: unknown): unknown {
	if (typeof messages === "string") return compile(messages);
	return Object.fromEntries(Object.entries(Object(messages)).map(([key, value]) => [key, compileAll(value)]));
}
