import { defineConfig } from "vitest/config";

const IGNORED = ["**/node_modules/**", "**/build/**", ".data/**"];

/** `unit` needs nothing; `db` needs TEST_DATABASE_URL, a database with all facts (`npm test -- db` gives it). */
export default defineConfig({
	test: {
		projects: [
			{ test: { name: "unit", include: ["**/*.test.ts", "**/*.test.tsx"], exclude: [...IGNORED, "**/*.db.test.ts"] } },
			{
				test: { name: "db", include: ["**/*.db.test.ts"], exclude: IGNORED, testTimeout: 30_000, hookTimeout: 30_000 },
			},
		],
	},
});
