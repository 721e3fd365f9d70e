import { expect, test } from "vitest";
import { documentInWords, rowsOfNotice } from "./notice.ts";

const notice = { publisher: "NTA", document: "Public notice", address: "https://nta.example", date: "2026-11-30" };

test("the rows with a day and without a document are those of a new notice", () => {
	const events = [
		{ starts: "15/01/2027", status: "expected" },
		{ starts: "2027-01", status: "expected" },
		{ starts: "2027-01-20", status: "official", receipt: notice },
		{ starts: "2027-01-22", status: "official", receipt: { publisher: null, document: null } },
		{ starts: null, status: "expected" },
	];
	expect(rowsOfNotice(events)).toEqual([0, 3]);
});

test("a row says which document serves its date, and whether one is needed", () => {
	expect(documentInWords({ status: "official", receipt: notice })).toBe("NTA, Public notice");
	expect(documentInWords({ status: "official", receipt: "nta-2026" })).toBe("nta-2026");
	expect(documentInWords({ status: "official" })).toBe("not named yet");
	expect(documentInWords({ status: "expected" })).toBe("none needed while the date is only expected");
});
