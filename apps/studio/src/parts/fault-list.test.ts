import { expect, test } from "vitest";
import { labelOfPath } from "#studio/facts/shape/words.ts";
import { faultsIn } from "./fault-list.tsx";

test("each fault of a refused form is listed with the path of its box, also those inside of rows", () => {
	const required = { type: "server", message: "It is required." };
	const errors = {
		...{ short_name: required, official_site: required, root: { serverError: required } },
		events: [undefined, { starts: { ...required, message: "It is before it starts." } }],
	};
	expect(faultsIn(errors)).toEqual([
		{ path: "short_name", reason: "It is required." },
		{ path: "official_site", reason: "It is required." },
		{ path: "events.1.starts", reason: "It is before it starts." },
	]);
	expect(faultsIn({})).toEqual([]);
});

test("a box is named as its form names it", () => {
	expect(
		["official_site", "times_a_year", "events.1.starts", "body"].map((path) => labelOfPath("exams", path)),
	).toEqual(["Official site", "How many times a year", "Events · row 2 · Starts", "Who conducts it"]);
	expect(labelOfPath("pages", "body")).toBe("Text");
});
