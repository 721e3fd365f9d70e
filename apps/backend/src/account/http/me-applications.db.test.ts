import { Applications } from "@uchit/contract/application.ts";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { visitorApplications } from "#backend/db/schema/visitor.ts";
import { newPhone, type Somebody, useAccounts } from "#backend/testing/accounts.ts";

const { backend, send, signUp, clock } = await useAccounts();

const at = (seconds: number) => new Date(Date.parse("2026-11-20T00:00:00Z") + seconds * 1000).toISOString();
const form = (note: string) => ({
	for: { kind: "exam", slug: "jee-mains" },
	state: "filling",
	...{ session: "Session 1", lastDay: "2026-12-05", examDay: "", number: "260310001234", note },
});
const entry = (id: string, seconds: number, note = "") => ({ id, form: form(note), changedAt: at(seconds) });
const gone = (id: string, seconds: number) => ({ id, changedAt: at(seconds) });
const put = (headers: Somebody["headers"], ...entries: object[]) =>
	send("PUT", "/v1/me/applications", { body: { entries }, headers });
const entriesOf = (reply: Awaited<ReturnType<typeof send>>) => Applications.parse(reply.json()).entries;
const rowsOf = ({ session }: Somebody) =>
	backend.db.select().from(visitorApplications).where(eq(visitorApplications.visitorId, session.visitor.id));

test("the newest change of each form wins, whatever the order of the devices, and a removed one stays removed", async () => {
	const { headers } = await signUp(newPhone());
	await put(headers, entry("one", 10, "newer"), entry("two", 10));
	const merged = entriesOf(
		await put(headers, entry("one", 5, "older"), gone("two", 20), entry("two", 15), entry("three", 1)),
	);
	expect(merged.map(({ id, form: own }) => [id, own?.note])).toEqual([
		["three", ""],
		["one", "newer"],
		["two", undefined],
	]);
	expect(entriesOf(await put(headers))).toEqual(merged);
	expect(entriesOf(await send("GET", "/v1/me/applications", { headers }))).toEqual(merged);
	const [ahead] = entriesOf(await put(headers, { ...entry("four", 1), changedAt: "9999-01-01T00:00:00.000Z" })).slice(
		-1,
	);
	expect(ahead?.changedAt).toBe(clock.now.toISOString());
});

test("other users cannot read them, and the database stores numbers and notes encrypted", async () => {
	const [asha, ravi] = [await signUp(newPhone()), await signUp(newPhone())];
	await put(asha.headers, entry("one", 1, "ask the uncle in Patna"));
	expect(entriesOf(await send("GET", "/v1/me/applications", { headers: ravi.headers }))).toEqual([]);
	expect((await send("GET", "/v1/me/applications", {})).statusCode).toBe(401);
	expect(JSON.stringify(await rowsOf(asha))).not.toMatch(/2603100|uncle/);
});

test("a full account refuses another entry and changes nothing", async () => {
	const { headers } = await signUp(newPhone());
	const many = Array.from({ length: 60 }, (_, index) => entry(`form-${index}`, index));
	expect(entriesOf(await put(headers, ...many))).toHaveLength(60);
	expect((await put(headers, entry("over", 1))).json()).toMatchObject({ status: 400, errors: [{ code: "too-many" }] });
	expect(entriesOf(await put(headers, gone("form-0", 99), entry("over", 1)))).toHaveLength(61);
});

test("they are in the export, and are deleted one by one or with the account", async () => {
	const asha = await signUp(newPhone());
	await put(asha.headers, entry("one", 1, "near home"), gone("two", 1));
	const exported = (await send("GET", "/v1/me/export", { headers: asha.headers })).json();
	expect(exported).toMatchObject({
		applications: [{ id: "one", form: { number: "260310001234", note: "near home" } }],
	});
	expect((await send("DELETE", "/v1/me/applications", { headers: asha.headers })).statusCode).toBe(204);
	expect(await rowsOf(asha)).toEqual([]);
	await put(asha.headers, entry("one", 1));
	expect((await send("DELETE", "/v1/me", { headers: asha.headers })).statusCode).toBe(200);
	expect(await rowsOf(asha)).toEqual([]);
});
