import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import compile from "icu-minify/compile";
import type { Plugin } from "vite";
import { LANGUAGES, type Language } from "./app/platform/i18n/language.ts";
import { addNames } from "./app/platform/messages/join-namespaces.ts";
import { NAMES } from "./app/platform/messages/names.ts";

const MESSAGES = "virtual:messages";
const FILES = "import.meta.env.CATALOGUE_FILES";
const NAMESPACE = /^virtual:messages\/([a-z]+)\/([a-z-]+)$/;
const APP = fileURLToPath(new URL("app/", import.meta.url));

/**
 * Compiles the message catalogues at build time, so that the browser needs no ICU parser; a build with it must point
 * `use-intl/format-message` at its `format-only` half. The server loads a whole catalogue, the browser namespaces: the `messages.en.json`
 * and `messages.hi.json` of each room. The server knows the built file names too (`import.meta.env.CATALOGUE_FILES`), so that a page can
 * request them before its scripts do.
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
			for (const [language, namespace] of listAll()) {
				this.emitFile({
					type: "chunk",
					id: idOf(language, namespace),
					fileName: nameFile(language, namespace).slice(1),
				});
			}
		},
		resolveId: (id) => (id === MESSAGES || NAMESPACE.test(id) ? `\0${id}` : undefined),
		load(resolved) {
			const id = resolved.startsWith("\0") ? resolved.slice(1) : "";
			if (id === MESSAGES) return this.environment.name === "client" ? loadersModule() : "export const loaders = {};";
			const [whole, language, namespace] = NAMESPACE.exec(id) ?? [];
			if (whole === undefined) return undefined;
			const known = listAll().find((each) => each[0] === language && each[1] === namespace);
			if (known === undefined) return undefined;
			this.addWatchFile(pathOf(...known));
			return `export const messages = ${JSON.stringify(compileAll(readNamespace(...known)))};`;
		},
		transform: {
			filter: { id: /\/messages\.[a-z]+\.json$/ },
			handler: (json) => ({ code: JSON.stringify(compileAll(JSON.parse(json))), map: null }),
		},
	};
}

function listAll(): (readonly [Language, string])[] {
	return LANGUAGES.flatMap((language) => listNamespaces().map((namespace) => [language, namespace] as const));
}

function listNamespaces(): string[] {
	return globSync("**/messages.hi.json", { cwd: APP })
		.map((path) => path.replace("/messages.hi.json", "").replaceAll("/", "-"))
		.toSorted();
}

function idOf(language: Language, namespace: string): string {
	return `${MESSAGES}/${language}/${namespace}`;
}

/** Written out, so that the bundler sees each. */
function loadersModule(): string {
	const loadersOf = (language: Language) =>
		listNamespaces()
			.map((namespace) => `"${namespace}": () => import(${JSON.stringify(idOf(language, namespace))})`)
			.join(", ");
	return `export const loaders = { ${LANGUAGES.map((language) => `${language}: { ${loadersOf(language)} }`).join(", ")} };`;
}

function nameFiles(): Record<string, Record<string, string>> {
	return Object.fromEntries(
		LANGUAGES.map((language) => [
			language,
			Object.fromEntries(listNamespaces().map((namespace) => [namespace, nameFile(language, namespace)])),
		]),
	);
}

function nameFile(language: Language, namespace: string): string {
	const text = JSON.stringify(readNamespace(language, namespace));
	const hash = createHash("sha256").update(text).digest("base64url").slice(0, 8);
	return `/assets/${language}-${namespace}-${hash}.js`;
}

/** Adds the names that are in the contract only to the room whose Hindi file has their first word. */
function readNamespace(language: Language, namespace: string): Record<string, unknown> {
	const words = Object.keys(readRoom("hi", namespace));
	const named = Object.entries(NAMES[language]).filter(([word]) => words.includes(word));
	return addNames(readRoom(language, namespace), Object.fromEntries(named));
}

function readRoom(language: Language, namespace: string): Record<string, unknown> {
	return JSON.parse(readFileSync(pathOf(language, namespace), "utf8"));
}

function pathOf(language: Language, namespace: string): string {
	return `${APP}${namespace.replaceAll("-", "/")}/messages.${language}.json`;
}

function compileAll(messages: unknown): unknown {
	if (typeof messages === "string") return compile(messages);
	return Object.fromEntries(Object.entries(Object(messages)).map(([key, value]) => [key, compileAll(value)]));
}
