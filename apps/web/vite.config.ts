import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
	plugins: [tailwindcss(), reactRouter()],
	build: {
		// Files stay files: the content policy allows no `data:` fonts or styles.
		assetsInlineLimit: 0,
	},
	// Found one by one while somebody looks, new packages make the page reload half-way with two copies of React.
	optimizeDeps: { entries: ["app/entry.client.tsx", "app/root.tsx", "app/routes/*.tsx"] },
	// As an external package it would load all of its 1,800 icons at every start.
	ssr: { noExternal: ["lucide-react"] },
});
