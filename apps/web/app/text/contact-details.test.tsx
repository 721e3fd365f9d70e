import { expect, test } from "vitest";
import type { Contact } from "#app/platform/request-context.ts";
import { renderPart } from "#app/testing/render-part.tsx";
import { ContactDetails } from "./contact-details.tsx";

const EMPTY_CONTACT: Contact = { address: undefined, phones: [], grievance: undefined, social: [] };
const HOURS = "Monday to Saturday";

test("contact details without any setting are empty, including the opening hours", () => {
	expect(renderPart(<ContactDetails contact={EMPTY_CONTACT} />)).toBe("");
});

test("an address or a phone appears with the hours, each only where it is configured", () => {
	const byAddress = renderPart(<ContactDetails contact={{ ...EMPTY_CONTACT, address: "1 Example Road" }} />);
	expect(byAddress).toContain("1 Example Road");
	expect(byAddress).toContain(HOURS);
	expect(byAddress).not.toContain("Phones");
	const byPhone = renderPart(<ContactDetails contact={{ ...EMPTY_CONTACT, phones: ["+91 11 2345 6789"] }} />);
	expect(byPhone).toContain('href="tel:+911123456789"');
	expect(byPhone).toContain(HOURS);
	expect(byPhone).not.toContain("Postal address");
});

test("the grievance contact is named where one is configured", () => {
	const markup = renderPart(<ContactDetails contact={{ ...EMPTY_CONTACT, grievance: "A. Rao, 1 Example Road" }} />);
	expect(markup).toContain("For a complaint");
	expect(markup).toContain("A. Rao, 1 Example Road");
	expect(markup).not.toContain(HOURS);
});
