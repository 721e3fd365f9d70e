import { promises as files } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

const OUT = "build";

export default defineConfig({
	base: "/studio/",
	plugins: [react(), compressed()],
	// The backend replaces the nonce in each response (apps/backend/src/content/studio/page.ts).
	html: { cspNonce: "STUDIO_NONCE" },
	build: {
		outDir: OUT,
		// The content policy forbids `data:` scripts and styles.
		assetsInlineLimit: 0,
		modulePreload: { polyfill: false },
		// react-admin is one large library; it is sent compressed, once.
		chunkSizeWarningLimit: 3_000,
	},
});

/** Compressed at build time, so that no request waits for it. */
function compressed(): Plugin {
	return {
		name: "compressed",
		apply: "build",
		async closeBundle() {
			const folder = join(import.meta.dirname, OUT, "assets");
			for (const name of await files.readdir(folder)) {
				if (!/\.(js|css)$/.test(name)) continue;
				const bytes = await files.readFile(join(folder, name));
				await files.writeFile(join(folder, `${name}.br`), await promisify(brotliCompress)(bytes));
				await files.writeFile(join(folder, `${name}.gz`), await promisify(gzip)(bytes));
			}
		},
	};
}
