import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import compile from "icu-minify/compile";
import type { Plugin } from "vite";
import { PARTS, type Part, partWith } from "./app/i18n/families.ts";
import { LANGUAGES, type Language } from "./app/i18n/language.ts";

/** The module with all parts, each of which it brings when asked. */
const WORDS = "virtual:words";
const FILES = "import.meta.env.CATALOGUE_FILES";
const PART = /^virtual:words\/([a-z]+)\/([a-z]+)$/;

/**
 * Compiles the message catalogues when the pages are built, so that the browser needs no reader of ICU. Whoever builds with
 * this must point `use-intl/format-message` at its `format-only` half. The server takes a catalogue whole; for the browser it
 * is in parts (i18n/families.ts). A built part has a file name that the server knows too (`import.meta.env.CATALOGUE_FILES`),
 * so that a page can ask for it before its scripts do.
 */
export function compileMessages(): Plugin {
	return {
		name: "compile-messages",
		enforce: "pre",
		config: () => ({ define: { [FILES]: "{}" } }),
		configEnvironment: (name, _config, { command }) =>
			command === "build" && name !== "client" ? { define: { [FILES]: JSON.stringify(nameFiles()) } } : {},
		buildStart() {
			if (this.environment.mode !== "build" || this.environment.name !== "client") return;
			for (const [language, part] of listParts()) {
				this.emitFile({ type: "chunk", id: idOf(language, part), fileName: nameFile(language, part).slice(1) });
			}
		},
		resolveId: (id) => (id === WORDS || PART.test(id) ? `\0${id}` : undefined),
		load(resolved) {
			const id = resolved.startsWith("\0") ? resolved.slice(1) : "";
			if (id === WORDS) return this.environment.name === "client" ? partsModule() : "export const parts = {};";
			const [, language, part] = PART.exec(id) ?? [];
			const known = listParts().find((each) => each[0] === language && each[1] === part);
			if (known === undefined) return undefined;
			this.addWatchFile(pathOf(known[0]));
			return `export const messages = ${JSON.stringify(compileAll(readPart(...known)))};`;
		},
		transform: {
			filter: { id: /\/app\/messages\/[a-z]+\.json$/ },
			handler: (json) => ({ code: JSON.stringify(compileAll(JSON.parse(json))), map: null }),
		},
	};
}

function listParts(): (readonly [Language, Part])[] {
	return LANGUAGES.flatMap((language) => PARTS.map((part) => [language, part] as const));
}

function idOf(language: Language, part: Part): string {
	return `${WORDS}/${language}/${part}`;
}

/** Written out, so that the bundler sees each part. */
function partsModule(): string {
	const bring = (language: Language) =>
		PARTS.map((part) => `${part}: () => import(${JSON.stringify(idOf(language, part))})`).join(", ");
	return `export const parts = { ${LANGUAGES.map((language) => `${language}: { ${bring(language)} }`).join(", ")} };`;
}

function nameFiles(): Record<string, Record<string, string>> {
	return Object.fromEntries(
		LANGUAGES.map((language) => [language, Object.fromEntries(PARTS.map((part) => [part, nameFile(language, part)]))]),
	);
}

function nameFile(language: Language, part: Part): string {
	const text = JSON.stringify(readPart(language, part));
	const hash = createHash("sha256").update(text).digest("base64url").slice(0, 8);
	return `/assets/${language}-${part}-${hash}.js`;
}

function readPart(language: Language, part: Part): Record<string, unknown> {
	const whole: unknown = JSON.parse(readFileSync(pathOf(language), "utf8"));
	return Object.fromEntries(Object.entries(Object(whole)).filter(([noun]) => partWith(noun) === part));
}

function pathOf(language: Language): string {
	return fileURLToPath(new URL(`app/messages/${language}.json`, import.meta.url));
}

function compileAll(messages: unknown): unknown {
	if (typeof messages === "string") return compile(messages);
	return Object.fromEntries(Object.entries(Object(messages)).map(([key, value]) => [key, compileAll(value)]));
}
