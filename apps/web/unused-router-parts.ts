import type { Plugin } from "vite";

/** React Router's modules that no page uses: routes come whole (`routeDiscovery` in react-router.config.ts), and nothing is instrumented. */
const UNUSED = /\/react-router\/dist\/production\/lib\/(?:router\/instrumentation|dom\/ssr\/fog-of-war)\.js$/;
const EXPORTS = /export \{([^}]*)\};\s*$/;

/** Leaves out of the browser's script what the bundler cannot know to be unused: each of their functions does nothing. */
export function unusedRouterParts(): Plugin {
	return {
		name: "unused-router-parts",
		enforce: "pre",
		applyToEnvironment: ({ name }) => name === "client",
		transform: {
			filter: { id: UNUSED },
			handler(code) {
				const [, names] = EXPORTS.exec(code) ?? [];
				if (names === undefined) return this.error("React Router writes its exports in another way.");
				const declared = names.split(",").map((name) => `export const ${name.trim()} = () => undefined;`);
				return { code: declared.join("\n"), map: null };
			},
		},
	};
}
