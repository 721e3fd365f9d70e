import { expect, test } from "vitest";
import { pathsIn } from "#app/paths.ts";
import { renderPart } from "#app/testing/render-part.tsx";
import { spec } from "../../../../../e2e/support/spec.ts";
import { AccountLink } from "./account-link.tsx";

test(`${spec("3.5", "4.12")} a signed-in visitor is greeted by name`, () => {
	const markup = renderPart(<AccountLink viewer={{ kind: "signed-in", name: "Asha" }} />);
	expect(markup).toContain("Hi, Asha");
	expect(markup).not.toContain("Sign In");
	expect(markup).toContain(`href="${pathsIn("en").account()}"`);
});

test(`${spec("4.16")} a stored login token shows a greeting but opens nothing: its link leads to signing in`, () => {
	const markup = renderPart(<AccountLink viewer={{ kind: "greeted", name: "Asha" }} />);
	expect(markup).toContain("Hi, Asha");
	expect(markup).toContain(`href="${pathsIn("en").login}"`);
});

test(`${spec("4.13")} a guest sees the sign-in link`, () => {
	expect(renderPart(<AccountLink viewer={{ kind: "guest" }} />)).toContain("Sign In");
});

test("a name is always shown as text", () => {
	expect(renderPart(<AccountLink viewer={{ kind: "signed-in", name: "<b>x</b>" }} />)).toContain("&lt;b&gt;x");
});
