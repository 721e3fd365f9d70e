import { Exam } from "@uchit/contract/exam-record.ts";
import { expect, test } from "vitest";
import { readHead, unescapeHtml } from "./support/head.ts";
import { askBackend, follow, getText, headingOf, openPage, submit, textOf, within } from "./support/site.ts";
import { spec } from "./support/spec.ts";

for (const [proves, slug, writeNow = ""] of [
	[spec("2.23"), "jee-mains"],
	[spec("2.24"), "jee-advanced"],
	[spec("2.25"), "cat"],
	[spec("2.26"), "neet"],
	[spec("2.27"), "gate"],
	[spec("2.28"), "xat"],
	[spec("2.29"), "clat"],
	[spec("2.30"), "bitsat-exam"],
	[spec("2.31"), "wbjee"],
	[spec("2.32"), "viteee"],
	[spec("2.33"), "nmat"],
	[spec("2.34"), "cmat"],
	[spec("2.35"), "mat"],
	[spec("2.36"), "iift", "cat"],
	[spec("2.37"), "neet-pg"],
	[spec("2.38"), "jipmer-pg", "ini-cet"],
	[spec("2.39"), "aiims-pg", "ini-cet"],
	[spec("2.40"), "lsat"],
	[spec("2.41"), "ts-law-cet"],
	[spec("2.42"), "set"],
	[spec("2.7", "2.43"), "du-llb", "cuet-pg"],
] as const) {
	test(`${proves} /exams/${slug} has its own page, which starts with the exam to take now`, async () => {
		const { name, shortName, lifecycle } = Exam.parse(await askBackend(`/v1/exams/${slug}`));
		const html = unescapeHtml(await getText(`/exams/${slug}`));
		expect(readHead(html).title).toContain(name === shortName ? name : `${shortName}: ${name}`);
		expect(lifecycle.writeNow.map((exam) => exam.slug).includes(writeNow)).toBe(writeNow !== "");
		const ofExam = html.slice(html.indexOf("<h1"));
		if (writeNow !== "") expect(ofExam.indexOf(`href="/exams/${writeNow}"`)).toBeGreaterThan(0);
		if (lifecycle.state !== "current") {
			expect(ofExam.indexOf(lifecycle.text ?? "")).toBeLessThan(ofExam.indexOf(`href="/exams/${slug}/`));
		}
	});
}

test("the exam list is filtered and shown as a calendar without scripts", async () => {
	const all = await openPage("/exams");
	const law = await submit(all, all.screen.getByRole("button", { name: "Show results" }), [
		[all.screen.getByRole("checkbox", { name: /^Law/ }), true],
	]);
	// A browser sends the empty field too.
	expect(law.path).toBe("/exams?q=&stream=law");
	expect(headingOf(law)).toBe("Law entrance exams");
	const calendar = await follow(law, law.screen.getByRole("link", { name: "Calendar" }));
	expect(calendar.path).toBe("/exams?stream=law&view=calendar");
	expect(calendar.document.querySelectorAll("li > h2 > time")).toHaveLength(12);
	expect(calendar.screen.getAllByText("expected").length).toBeGreaterThan(0);
	const none = await openPage("/exams?stream=law&state=goa&level=research");
	expect(none.screen.getByRole("heading", { name: "Nothing matches this" })).toBeDefined();
	const wider = await follow(none, within(none.screen.getByRole("main")).getByRole("link", { name: "Law" }));
	expect(wider.path).toBe("/exams?stream=law");
});

test("each tab of an exam is a page, and a tab without content has no page", async () => {
	let page = await openPage("/exams/jee-mains");
	for (const tab of ["Dates", "Eligibility", "Pattern", "Syllabus", "Counselling", "Cutoffs"]) {
		const tabs = page.screen.getByRole("navigation", { name: "JEE Main: pages" });
		page = await follow(page, within(tabs).getByRole("link", { name: tab }));
		expect(page.path).toBe(`/exams/jee-mains/${tab.toLowerCase()}`);
		expect(page.document.title).toMatch(new RegExp(`^JEE Main: ${tab} `));
		const current = within(page.screen.getByRole("navigation", { name: "JEE Main: pages" })).getByRole("link", {
			current: "page",
		});
		expect(textOf(current)).toBe(tab);
		expect(page.screen.getByText(/^Written by our editors on .* for its official document/)).toBeDefined();
	}
	const colleges = await follow(page, page.screen.getByRole("link", { name: /^See cutoffs of all \d+ colleges$/ }));
	expect(colleges.path).toBe("/colleges?exam=jee-mains");
	await getText("/exams/cat/cutoffs", { status: 404 });
});

test("a search for an old exam name finds the exam and the one to take now", async () => {
	const found = await openPage("/search?q=AIIMS+PG");
	const exams = within(found.screen.getByRole("region", { name: /^Exams/ }));
	const old = await follow(found, exams.getByRole("link", { name: /^AIIMS PG/ }));
	expect(old.path).toBe("/exams/aiims-pg");
	const page = await follow(found, exams.getByRole("link", { name: /^INI CET/ }));
	expect(page.path).toBe("/exams/ini-cet");
});

test("an unknown filter value is named and lists no exam, in English and Hindi", async () => {
	const page = await openPage("/exams?stream=magic");
	expect(headingOf(page)).toBe("Entrance exams in India: “magic”");
	const statuses = page.screen.getAllByRole("status").map(textOf);
	expect(statuses.join(" ")).toContain("No Field called “magic”, so this list is empty.");
	expect(statuses.join(" ")).not.toMatch(/\d+ exam/);
	expect(page.html).toContain('content="noindex"');
	const hindi = await openPage("/hi/exams?open=later");
	expect(textOf(hindi.screen.getByRole("main"))).toContain("“later” नहीं मिला, इसलिए यह लिस्ट खाली है");
});

test("one line at the top marks what has no document, and no figure repeats it; what has a document has a receipt", async () => {
	for (const slug of ["jee-mains", "neet", "clat", "cat"]) {
		const page = await openPage(`/exams/${slug}`);
		expect(page.screen.getAllByText(/^Written by our editors on/)).toHaveLength(1);
		const receipts = [...page.document.querySelectorAll("main [data-receipt]")].map(textOf);
		expect(receipts.filter((text) => text.includes("Exam guides of our editors"))).toEqual([]);
	}
	const neet = await openPage("/exams/neet");
	expect([...neet.document.querySelectorAll("main [data-receipt]")].length).toBeGreaterThan(0);
	expect(textOf(neet.body)).not.toContain("The day we read it is not recorded.");
});

test("no page reports closing ranks as missing when the newest ranks are of the newest exam", async () => {
	const { cutoffYears, events = [] } = Exam.parse(await askBackend("/v1/exams/neet"));
	const newest = Math.max(...cutoffYears.filter(({ authority }) => authority === "MCC").map(({ year = 0 }) => year));
	const known = events.filter(({ kind, status }) => kind === "exam" && status === "past");
	const year = Math.max(...known.map(({ cycle }) => Number(cycle)));
	expect(year).toBe(newest);
	const note = new RegExp(`NEET[^.]* ${year} is over; the closing ranks of [^.]*\\bMCC\\b[^.]* are not here yet\\.`);
	for (const path of [
		"/exams/neet/cutoffs",
		"/predict?exam=neet",
		"/college/all-india-institute-of-medical-sciences-delhi/cutoffs",
	]) {
		expect(textOf((await openPage(path)).body), path).not.toMatch(note);
	}
});
