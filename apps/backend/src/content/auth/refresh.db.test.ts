import { eq, sql } from "drizzle-orm";
import type { LightMyRequestResponse } from "fastify";
import { expect, test } from "vitest";
import { digestOf } from "#backend/content/auth/tokens.ts";
import { codeOf, cookieIn, useDesk } from "#backend/content/testing/desk.ts";
import { staff, staffSessions } from "#backend/db/schema/content/staff.ts";

const desk = useDesk({ STUDIO_ORIGINS: "https://studio.example.org" });

test("a refresh token works for one refresh, and its successor for the next", async () => {
	const first = (await desk.signIn(await desk.hire())).json().data;
	const second = await refresh(first.refresh_token);
	expect(second.statusCode).toBe(200);
	expect(second.json().data.refresh_token).not.toBe(first.refresh_token);
	expect((await refresh(second.json().data.refresh_token)).statusCode).toBe(200);
});

test("reusing a rotated token ends its family, with its access tokens", async () => {
	const colleague = await desk.hire();
	const stolen = (await desk.signIn(colleague)).json().data;
	const newest = (await refresh(stolen.refresh_token)).json().data;
	const other = await desk.tokenOf(colleague);
	expect((await desk.ask("/users/me", { token: newest.access_token })).statusCode).toBe(200);
	expect(await outcome(refresh(stolen.refresh_token))).toEqual([401, "INVALID_CREDENTIALS"]);
	expect(await outcome(refresh(newest.refresh_token))).toEqual([401, "INVALID_CREDENTIALS"]);
	expect(await outcome(desk.ask("/users/me", { token: newest.access_token }))).toEqual([401, "INVALID_CREDENTIALS"]);
	expect((await desk.ask("/users/me", { token: other })).statusCode).toBe(200);
});

test("at most one of several simultaneous refreshes with one token gets a new one, as in Directus (json and cookie)", async () => {
	const { refresh_token: token } = (await desk.signIn(await desk.hire())).json().data;
	const replies = await Promise.all(Array.from({ length: 8 }, () => refresh(token)));
	expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
});

test("tabs that refresh one session cookie within ten seconds get the same next one, as in Directus", async () => {
	const old = sessionOf(await desk.signIn(await desk.hire(), "session"));
	const replies = await Promise.all(Array.from({ length: 8 }, () => refreshSession(old)));
	expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
	const next = replies.map((reply) => claimsOf(sessionOf(reply)).session);
	expect(new Set(next).size).toBe(1);
	expect((await meBySession(old)).statusCode).toBe(200);
});

test("after ten seconds the old session cookie is invalid, and a refresh with it ends the family", async () => {
	const old = sessionOf(await desk.signIn(await desk.hire(), "session"));
	const next = sessionOf(await refreshSession(old));
	const hash = digestOf(String(claimsOf(old).session));
	const longAgo = { rotated_at: sql`now() - interval '11 seconds'` };
	await desk.backend.db.update(staffSessions).set(longAgo).where(eq(staffSessions.hash, hash));
	const late = await meBySession(old);
	expect([late.statusCode, codeOf(late)]).toEqual([401, "INVALID_CREDENTIALS"]);
	expect(cookieIn(late, "directus_session_token")).toBe("");
	expect((await meBySession(next)).statusCode).toBe(200);
	expect((await refreshSession(old)).statusCode).toBe(401);
	expect((await meBySession(next)).statusCode).toBe(401);
});

test("in cookie mode the cookie refreshes, and is cleared when it no longer can", async () => {
	const reply = await desk.signIn(await desk.hire(), "cookie");
	const cookies = { directus_refresh_token: cookieIn(reply, "directus_refresh_token") ?? "" };
	const again = await desk.ask("/auth/refresh", { method: "POST", body: { mode: "cookie" }, cookies });
	expect(again.json().data.access_token).toBeTypeOf("string");
	expect(cookieIn(again, "directus_refresh_token")).not.toBe(cookies.directus_refresh_token);
	const reuse = await desk.ask("/auth/refresh", { method: "POST", body: { mode: "cookie" }, cookies });
	expect([reuse.statusCode, cookieIn(reuse, "directus_refresh_token")]).toEqual([401, ""]);
});

