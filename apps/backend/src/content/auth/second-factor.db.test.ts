import { eq, sql } from "drizzle-orm";
import type { LightMyRequestResponse } from "fastify";
import { expect, test } from "vitest";
import { invite } from "#backend/content/auth/queries/staff.ts";
import {
	type Colleague,
	codeOf,
	cookieIn,
	newAddress,
	newEmail,
	nextCode,
	useDesk,
} from "#backend/content/testing/desk.ts";
import { staff, staffSessions } from "#backend/db/schema/content/staff.ts";

const desk = useDesk();
const lax = useDesk({ STAFF_SECOND_FACTOR: "optional" });
const NEEDING = ["admin", "moderator", "lead-desk"] as const;
const GUARDED = [
	"/items/news",
	"/users",
	"/items/Lead",
	"/files",
	"/content/authors",
	"/permissions",
	"/items/reviews",
];

test.each(NEEDING)("%s without a second factor does nothing but set one up", async (role) => {
	const colleague = await desk.hire({ role, otp_secret: null });
	const reply = await desk.signIn(colleague);
	expect(reply.json().data.second_factor).toBe("required");
	const token = reply.json().data.access_token;
	for (const address of GUARDED) {
		const refused = await desk.ask(address, { token });
		expect([refused.statusCode, codeOf(refused)]).toEqual([403, "SECOND_FACTOR_REQUIRED"]);
	}
	for (const [path, body] of Object.entries({
		"/users/me": { first_name: "Asha" },
		"/users/me/password": { current_password: colleague.password, password: "another good password" },
		"/users/invite": { email: newEmail(), role: "admin" },
	})) {
		const method = path === "/users/me" ? "PATCH" : "POST";
		expect(codeOf(await desk.ask(path, { method, token, body }))).toBe("SECOND_FACTOR_REQUIRED");
	}
	expect((await desk.ask("/users/me", { token })).json().data).toMatchObject({ role, tfa_secret: null });
	await setUp(token, colleague);
	expect((await desk.ask("/items/news", { token })).statusCode).toBe(200);
	expect((await desk.ask("/users/me", { token })).json().data.tfa_secret).toBe("**********");
});

test.each(["author", "editor"] as const)("%s may do without one", async (role) => {
	const reply = await desk.signIn(await desk.hire({ role }));
	expect(reply.json().data.second_factor).toBeUndefined();
	expect((await desk.ask("/items/news", { token: reply.json().data.access_token })).statusCode).toBe(200);
});

test("a new admin first sets up a second factor, in the current session", async () => {
	const colleague = await desk.hire();
	const token = await desk.tokenOf(colleague);
	const admin = await desk.tokenOf(await desk.hire({ role: "admin" }));
	await desk.ask(`/users/${colleague.id}`, { method: "PATCH", token: admin, body: { role: "admin" } });
	expect(codeOf(await desk.ask("/users", { token }))).toBe("SECOND_FACTOR_REQUIRED");
	await setUp(token, colleague);
	expect((await desk.ask("/users", { token })).statusCode).toBe(200);
});

test("a session from before the second factor ends with it, and every session needs its code", async () => {
	const colleague = await desk.hire({ role: "admin", otp_secret: null });
	const [earlier, token] = [await desk.tokenOf(colleague), await desk.tokenOf(colleague)];
	await setUp(token, colleague);
	expect((await desk.ask("/users", { token: earlier })).statusCode).toBe(401);
	const body = { email: colleague.email, password: colleague.password };
	expect(codeOf(await desk.ask("/auth/login", { method: "POST", body }))).toBe("INVALID_OTP");
});

test("a person whose second factor an admin removed has to set up another", async () => {
	const colleague = await desk.hire({ role: "moderator" });
	const token = await desk.tokenOf(colleague);
	const admin = await desk.tokenOf(await desk.hire({ role: "admin" }));
	await desk.ask(`/users/${colleague.id}`, { method: "PATCH", token: admin, body: { tfa_secret: null } });
	expect(codeOf(await desk.ask("/items/reviews", { token }))).toBe("SECOND_FACTOR_REQUIRED");
});

