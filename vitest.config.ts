import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { pageTable } from "./apps/web/page-table.ts";
import { LONGEST_FILES, leftOutTests } from "./scripts/proof/long-tests.ts";

const IGNORED = ["**/node_modules/**", "**/build/**", ".data/**", ...leftOutTests(process.env)];

class LongestFirst extends BaseSequencer {
	override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
		const place = ({ moduleId }: TestSpecification) => {
			const found = LONGEST_FILES.findIndex((name) => moduleId.endsWith(`/${name}`));
			return found === -1 ? LONGEST_FILES.length : found;
		};
		return (await super.sort(files)).toSorted((one, other) => place(one) - place(other));
	}
}

/**
 * `unit` needs nothing; `db` needs TEST_DATABASE_URL, a database with all facts; `site` needs BASE_URL, the running site (`npm test -- db
 * site` sets both). Files of a worker share modules: we mock none of ours, and importing them for each file takes five times as long as
 * the tests.
 */
export default defineConfig({
	plugins: [pageTable()],
	test: {
		// Vitest's default leaves one core idle, half of a small machine.
		maxWorkers: "100%",
		isolate: false,
		sequence: { sequencer: LongestFirst },
		setupFiles: ["./scripts/proof/property-seed.ts"],
		projects: [
			{
				extends: true,
				test: {
					name: "unit",
					include: ["**/*.test.ts", "**/*.test.tsx"],
					exclude: [...IGNORED, "**/*.db.test.ts", "**/*.site.test.ts"],
					testTimeout: 20_000,
				},
			},
			{
				extends: true,
				test: {
					name: "db",
					include: ["**/*.db.test.ts"],
					exclude: IGNORED,
					testTimeout: 120_000,
					hookTimeout: 120_000,
				},
			},
			{
				extends: true,
				test: {
					name: "site",
					include: ["**/*.site.test.ts"],
					exclude: IGNORED,
					testTimeout: 60_000,
					hookTimeout: 60_000,
					// Otherwise Vitest sets the build's base path, "/".
					env: { BASE_URL: process.env.BASE_URL ?? "" },
				},
			},
		],
	},
});
