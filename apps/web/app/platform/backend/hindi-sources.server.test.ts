import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { withHindiSources } from "./hindi-sources.server.ts";

const source = (document: string, publisher: string, vintage: string) => ({ id: "s", document, publisher, vintage });

test("the commonest sources are named in Hindi, and others stay as printed", () => {
	const given = [
		source("India Rankings 2025", "Joint Seat Allocation Authority (JoSAA)", "June 2025"),
		source("BITSAT 2026: cut-off scores", "Birla Institute of Technology and Science, Pilani", "2026"),
	];
	expect(withHindiSources({ total: 2, sources: given })).toEqual({
		total: 2,
		sources: [source("इंडिया रैंकिंग 2025", "जॉइंट सीट एलोकेशन अथॉरिटी (JoSAA)", "जून 2025"), given[1]],
	});
	expect(withHindiSources([given])).toEqual([given]);
});

test("the table has the names that the list of sources prints", () => {
	const list = readFileSync(new URL("../../../../../data/sources/sources.csv", import.meta.url), "utf8");
	const printed = ["Opening and closing ranks 2025, every round", "List of universities", "List of scholarships"];
	for (const document of printed) {
		expect(list).toContain(document);
		expect(withHindiSources({ sources: [source(document, "", "")] }).sources[0]?.document).not.toBe(document);
	}
});
