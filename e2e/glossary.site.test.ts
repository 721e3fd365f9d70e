import { expect, test } from "vitest";
import * as z from "zod";
import { readHead } from "./support/head.ts";
import { follow, getText, openPage, submit, textOf } from "./support/site.ts";

const Terms = z.object({ hasDefinedTerm: z.array(z.object({ "@type": z.literal("DefinedTerm"), "@id": z.url() })) });

test("without scripts a word links to its glossary entry, and the search has an address", async () => {
	const cutoffs = await openPage("/college/indian-institute-of-technology-madras/cutoffs");
	const [word] = cutoffs.screen.getAllByRole("link", { name: /^Closing rank/ });
	if (word === undefined) throw new Error("No word leads to the glossary.");
	const glossary = await follow(cutoffs, word);
	expect(glossary.path).toBe("/glossary#closing-rank");
	expect(glossary.screen.getByRole("article", { name: /^Closing rank/ }).id).toBe("closing-rank");
	const field = glossary.screen.getByRole("searchbox", { name: "Search the glossary" });
	const button = glossary.screen.getAllByRole("button", { name: "Search" }).at(-1) ?? field;
	const found = await submit(glossary, button, [[field, "creamy"]]);
	expect(found.path).toBe("/glossary?q=creamy");
	expect(found.screen.getAllByRole("article").map(textOf)[0]).toContain("Creamy layer");
	expect(found.screen.getByText("2 words")).toBeDefined();
});

test("structured data lists at least 80 defined terms, each under an address on the page", async () => {
	const page = await openPage("/glossary");
	const [facts] = readHead(page.html).facts;
	const { hasDefinedTerm } = Terms.parse(facts);
	expect(hasDefinedTerm.length).toBeGreaterThanOrEqual(80);
	const places = page.screen.getAllByRole("article").map(({ id }) => `#${id}`);
	expect(hasDefinedTerm.map((term) => new URL(term["@id"]).hash)).toEqual(places);
	await getText("/glossary/tips/no-such-word", { status: 404 });
	expect(JSON.parse(await getText("/hi/glossary/tips/quota"))).toMatchObject({ name: "कोटा" });
});
