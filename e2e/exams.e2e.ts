import { ExamList } from "@uchit/contract/exam-list.ts";
import { openReady } from "./support/scripts-run.ts";
import { spec } from "./support/spec.ts";
import { expect, test } from "./support/test.ts";

test(`${spec("1.5", "2.6")} /exams lists the exams; the switch filters to those that take applications now`, async ({
	page,
	askBackend,
}) => {
	const all = ExamList.parse(await askBackend("/v1/exams"));
	const open = ExamList.parse(await askBackend("/v1/exams?open=now"));
	await openReady(page, "/exams");
	await expect(page.getByRole("status").first()).toHaveText(`${all.total} exams`);
	await expect(page.getByRole("article")).toHaveCount(all.items.length);
	await page.getByRole("checkbox", { name: /^Forms open now/ }).check();
	await expect(page).toHaveURL("/exams?open=now");
	await expect(page.getByRole("article").getByRole("heading")).toHaveText(
		open.items.map(({ shortName }) => new RegExp(`^${RegExp.escape(shortName)}`)),
	);
	await page.getByRole("link", { name: "Remove Forms open now" }).click();
	await expect(page).toHaveURL("/exams");
});