test.each(["https://evil.example", "null"])(
	"a page of %s cannot use the cookies to change anything",
	async (origin) => {
		const session = sessionOf(await desk.signIn(await desk.hire(), "session"));
		const cookies = { directus_session_token: session };
		const request = { method: "PATCH", body: { first_name: "Eve" }, cookies, headers: { origin } } as const;
		expect(await outcome(desk.ask("/users/me", request))).toEqual([403, "FORBIDDEN"]);
		for (const headers of [
			{ origin: "http://desk.test:81", host: "desk.test:81" },
			{ origin: "https://studio.example.org", host: "desk.test:81" },
		]) {
			expect((await desk.ask("/users/me", { ...request, headers })).statusCode).toBe(200);
		}
	},
);

test("a refresh token unused for its whole life is invalid", async () => {
	const { refresh_token: token } = (await desk.signIn(await desk.hire())).json().data;
	await desk.backend.db
		.update(staffSessions)
		.set({ expires_at: sql`now() - interval '1 second'` })
		.where(eq(staffSessions.hash, digestOf(token)));
	expect(await outcome(refresh(token))).toEqual([401, "INVALID_CREDENTIALS"]);
});

test("a refresh without any token is a bad request", async () => {
	for (const body of [{}, { mode: "json" }, { mode: "session" }]) {
		expect(await outcome(desk.ask("/auth/refresh", { method: "POST", body }))).toEqual([400, "INVALID_PAYLOAD"]);
	}
});

test("signing out ends refresh and access tokens", async () => {
	const { access_token, refresh_token } = (await desk.signIn(await desk.hire())).json().data;
	const out = await desk.ask("/auth/logout", { method: "POST", body: { refresh_token, mode: "json" } });
	expect(out.statusCode).toBe(204);
	expect((await desk.ask("/users/me", { token: access_token })).statusCode).toBe(401);
	expect((await refresh(refresh_token)).statusCode).toBe(401);
});

test("a browser may sign out with its cookie alone", async () => {
	const reply = await desk.signIn(await desk.hire(), "cookie");
	const cookies = { directus_refresh_token: cookieIn(reply, "directus_refresh_token") ?? "" };
	const out = await desk.ask("/auth/logout", { method: "POST", cookies });
	expect([out.statusCode, cookieIn(out, "directus_refresh_token")]).toEqual([204, ""]);
	const { access_token: token } = reply.json().data;
	expect((await desk.ask("/users/me", { token })).statusCode).toBe(401);
});

test("a suspended person is out with the next request, whatever the token", async () => {
	const colleague = await desk.hire();
	const { access_token, refresh_token } = (await desk.signIn(colleague)).json().data;
	await desk.backend.db.update(staff).set({ status: "suspended" }).where(eq(staff.id, colleague.id));
	expect(await outcome(desk.ask("/users/me", { token: access_token }))).toEqual([401, "USER_SUSPENDED"]);
	expect(await outcome(refresh(refresh_token))).toEqual([401, "USER_SUSPENDED"]);
});

test("the database contains no usable token", async () => {
	const { refresh_token: token } = (await desk.signIn(await desk.hire())).json().data;
	const { rows } = await desk.backend.db.execute(sql`select staff_sessions::text as row from staff_sessions`);
	expect(rows.filter(({ row }) => String(row).includes(token))).toEqual([]);
});

function refresh(token: string): Promise<LightMyRequestResponse> {
	return desk.ask("/auth/refresh", { method: "POST", body: { refresh_token: token, mode: "json" } });
}

function refreshSession(session: string): Promise<LightMyRequestResponse> {
	const cookies = { directus_session_token: session };
	return desk.ask("/auth/refresh", { method: "POST", body: { mode: "session" }, cookies });
}

function meBySession(session: string): Promise<LightMyRequestResponse> {
	return desk.ask("/users/me", { cookies: { directus_session_token: session } });
}

function sessionOf(reply: LightMyRequestResponse): string {
	return cookieIn(reply, "directus_session_token") ?? "";
}

function claimsOf(token: string): Record<string, unknown> {
	return JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString("utf8"));
}

async function outcome(response: Promise<LightMyRequestResponse>): Promise<[status: number, code: string]> {
	const reply = await response;
	return [reply.statusCode, codeOf(reply)];
}
