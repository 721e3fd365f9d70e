import { Exam } from "@uchit/contract/exam-record.ts";
import ICAL from "ical.js";
import { expect, test } from "vitest";
import { askBackend, follow, openPage, request, submit, textOf, within } from "./support/site.ts";

const COLLEGE = "indian-institute-of-technology-madras";

test("a plan is made without scripts: exams ticked, a college found by search, all in the address", async () => {
	const form = await openPage("/planner");
	const field = form.screen.getByRole("textbox", { name: "Add a college" });
	const found = await submit(form, form.screen.getByRole("button", { name: "Show the plan" }), [
		[form.screen.getByRole("checkbox", { name: "JEE Main" }), true],
		[form.screen.getByRole("checkbox", { name: "WBJEE" }), true],
		[field, "iit madras"],
	]);
	const link = found.screen.getByRole("link", { name: "Indian Institute of Technology Madras" });
	const plan = await follow(found, link);
	const { path, screen } = plan;
	expect(path).toMatch(new RegExp(`^/planner\\?exam=(jee-mains,wbjee|wbjee,jee-mains)&college=${COLLEGE}$`));

	screen.getByRole("img", { name: /^Your exams/ });
	screen.getByText("The same as a table");
	const [table] = screen.getAllByRole("table");
	within(table ?? plan.body).getByRole("row", { name: /WBJEE Counselling/ });
	const [college] = within(screen.getByRole("region", { name: "Colleges of the plan" })).getAllByRole("listitem");
	expect(textOf(college ?? plan.body)).toMatch(/Refund dates ?– we do not have it/);
	const more = await follow(plan, within(college ?? plan.body).getByRole("link", { name: "Add JEE Advanced" }));
	expect(more.path).toMatch(/jee-advanced/);
	expect(more.screen.queryByRole("heading", { name: "EWS" })).toBeNull();
	more.screen.getByRole("checkbox", { name: "EWS certificate" });
});

test("separate form values redirect to the short address, and its calendar has every date of the exams", async () => {
	const { path, screen } = await openPage("/planner?exam=jee-mains&exam=wbjee");
	expect(path).toBe("/planner?exam=jee-mains,wbjee");
	const file = screen.getByRole("link", { name: "Download as .ics" }).getAttribute("href") ?? "";
	const calendar = new ICAL.Component(ICAL.parse(await (await request(file)).text()));
	const exams = await Promise.all(
		["jee-mains", "wbjee"].map(async (slug) => Exam.parse(await askBackend(`/v1/exams/${slug}`))),
	);
	const entries = exams.flatMap(({ events = [] }) =>
		events.map(({ starts, ends = starts }) => (starts === ends ? 1 : 2)),
	);
	expect(calendar.getAllSubcomponents("vevent")).toHaveLength(entries.reduce<number>((sum, each) => sum + each, 0));
});

test("an unknown exam and an unknown college are named, and the rest of the plan is shown", async () => {
	const { screen } = await openPage("/planner?exam=cat,no-such-exam&college=no-such-college");
	screen.getByText(/Not held any more: no-such-exam/);
	screen.getByText(/No college has this address: no-such-college/);
	screen.getByRole("img", { name: /^Your exams/ });
});

test("the page about open data shows questions, tables and licences", async () => {
	const { screen } = await openPage("/open-data");
	const [answer] = screen.getAllByRole("link", { name: "See the answer" });
	expect((await request(answer?.getAttribute("href") ?? "none")).status).toBe(200);
	expect(textOf(screen.getByRole("row", { name: /\/v1\/exams\/\{slug\}/ }))).toContain("One exam");
	const licences = within(screen.getByRole("table", { name: "Licences of the sources" }));
	expect(licences.getAllByRole("row").length).toBeGreaterThan(3);
});