test("a recovery code replaces the app once, and expires with the second factor or with new codes", async () => {
	const colleague = await desk.hire({ role: "editor", otp_secret: null });
	const token = await desk.tokenOf(colleague);
	const make = () => desk.ask("/users/me/tfa/recovery", { method: "POST", token });
	expect((await make()).statusCode).toBe(400);
	await setUp(token, colleague);
	const codes: string[] = (await make()).json().data.codes;
	expect(new Set(codes).size).toBe(8);
	const enter = async (otp: string | undefined) =>
		(
			await desk.ask("/auth/login", {
				method: "POST",
				address: newAddress(),
				body: { email: colleague.email, password: colleague.password, otp },
			})
		).statusCode;
	const [first = "", second = "", third = ""] = codes;
	expect(await enter(first.toUpperCase().replaceAll("-", " "))).toBe(200);
	expect(await enter(first)).toBe(401);
	expect(await enter("aaaa-aaaa-aaaa")).toBe(401);
	expect(await enter(second)).toBe(200);
	const [stored] = await desk.backend.db.select().from(staff).where(eq(staff.id, colleague.id));
	expect(stored?.recovery_hashes).toHaveLength(6);
	expect(JSON.stringify(stored)).not.toContain(third);
	const [again = ""] = (await make()).json().data.codes;
	expect([await enter(third), await enter(again)]).toEqual([401, 200]);
});

test("nobody has to set one up where the setting is optional", async () => {
	const reply = await lax.signIn(await lax.hire({ role: "admin" }));
	expect((await lax.ask("/users", { token: reply.json().data.access_token })).statusCode).toBe(200);
});

test("an old session changes no role, invitation, password or second factor until the password is typed again", async () => {
	const colleague = await desk.hire({ role: "admin" });
	const token = await desk.tokenOf(colleague);
	const other = await desk.hire();
	await proveLongAgo(colleague);
	const patch = (body: object) => desk.ask(`/users/${other.id}`, { method: "PATCH", token, body: { ...body } });
	const post = (address: string, body?: Record<string, unknown>) => desk.ask(address, { method: "POST", token, body });
	const invitation = { email: newEmail(), role: "admin" };
	const otp = nextCode(colleague.otpSecret ?? "");
	const request = async () => [
		await patch({ role: "editor" }),
		await post("/users/invite", invitation),
		await post(`/users/${other.id}/link`),
		await post("/users/me/tfa/disable", { otp }),
	];
	for (const reply of await request())
		expect([reply.statusCode, codeOf(reply)]).toEqual([403, "CONFIRMATION_REQUIRED"]);
	expect((await desk.ask("/users", { token })).statusCode).toBe(200);
	expect(codeOf(await post("/users/me/confirm", { password: "not the password" }))).toBe("INVALID_CREDENTIALS");
	expect((await patch({ role: "editor" })).statusCode).toBe(403);
	expect((await post("/users/me/confirm", { password: colleague.password })).statusCode).toBe(204);
	expect((await request()).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 204]);
});

test("an old session does not accept a new second-factor secret", async () => {
	const colleague = await desk.hire();
	const token = await desk.tokenOf(colleague);
	await proveLongAgo(colleague);
	const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
	const reply = await desk.ask("/users/me/tfa/enable", {
		method: "POST",
		token,
		body: { secret, otp: nextCode(secret) },
	});
	expect(codeOf(reply)).toBe("CONFIRMATION_REQUIRED");
});

