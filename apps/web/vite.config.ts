import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { compileMessages } from "./compile-messages.ts";

export default defineConfig({
	plugins: [compileMessages(), tailwindcss(), reactRouter()],
	// The catalogues arrive compiled, so their reader stays at home.
	resolve: { alias: [{ find: /^use-intl\/format-message$/, replacement: "use-intl/format-message/format-only" }] },
	// next-auth's client asks its environment for addresses that the browser knows by itself.
	define: {
		"process.env.NEXTAUTH_URL": "undefined",
		"process.env.NEXTAUTH_URL_INTERNAL": "undefined",
		"process.env.VERCEL_URL": "undefined",
	},
	build: {
		// Files stay files: the content policy allows no `data:` fonts or styles.
		assetsInlineLimit: 0,
	},
	// Found one by one while somebody looks, new packages make the page reload half-way with two copies of React.
	optimizeDeps: {
		// Known by another package of ours alone.
		include: ["use-intl > @formatjs/fast-memoize"],
		entries: ["app/entry.client.tsx", "app/root.tsx", "app/routes/*.tsx"],
	},
	// As an external package it would load all of its 1,800 icons at every start.
	// As an external package use-intl would read the compiled catalogues with the wrong half of itself.
	ssr: { noExternal: ["lucide-react", "use-intl"] },
});
