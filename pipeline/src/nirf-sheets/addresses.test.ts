import { dataSheet } from "@uchit/contract/ranking-document.ts";
import { expect, test } from "vitest";
import { listSourceFiles, readSourceCsv } from "#pipeline/source-files.ts";

test("every data sheet address in the copy matches the one that the institute's id gives", () => {
	const printed = listSourceFiles("nirf-sheets", /2023_engineering_scorecards\/.*\.csv/)
		.flatMap((file) => readSourceCsv(file))
		.map(({ source_link: link = "", nirf_id: nirfId }) => ({ link, nirfId }))
		.filter(({ link }) => link.includes("/nirfpdfcdn/2023/"));
	expect(printed.length).toBeGreaterThanOrEqual(51);
	const given = printed.map(({ nirfId }) => dataSheet({ list: "engineering", year: 2023, nirfId }));
	expect(given).toEqual(printed.map(({ link }) => link));
});