test("changing your own password needs the current one, and ends the other sessions", async () => {
	const colleague = await desk.hire();
	const [token, elsewhere] = [await desk.tokenOf(colleague), await desk.tokenOf(colleague)];
	const change = (current_password: string, password: string): Promise<LightMyRequestResponse> =>
		desk.ask("/users/me/password", { method: "POST", token, body: { current_password, password } });
	expect(codeOf(await change("not the password", "another good password"))).toBe("INVALID_CREDENTIALS");
	for (const weak of ["Password1234", `I am ${colleague.email.split("@")[0]} myself`, "all of Uchit is mine"]) {
		expect(codeOf(await change(colleague.password, weak))).toBe("FAILED_VALIDATION");
	}
	expect((await change(colleague.password, "another good password")).statusCode).toBe(204);
	expect((await desk.ask("/users/me", { token })).statusCode).toBe(200);
	expect((await desk.ask("/users/me", { token: elsewhere })).statusCode).toBe(401);
	expect((await desk.signIn({ ...colleague, password: "another good password" })).statusCode).toBe(200);
});

test("a common password is refused with a link too, and the link stays valid", async () => {
	const { link } = await invite(desk.backend.db, { email: newEmail(), role: "admin" });
	const choose = (password: string) =>
		desk.ask("/auth/password/reset", { method: "POST", body: { token: link.token, password } });
	expect(codeOf(await choose("Password1234"))).toBe("FAILED_VALIDATION");
	expect((await choose("a good one for the desk")).statusCode).toBe(204);
});

test("a sign-in ends after seven days, however often refreshed, and after twelve hours without use", async () => {
	const colleague = await desk.hire();
	const first = (await desk.signIn(colleague, "session")).headers["set-cookie"];
	expect(String(first)).toMatch(/directus_session_token=[^;]+; Max-Age=43200;/);
	const { refresh_token } = (await desk.signIn(colleague)).json().data;
	await beginDaysAgo(colleague, 6.9);
	const refreshed = await refresh(refresh_token);
	expect(refreshed.statusCode).toBe(200);
	const left = await desk.backend.db
		.select({ expires: staffSessions.expires_at })
		.from(staffSessions)
		.where(eq(staffSessions.staff, colleague.id))
		.orderBy(sql`${staffSessions.created_at} desc`)
		.limit(1);
	expect(Number(left[0]?.expires) - Date.now()).toBeLessThan(0.11 * 86_400_000);
	await beginDaysAgo(colleague, 7.1);
	const token = refreshed.json().data;
	expect(codeOf(await refresh(token.refresh_token))).toBe("INVALID_CREDENTIALS");
	expect((await desk.ask("/users/me", { token: token.access_token })).statusCode).toBe(401);
});

test("refreshing a session preserves its proofs", async () => {
	const colleague = await desk.hire({ role: "admin" });
	const reply = await desk.signIn(colleague, "session");
	const cookies = { directus_session_token: cookieIn(reply, "directus_session_token") ?? "" };
	const next = await desk.ask("/auth/refresh", { method: "POST", cookies, body: { mode: "session" } });
	const newer = { directus_session_token: cookieIn(next, "directus_session_token") ?? "" };
	expect((await desk.ask("/users", { cookies: newer })).statusCode).toBe(200);
});

async function setUp(token: string, who: Colleague): Promise<void> {
	const post = (path: string, body: Record<string, unknown>) =>
		desk.ask(`/users/me/tfa/${path}`, { method: "POST", token, body });
	const { secret } = (await post("generate", { password: who.password })).json().data;
	const reply = await post("enable", { secret, otp: nextCode(secret) });
	expect(reply.statusCode).toBe(204);
}

function refresh(refresh_token: string): Promise<LightMyRequestResponse> {
	return desk.ask("/auth/refresh", { method: "POST", body: { refresh_token, mode: "json" } });
}

async function proveLongAgo({ id }: Colleague): Promise<void> {
	const at = new Date(Date.now() - 11 * 60_000);
	await desk.backend.db.update(staffSessions).set({ proved_at: at }).where(eq(staffSessions.staff, id));
}

async function beginDaysAgo({ id }: Colleague, days: number): Promise<void> {
	const began = new Date(Date.now() - days * 86_400_000);
	await desk.backend.db
		.update(staffSessions)
		.set({
			began_at: began,
			expires_at: sql`least(${staffSessions.expires_at}, ${began.toISOString()}::timestamptz + interval '7 days')`,
		})
		.where(eq(staffSessions.staff, id));
}
