import { ne } from "drizzle-orm";
import { expect, test } from "vitest";
import { changeStaff, makeAdmin, staffById } from "#backend/content/auth/queries/staff.ts";
import { codeAt, currentStep, newOtpSecret } from "#backend/content/auth/totp.ts";
import { codeOf, newEmail, useDesk } from "#backend/content/testing/desk.ts";
import { staff } from "#backend/db/schema/content/staff.ts";

const desk = useDesk();

test("people see their own record, without the password hash and the second-factor secret", async () => {
	const colleague = await desk.hire({ otp_secret: null, first_name: "Asha" });
	const token = await desk.tokenOf(colleague);
	const { data } = (await desk.ask("/users/me", { token })).json();
	expect(data).toMatchObject({
		id: colleague.id,
		email: colleague.email,
		first_name: "Asha",
		role: "author",
		status: "active",
	});
	expect(Object.keys(data)).not.toContain("password_hash");
	expect((await desk.ask("/users/me?fields=email,role", { token })).json().data).toEqual({
		email: colleague.email,
		role: "author",
	});
	expect((await desk.ask("/users/me?fields=password_hash", { token })).statusCode).toBe(403);
});

test("people can change their own name and nothing else of themselves", async () => {
	const token = await desk.tokenOf(await desk.hire());
	const body = { first_name: "Asha", last_name: "Rao" };
	expect((await desk.ask("/users/me", { method: "PATCH", token, body })).json().data).toMatchObject(body);
	for (const more of [{ role: "admin" }, { status: "active" }, { email: newEmail() }, { password_hash: "x" }]) {
		const reply = await desk.ask("/users/me", { method: "PATCH", token, body: more });
		expect([reply.statusCode, codeOf(reply)]).toEqual([400, "INVALID_PAYLOAD"]);
	}
});

test.each(["author", "editor", "moderator", "lead-desk"] as const)("%s sees and changes nobody else", async (role) => {
	const token = await desk.tokenOf(await desk.hire({ role }));
	const other = await desk.hire();
	const replies = await Promise.all([
		desk.ask("/users", { token }),
		desk.ask(`/users/${other.id}`, { token }),
		desk.ask(`/users/${other.id}`, { method: "PATCH", token, body: { status: "suspended" } }),
		desk.ask("/users/invite", { method: "POST", token, body: { email: newEmail(), role: "admin" } }),
		desk.ask(`/users/${other.id}/link`, { method: "POST", token }),
	]);
	expect(replies.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 403]);
});

test("the public sees no staff member", async () => {
	const { id } = await desk.hire();
	for (const address of ["/users", "/users/me", `/users/${id}`])
		expect(codeOf(await desk.ask(address))).toBe("FORBIDDEN");
});

test("an admin lists and suspends people and changes their roles, with immediate effect", async () => {
	const token = await desk.tokenOf(await desk.hire({ role: "admin" }));
	const colleague = await desk.hire({ otp_secret: newOtpSecret() });
	const theirs = await desk.tokenOf(colleague);
	const filter = JSON.stringify({ email: { _eq: colleague.email } });
	const list = (await desk.ask(`/users?filter=${filter}&fields=id,role&meta=*`, { token })).json();
	expect(list).toMatchObject({ data: [{ id: colleague.id, role: "author" }], meta: { filter_count: 1 } });
	expect((await desk.ask(`/users?fields=password_hash`, { token })).statusCode).toBe(403);
	expect((await desk.ask(`/users?aggregate[count]=*&filter=${filter}`, { token })).json().data).toEqual([
		{ count: "1" },
	]);
	const change = (body: Record<string, unknown>) =>
		desk.ask(`/users/${colleague.id}`, { method: "PATCH", token, body });
	expect((await change({ role: "admin" })).statusCode).toBe(200);
	expect((await desk.ask("/users", { token: theirs })).statusCode).toBe(200);
	expect((await change({ status: "suspended", role: "author" })).statusCode).toBe(200);
	expect((await desk.ask("/users/me", { token: theirs })).statusCode).toBe(401);
});

test("nobody can become active without a password", async () => {
	const token = await desk.tokenOf(await desk.hire({ role: "admin" }));
	const { id } = await desk.hire({ status: "invited", password_hash: null });
	const reply = await desk.ask(`/users/${id}`, { method: "PATCH", token, body: { status: "active" } });
	expect(codeOf(reply)).toBe("FAILED_VALIDATION");
});

test("the last admin can lose neither role nor account", async () => {
	const last = await desk.hire({ role: "admin" });
	const undo = new Error("back to how it was");
	const alone = desk.backend.db.transaction(async (tx) => {
		await tx.update(staff).set({ role: "author" }).where(ne(staff.id, last.id));
		await expect(tx.transaction((inner) => changeStaff(inner, last.id, { role: "author" }))).rejects.toThrow(
			"the only active admin",
		);
		await expect(tx.transaction((inner) => changeStaff(inner, last.id, { status: "suspended" }))).rejects.toThrow(
			"the only active admin",
		);
		throw undo;
	});
	await expect(alone).rejects.toBe(undo);
});

test("the operator of the machine can make anybody an admin again: a suspended author, or one without the phone", async () => {
	const colleague = await desk.hire({ status: "suspended", otp_secret: "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ" });
	const again = await makeAdmin(desk.backend.db, colleague.email.toUpperCase(), { isOtpReset: true });
	expect(again.isNew).toBe(false);
	const body = { token: again.link.token, password: "a quite new password" };
	expect((await desk.ask("/auth/password/reset", { method: "POST", body })).statusCode).toBe(204);
	const token = await desk.tokenOf({ ...colleague, password: body.password });
	expect((await desk.ask("/users/me", { token })).json().data).toMatchObject({ role: "admin", tfa_secret: null });
	expect((await makeAdmin(desk.backend.db, newEmail(), { isOtpReset: false })).isNew).toBe(true);
});

test("the second factor is turned on and off with a correct code", async () => {
	const colleague = await desk.hire();
	const token = await desk.tokenOf(colleague);
	const post = (path: string, body: Record<string, unknown>) =>
		desk.ask(`/users/me/tfa/${path}`, { method: "POST", token, body });
	expect(codeOf(await post("generate", { password: "not the password" }))).toBe("INVALID_CREDENTIALS");
	expect((await post("generate", { password: colleague.password })).statusCode).toBe(200);
	// Signed in a moment ago: the password was typed then.
	const { secret, otpauth_url: address } = (await post("generate", {})).json().data;
	expect(address).toContain(`secret=${secret}`);
	expect(codeOf(await post("enable", { secret, otp: "12345" }))).toBe("INVALID_OTP");
	expect((await post("enable", { secret, otp: codeAt(secret, currentStep()) })).statusCode).toBe(204);
	expect((await staffById(desk.backend.db, colleague.id))?.otp_secret).toBe(secret);
	expect((await desk.ask("/users/me", { token })).json().data.tfa_secret).toBe("**********");
	expect((await post("disable", { otp: codeAt(secret, currentStep() + 1) })).statusCode).toBe(204);
	expect((await staffById(desk.backend.db, colleague.id))?.otp_secret).toBeNull();
});
