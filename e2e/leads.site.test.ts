import { expect, test } from "vitest";
import { openPage, textOf } from "./support/site.ts";

const PASSES_ON = { name: /passes my name/ };

const openForm = (slug: string) => openPage(`/college/${slug}/ask`);

test("a college that gets no leads from us has no consent box, and its own site is linked", async () => {
	const form = await openForm("goa-university");
	expect(textOf(form.body)).toContain("Your question comes to us, not to Goa University");
	expect(form.screen.getAllByRole("link", { name: /unigoa\.ac\.in/ })).not.toEqual([]);
	expect(form.screen.queryByRole("checkbox", PASSES_ON)).toBeNull();
	expect(textOf(form.body)).not.toContain("only if you tick it below");
});

test("a college that takes requests shows its consent box beside ours, unticked", async () => {
	const form = await openForm(process.env.LEAD_RECIPIENT ?? "");
	expect(textOf(form.body)).not.toContain("We cannot pass your question on");
	expect(form.screen.getByRole("checkbox", PASSES_ON).hasAttribute("checked")).toBe(false);
	expect(textOf(form.body)).toContain("only if you tick it below");
});
