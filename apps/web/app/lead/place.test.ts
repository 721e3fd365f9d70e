import { expect, test } from "vitest";
import { placeOf } from "./place.ts";

test.each([
	["/college/goa-university/ask", { form: "ask-college", college: "goa-university" }],
	["/college/goa-university/call-back", { form: "call-back", college: "goa-university" }],
	["/contact-us", { form: "contact-us", college: undefined }],
	["/landing-pages/ask-a-college", { form: "landing-page", college: undefined }],
])("a form exists at %s", (page, place) => {
	expect(placeOf(page)).toEqual({ page, ...place });
});

test.each(["/", "/college/goa-university", "/college//ask", "/contact-us/x", "//example.org/contact-us"])(
	"no form exists at %s",
	(page) => expect(placeOf(page)).toBeUndefined(),
);
