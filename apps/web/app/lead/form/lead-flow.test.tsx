import { expect, test } from "vitest";
import { EMPTY_LEAD_FORM } from "#app/lead/form-values.ts";
import { placeOf } from "#app/lead/place.ts";
import { renderPart } from "#app/testing/render-part.tsx";
import { LeadFlow } from "./lead-flow.tsx";

const place = placeOf("/college/goa-university/ask");
if (place === undefined) throw new Error("No form stands there.");
const form = { place, collegeName: "Goa University", isPassedOn: false, level: 2 } as const;
const fieldsOf = (markup: string) => [
	...new Set(
		[...markup.matchAll(/<(?:input|textarea|select)(?![^>]*type="hidden")[^>]* name="(\w+)"/g)].map(([, name]) => name),
	),
];

test("one form contacts a college, with the age above the contact", () => {
	const markup = renderPart(<LeadFlow {...form} answer={undefined} />);
	expect(fieldsOf(markup)).toEqual(["ageBand", "name", "reach", "message", "consent", "website"]);
	expect(markup).not.toContain(`checked=""`);
	expect(markup.match(/<form/g)).toHaveLength(1);
});

test("all input is carried along during the parent's step", () => {
	const values = {
		...EMPTY_LEAD_FORM,
		ageBand: "under-18",
		name: "Tara",
		reach: "t@example.org",
		message: "Which hostel?",
	};
	const markup = renderPart(
		<LeadFlow {...form} answer={{ step: { kind: "guardian", isAgain: false }, said: values }} />,
	);
	for (const [name, value] of Object.entries(values).filter(([, text]) => text !== ""))
		expect(markup).toContain(`name="${name}" value="${value}"`);
});
