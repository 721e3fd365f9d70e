import { ClosingsPage } from "@uchit/contract/predict-closings.ts";
import { expect, test } from "vitest";
import { askBackend, follow, openPage, type Page, submit, textOf, within } from "./support/site.ts";

const indian = new Intl.NumberFormat("en-IN");
const CUTOFFS_PATH = "/exams/jee-mains/cutoffs?category=OBC-NCL&gender=Gender-Neutral&homeState=bihar";

function rowsOf({ screen }: Page): string[][] {
	const [, ...rows] = within(screen.getByRole("table", { name: /by institute and branch$/ })).getAllByRole("row");
	return rows.map((row) => [textOf(within(row).getByRole("link")), ...within(row).getAllByRole("cell").map(textOf)]);
}

test("the cutoffs of an exam show institutes by branch for any chosen candidate, and every page has its own address", async () => {
	const begun = await openPage("/exams/jee-mains/cutoffs");
	const page = await submit(begun, begun.screen.getByRole("button", { name: "Show" }), [
		[begun.screen.getByLabelText("Reservation category"), "OBC-NCL"],
		[begun.screen.getByLabelText("Home state"), "Bihar"],
	]);
	expect(page.path).toBe(CUTOFFS_PATH);
	const closings = ClosingsPage.parse(
		await askBackend(CUTOFFS_PATH.replace("/exams/jee-mains/cutoffs?", "/v1/predict/closings?exam=jee-mains&")),
	);
	expect(closings.asked).toMatchObject({ category: "OBC-NCL", homeState: { slug: "bihar" } });
	const rows = rowsOf(page);
	expect(rows.map(([name]) => name)).toEqual(closings.items.map(({ college }) => college.name));
	for (const [place, { cells }] of closings.items.entries())
		for (const { branch, closing } of cells)
			expect(rows[place]?.[closings.branches.indexOf(branch) + 1]).toContain(indian.format(closing));
	const next = await follow(page, page.screen.getByRole("link", { name: "Next" }));
	expect(next.path).toBe(`${CUTOFFS_PATH}&page=2`);
	expect(rowsOf(next)[0]?.[0]).not.toBe(rowsOf(page)[0]?.[0]);
	expect((await openPage(`${CUTOFFS_PATH}&page=99`, { status: 404 })).status).toBe(404);
});

test("an exam without its counselling in the predictor still names the lists that we have", async () => {
	const page = await openPage("/exams/bitsat-exam/cutoffs");
	expect(page.screen.queryByRole("button", { name: "Show" })).toBeNull();
	expect(page.screen.getByRole("heading", { name: "Lists that we have" })).toBeDefined();
});

test("JEE Main says of a home state without a counselling here that it fills its own colleges, and who admits there", async () => {
	const { screen, body } = await openPage(
		"/predict?exam=jee-mains&common=117000&category=OPEN&gender=Gender-Neutral&homeState=bihar",
	);
	expect(textOf(body)).toContain("Bihar has its own counselling for its engineering colleges");
	expect(screen.getByRole("link", { name: "bceceboard.bihar.gov.in" })).toBeDefined();
	const other = await openPage(
		"/predict?exam=jee-mains&common=117000&category=OPEN&gender=Gender-Neutral&homeState=uttar-pradesh",
	);
	expect(textOf(other.body)).not.toContain("has its own counselling for its engineering colleges");
});
