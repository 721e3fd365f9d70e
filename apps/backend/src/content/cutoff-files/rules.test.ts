import { expect, test } from "vitest";
import { systemFieldsOfCutoffFile } from "./rules.ts";

const before = { state: "ready", user_created: "asha", report: { rings: ["a jump"], undecided: [] } };
const publish = (who: string, needsSecondPerson = true) =>
	systemFieldsOfCutoffFile({ before, sent: { state: "publishing" }, who, needsSecondPerson });

test("the uploader of a file with failed checks reads that a colleague has to publish it", () => {
	expect(() => publish("asha")).toThrow(
		"It needs a second person: some checks failed and you brought the file in, so a colleague has to publish it.",
	);
	expect(publish("ravi")).toMatchObject({ decided_by: "ravi" });
	expect(publish("asha", false)).toMatchObject({ decided_by: "asha" });
});
