import { afterAll, beforeAll } from "vitest";
import { migrateDatabase } from "#backend/migrate.ts";
import { cloneDatabase } from "../../../../scripts/proof/facts-template.ts";
import { dropDatabase } from "../../../../scripts/site/database.ts";

/**
 * A copy of the full database for one test file that changes or deletes data, dropped afterwards. The returned URL works from the first
 * `beforeAll` on.
 */
export function useOwnDatabase(name: string): string {
	const urlOf = (database: string) => {
		const url = new URL(process.env.TEST_DATABASE_URL ?? "");
		url.pathname = `/${database}`;
		return url.href;
	};
	beforeAll(async () => {
		const template = process.env.FACTS_TEMPLATE;
		if (template === undefined) throw new Error("FACTS_TEMPLATE names no database to copy: `npm test -- db` gives one");
		await migrateDatabase(await cloneDatabase(urlOf, template, name));
	});
	afterAll(() => dropDatabase(urlOf("postgres"), name));
	return urlOf(name);
}
