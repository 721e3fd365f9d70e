import { expect, test } from "vitest";
import { RESOURCES } from "#studio/resources.ts";
import { i18nProvider } from "./words.ts";

/** Their pages are a form, trees or cards. */
const WITHOUT_TABLE = ["home_page", "blog_config", "menus", "directus_permissions"];
const LISTED = [...RESOURCES.map(({ name }) => name).filter((name) => !WITHOUT_TABLE.includes(name)), "college_facts"];

test.each(LISTED)("the empty list of %s says in our words what stands there, with a filter and without", (resource) => {
	for (const key of ["ra.navigation.no_results", "ra.navigation.no_filtered_results"]) {
		const text = i18nProvider.translate(key, { resource, name: "Things" });
		expect(text).toMatch(/^\p{Lu}.+\.$/u);
		expect(text).not.toMatch(/found|Things|undefined/);
	}
});
