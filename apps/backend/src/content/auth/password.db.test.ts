import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createPasswordLink } from "#backend/content/auth/queries/links.ts";
import { codeOf, newEmail, useDesk } from "#backend/content/testing/desk.ts";
import { staffLinks } from "#backend/db/schema/content/staff.ts";

const desk = useDesk();
const password = "a quite new password";

test("a link sets the password once, activates an invited person, and ends other sessions", async () => {
	const invited = await desk.hire({ status: "invited", password_hash: null });
	const { token } = await createPasswordLink(desk.backend.db, invited.id);
	expect((await choose({ token, password })).statusCode).toBe(204);
	const session = await desk.tokenOf({ ...invited, password });
	const again = await createPasswordLink(desk.backend.db, invited.id);
	expect(codeOf(await choose({ token, password }))).toBe("INVALID_TOKEN");
	const renewed = await choose({ token: again.token, password: `${password}!`, names_owner: true });
	expect(renewed.json()).toEqual({ data: { email: invited.email } });
	expect((await desk.ask("/users/me", { token: session })).statusCode).toBe(401);
	await expect(desk.signIn({ ...invited, password })).rejects.toThrow("INVALID_CREDENTIALS");
});

test("only one of two simultaneous uses of a link succeeds", async () => {
	const { id } = await desk.hire({ status: "invited", password_hash: null });
	const { token } = await createPasswordLink(desk.backend.db, id);
	const replies = await Promise.all([1, 2, 3, 4].map((one) => choose({ token, password: `${password} ${one}` })));
	expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([204, 403, 403, 403]);
});

test("a newer link ends the older ones, and each ends after a day", async () => {
	const { id } = await desk.hire();
	const old = await createPasswordLink(desk.backend.db, id);
	const { token } = await createPasswordLink(desk.backend.db, id);
	expect((await choose({ token: old.token, password })).statusCode).toBe(403);
	await desk.backend.db.update(staffLinks).set({ expires_at: sql`now()` }).where(eq(staffLinks.staff, id));
	expect((await choose({ token, password })).statusCode).toBe(403);
});

test.each(["short", "aaaaaaaaaaaaaaaa", "x".repeat(300)])(
	"the password %j is refused, and the link stays valid",
	async (weak) => {
		const { id } = await desk.hire();
		const { token } = await createPasswordLink(desk.backend.db, id);
		expect(codeOf(await choose({ token, password: weak }))).toBe("FAILED_VALIDATION");
		expect((await choose({ token, password })).statusCode).toBe(204);
	},
);

test("a link does not open a suspended account", async () => {
	const { id } = await desk.hire({ status: "suspended" });
	const { token } = await createPasswordLink(desk.backend.db, id);
	expect(codeOf(await choose({ token, password }))).toBe("USER_SUSPENDED");
});

test("a browser without scripts can use the link: it shows a form, and viewing does not use the link up", async () => {
	const colleague = await desk.hire({ status: "invited", password_hash: null });
	const { token } = await createPasswordLink(desk.backend.db, colleague.id);
	const shown = await desk.ask(`/auth/password/reset?token=${token}`);
	expect(shown.headers).toMatchObject({ "cache-control": "no-store", "referrer-policy": "no-referrer" });
	expect(shown.headers["content-security-policy"]).toContain("default-src 'none'; form-action 'self'");
	expect(shown.body).toContain(`value="${token}"`);
	expect((await post({ token, password: "short" })).body).toContain("12 to 256 characters");
	expect((await post({ token, password })).body).toContain("Your password is set");
	const used = await post({ token, password });
	expect([used.statusCode, used.body.includes("no longer works")]).toEqual([403, true]);
	expect((await desk.signIn({ ...colleague, password })).statusCode).toBe(200);
});

test("text in the address cannot run as script in the page", async () => {
	const shown = await desk.ask(`/auth/password/reset?token=${encodeURIComponent('"><script>alert(1)</script>')}`);
	expect(shown.body).not.toContain("<script");
});

test("an invitation is a link that the admin passes on, for a named person", async () => {
	const admin = await desk.hire({ role: "admin" });
	const token = await desk.tokenOf(admin);
	const email = newEmail();
	const names = { first_name: "Asha", last_name: "Rao" };
	const reply = await desk.ask("/users/invite", { method: "POST", token, body: { email, role: "editor", ...names } });
	expect(reply.json().data).toMatchObject({ email, role: "editor", status: "invited", ...names });
	const link = new URL(reply.json().data.link, "http://desk.test").searchParams.get("token");
	const body = { token: link, password };
	expect((await desk.ask("/users/invite/accept", { method: "POST", body })).statusCode).toBe(204);
	const editor = { id: reply.json().data.id, email, password, role: "editor" } as const;
	expect((await desk.signIn(editor)).statusCode).toBe(200);
});

function choose(body: { token: string; password: string; names_owner?: boolean }) {
	return desk.ask("/auth/password/reset", { method: "POST", body });
}

function post(form: Record<string, string>) {
	const headers = { "content-type": "application/x-www-form-urlencoded" };
	const payload = new URLSearchParams(form).toString();
	return desk.backend.app.inject({ url: "/auth/password/reset", method: "POST", headers, payload });
}
