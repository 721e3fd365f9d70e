import { expect, test } from "vitest";
import { renderPart } from "#app/testing/render-part.tsx";
import { LoginPage } from "./login-page.tsx";
import type { LoginAnswer, LoginView } from "./view.ts";

const WAYS = { csrfToken: "t", after: "/account", oidcName: undefined, otpScript: undefined };
const page = (view: LoginView, answer?: LoginAnswer) =>
	renderPart(<LoginPage view={view} answer={answer} error={undefined} ways={WAYS} callbackUrl={undefined} />);
const CONTACT = { kind: "contact", isNew: false } as const;

test("the first form contains age and contact, and offers no “start over”", () => {
	const markup = page(CONTACT);
	const [first = ""] = /<form.*?<\/form>/s.exec(markup) ?? [];
	expect(first.indexOf('name="ageBand"')).toBeGreaterThan(0);
	expect(first.indexOf('name="contact"')).toBeGreaterThan(first.indexOf('name="ageBand"'));
	expect(first).toContain("Send a code");
	expect(markup).not.toContain("start-over");
});

test("the typed input stays beside the error", () => {
	const written = { kind: "phone", value: "12" } as const;
	const wrong = page(CONTACT, { kind: "not-sent", problem: { kind: "contact" }, written, ageBand: "under-18" });
	expect(wrong).toMatch(/value="under-18"[^>]*checked|checked[^>]*value="under-18"/);
	expect(wrong).toContain('value="12"');
	const details = { ageBand: "18-or-over", name: "Asha", ticked: ["alerts"] } as const;
	const view = { kind: "sign-up", needsAge: false, details, verifiedContact: "+91 98000 00000" } as const;
	const unticked = page(view, { kind: "form", problem: { kind: "consent" }, details });
	expect(unticked).toContain('value="Asha"');
	expect(unticked).toMatch(/value="alerts"[^>]*checked|checked[^>]*value="alerts"/);
	expect(unticked).not.toContain('name="ageBand"');
});
