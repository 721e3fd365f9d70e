import { expect, test } from "vitest";
import { anExam } from "#backend/testing/guides.ts";
import { flattenReceipts } from "./exam-receipts.ts";

const BULLETIN = { publisher: "NTA", document: "Bulletin", address: "https://nta.example/b", date: "2026-11-01" };
const event = { kind: "exam", cycle: "2027", starts: "2027-04", status: "expected" } as const;

test("a value has its own receipt, else its field's, else the record's; an absent value has none", () => {
	const { receipts, named } = flattenReceipts(
		anExam({
			slug: "a",
			body: "NTA",
			level: "undergraduate",
			events: [
				{ ...event, key: "one" },
				{ ...event, key: "two", receipt: BULLETIN },
			],
			eligibility: [
				{ kind: "attempts", most: 3, stage: "exam", receipt: "josaa-2025" },
				{ kind: "gender", only: "women", stage: "exam" },
			],
			receipts: { body: BULLETIN, events: "josaa-2024" },
		}),
	);
	expect(receipts).toEqual({
		body: "exam-a-body",
		level: "exam-guides-2026",
		eligibility: "exam-guides-2026",
		events: "josaa-2024",
		"events.one": "josaa-2024",
		"events.two": "exam-a-body",
		"eligibility.0": "josaa-2025",
		"eligibility.1": "exam-guides-2026",
	});
	expect(named).toEqual([
		{
			id: "exam-a-body",
			kind: "document",
			publisher: "NTA",
			document: "Bulletin",
			address: "https://nta.example/b",
			vintage: "2026-11-01",
			fetchedOn: "2026-11-01",
		},
	]);
});
