import { expect, test } from "vitest";
import { NO_FILTER, parseCutoffSearch, toCutoffParams } from "./search.ts";

test("a filter of the cutoff table reads its first value", () => {
	expect(parseCutoffSearch(new URLSearchParams("seatType=OPEN+(PwD)&seatType=SC")).seatType).toBe("OPEN (PwD)");
});

test("an address of the cutoff table reads and writes the same", () => {
	const address = "year=2024&round=all&quota=AI&seatType=OBC-NCL&gender=Gender-Neutral&programme=Law&page=3";
	const search = parseCutoffSearch(new URLSearchParams(address));
	expect(search).toMatchObject({ year: "2024", round: NO_FILTER, exam: undefined, page: 3 });
	expect(toCutoffParams(search).toString()).toBe(address);
});
