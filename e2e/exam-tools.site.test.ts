import { Exam } from "@uchit/contract/exam-record.ts";
import ICAL from "ical.js";
import { expect, test } from "vitest";
import { askBackend, openPage, request, submit, textOf, within } from "./support/site.ts";

test("another parser reads the calendars of one exam and of several exams", async () => {
	const exam = Exam.parse(await askBackend("/v1/exams/jee-mains"));
	for (const path of ["/exams/jee-mains/calendar.ics", "/hi/exams/calendar.ics?exam=jee-mains,cat"]) {
		const answer = await request(path);
		expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
		const events = new ICAL.Component(ICAL.parse(await answer.text())).getAllSubcomponents("vevent");
		const uids = events.map((event) => String(event.getFirstPropertyValue("uid")));
		const expected = (exam.events ?? []).flatMap(({ key, starts, ends = starts }) =>
			starts === ends ? [`jee-mains-${key}@`] : [`jee-mains-${key}@`, `jee-mains-${key}-closes@`],
		);
		expect(expected.filter((uid) => !uids.some((each) => each.startsWith(uid)))).toEqual([]);
		const again = await request(path, { headers: { "if-none-match": answer.headers.get("etag") ?? "" } });
		expect(again.status).toBe(304);
	}
});

test("a calendar with one unknown exam lists the others and names the unknown one", async () => {
	const known = await (await request("/exams/calendar.ics?exam=cat")).text();
	const some = await request("/exams/calendar.ics?exam=CAT,no-such-exam");
	const calendar = new ICAL.Component(ICAL.parse(await some.text()));
	const count = (text: string) => new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent").length;
	expect([some.status, calendar.getAllSubcomponents("vevent").length]).toEqual([200, count(known)]);
	expect(calendar.getFirstPropertyValue("x-wr-caldesc")).toBe("No exam here by this name: no-such-exam");
});

test("the calendar address of an exam in capitals redirects to the one in small letters", async () => {
	const capitals = await request("/hi/exams/CAT/calendar.ics");
	expect([capitals.status, capitals.headers.get("location")]).toEqual([301, "/hi/exams/cat/calendar.ics"]);
});

test("the calendar of an unknown exam answers 404 and names that exam", async () => {
	const unknown = await request("/exams/calendar.ics?exam=no-such-exam");
	expect([unknown.status, await unknown.text()]).toEqual([404, "No exam here by this name: no-such-exam\n"]);
	expect((await request("/exams/no-such-exam/calendar.ics")).status).toBe(404);
	expect((await request("/exams/calendar.ics")).status).toBe(400);
	const many = Array.from({ length: 21 }, (_, index) => `exam-${index}`).join(",");
	expect((await request(`/exams/calendar.ics?exam=${many}`)).status).toBe(400);
});

test("exams are compared without scripts: chosen in a form, shown side by side and in pairs", async () => {
	const form = await openPage("/exams/clashes");
	const page = await submit(form, form.screen.getByRole("button", { name: "Compare their dates" }), [
		[form.screen.getByRole("checkbox", { name: "JEE Main" }), true],
		[form.screen.getByRole("checkbox", { name: "NEET UG" }), true],
	]);
	const { path, screen } = page;
	expect(path).toMatch(/\/exams\/clashes\?exam=(jee-mains&exam=neet|neet&exam=jee-mains)$/);
	screen.getByRole("img", { name: /^Applications and exams/ });
	const pair = within(screen.getByRole("region", { name: "Which two clash" })).getByRole("listitem");
	expect(textOf(pair)).toContain("and");
	screen.getByText("The same as a table");
	expect(within(screen.getByRole("table")).getAllByRole("row", { name: /NEET UG/ })).not.toEqual([]);
	const file = screen.getByRole("link", { name: "Download as .ics" }).getAttribute("href");
	expect(file).toMatch(/^\/exams\/calendar\.ics\?exam=(jee-mains,neet|neet,jee-mains)$/);
	expect(screen.getByRole("link", { name: "Follow in a calendar" }).getAttribute("href")).toMatch(/^webcal:\/\//);
});
