import { expect, test } from "vitest";
import { openPage, submit, textOf } from "./support/site.ts";

test("without scripts a name gets its verdict first, in one sentence, in both languages", async () => {
	const form = await openPage("/check");
	expect(form.document.querySelector('meta[name="robots"]')?.getAttribute("content") ?? "").not.toContain("noindex");
	const answer = await submit(form, form.screen.getByRole("button", { name: "Check the name" }), [
		[form.screen.getByLabelText("Name of the institution"), "Gandhi Hindi Vidyapith"],
		[form.screen.getByLabelText("Town, district or state"), "Allahabad"],
	]);
	expect(textOf(answer.screen.getByRole("status"))).toMatch(
		/^Warning: this name is on UGC’s list of fake universities \(February 2026, from a copy\)\. Do not pay\. Check UGC’s own page first/,
	);
	expect(answer.document.querySelector('meta[name="robots"]')?.getAttribute("content")).toContain("noindex");
	const hindi = await openPage("/hi/check?name=गांधी+हिंदी+विद्यापीठ");
	expect(textOf(hindi.screen.getByRole("status"))).toContain("UGC की फ़र्ज़ी विश्वविद्यालयों की लिस्ट");
});

test("a real university's answer links to its page, and to each list's source on the page itself", async () => {
	const page = await openPage("/check?name=Maharishi+Mahesh+Yogi+Vedic+Vishwavidyalaya");
	expect(textOf(page.screen.getByRole("status"))).toContain("recognised or approved");
	expect(page.html).toContain('href="/college/maharishi-mahesh-yogi-vedic-vishwavidyalaya"');
	const receipts = [...page.document.querySelectorAll("a.receipt")].map((link) => link.getAttribute("href") ?? "");
	expect(receipts).toContain("#source-ugc-2025");
	for (const receipt of receipts) expect(page.document.getElementById(receipt.slice(1)), receipt).not.toBeNull();
});

test("an unreadable name is refused beside the field, and a hostile name is shown as text", async () => {
	const refused = await openPage("/check?name=%21%21", { status: 400 });
	refused.screen.getByText(/^Write a name in letters/);
	const { document } = await openPage(`/check?name=${encodeURIComponent('"><img src=x onerror=alert(1)>')}`);
	expect(document.querySelector("main img")).toBeNull();
});
