import { expect, test } from "vitest";
import { useNewsroom } from "#backend/content/items/testing/newsroom.ts";
import { newEmail } from "#backend/testing/accounts.ts";
import { COLLEGE, COLLEGE_CONSENT, CONTACT_CONSENT, useLeads } from "#backend/testing/leads.ts";
import { spec } from "../../../../e2e/support/spec.ts";

const room = useNewsroom();
const { byLink, clock, send, receiver, leave, deliver, logged, rowsOf } = await useLeads({ hasContent: true });

async function statesOf(id: string): Promise<string[]> {
	const rows = await rowsOf("lead_deliveries", id);
	return rows.map(({ target, kind, state }) => `${String(target).split("-")[0]} ${kind} ${state}`).toSorted();
}

/** The service's own worker may have tried some while they were refused; those leave after their pause. */
async function deliverWithPause(): Promise<void> {
	await deliver();
	clock.pass(2);
	await deliver();
}

function arrived(lead: string) {
	return receiver.received.filter((one) => one.lead === lead);
}

test("a lead goes to the content system under its own id, and signed to each webhook that it consents to", async () => {
	const contact = newEmail();
	const { id } = await leave({ contact, budget: "low" });
	await deliver();
	expect(await statesOf(id)).toEqual(["college lead delivered", "content lead delivered", "site lead delivered"]);
	expect(receiver.items.get(id)).toMatchObject({ id, contact, age_band: "18-or-over", extra: { budget: "low" } });
	const college = arrived(id).find(({ where }) => where === "college");
	expect(college?.body).toMatchObject({ type: "lead.created", data: { id, contact, consents: [COLLEGE_CONSENT] } });
	await deliver();
	expect(arrived(id)).toHaveLength(3);
});

test("a webhook without a consent for its recipient gets nothing", async () => {
	const { id } = await leave({ consents: [CONTACT_CONSENT] });
	await deliver();
	expect(await statesOf(id)).toEqual(["content lead delivered", "site lead delivered"]);
});

test("an item that already exists counts as delivered", async () => {
	const { id } = await leave({ consents: [CONTACT_CONSENT] });
	receiver.items.set(id, { id });
	await deliver();
	expect(await statesOf(id)).toContain("content lead delivered");
});

test(`${spec("7.30")} a failed delivery is logged and retried with longer pauses under the same key; other targets do not wait`, async () => {
	receiver.before(({ where }) => (where === "items" ? 503 : undefined));
	const { id } = await leave({ consents: [CONTACT_CONSENT] });
	const pauses: number[] = [];
	for (let tried = 0; tried < 6; tried++) {
		await deliver();
		const [row] = (await rowsOf("lead_deliveries", id)).filter(({ target }) => target === "content");
		expect(row).toMatchObject({ state: "waiting", tries: tried + 1, last_error: "The content system answered 503" });
		const pause = (Date.parse(String(row?.next_try_at)) - clock.now.getTime()) / 1000;
		pauses.push(pause);
		clock.pass(pause + 0.001);
	}
	for (const [at, pause] of pauses.entries()) {
		expect(pause).toBeGreaterThanOrEqual(2 ** at / 2);
		expect(pause).toBeLessThanOrEqual(2 ** at);
	}
	expect(await statesOf(id)).toEqual(["content lead waiting", "site lead delivered"]);
	expect(logged).toContainEqual(
		expect.objectContaining({ target: "content", reason: "The content system answered 503" }),
	);
	receiver.before(undefined);
	await deliver();
	expect(await statesOf(id)).toContain("content lead delivered");
});

test("after twenty tries a delivery is given up with the reason, which the lead desk sees and can retry", async () => {
	receiver.before(({ where }) => (where === "site" ? 500 : undefined));
	const { id } = await leave({ consents: [CONTACT_CONSENT] });
	for (let tried = 0; tried < 20; tried++) {
		await deliver();
		clock.pass(901);
	}
	receiver.before(undefined);
	await deliver();
	const [row] = (await rowsOf("lead_deliveries", id)).filter(({ target }) => target !== "content");
	expect(row).toMatchObject({ state: "dead", tries: 20, last_error: "The webhook answered 500" });
	expect(arrived(id).filter(({ where }) => where === "site")).toEqual([]);
	const desk = await room.as("lead-desk");
	const address = `/items/lead_deliveries?filter[lead_id]=${id}&filter[state]=dead&fields=id,last_error`;
	const dead = (await desk("GET", address)).json().data;
	expect(dead).toEqual([{ id: row?.id, last_error: "The webhook answered 500" }]);
	const one = `/items/lead_deliveries/${row?.id}`;
	expect((await desk("PATCH", one, { state: "delivered" })).statusCode).toBe(400);
	expect((await desk("PATCH", one, { target: "content" })).statusCode).toBe(403);
	expect((await desk("PATCH", one, { state: "waiting" })).statusCode).toBe(200);
	await deliver();
	expect(await statesOf(id)).toContain("site lead delivered");
	expect((await desk("PATCH", one, { state: "waiting" })).statusCode).toBe(400);
});

test("a webhook that answers 410 is not retried; the desk can replay it, which is recorded", async () => {
	receiver.before(({ where }) => (where === "site" ? 410 : undefined));
	const { id } = await leave({ consents: [CONTACT_CONSENT] });
	await deliver();
	receiver.before(undefined);
	const [row] = (await rowsOf("lead_deliveries", id)).filter(({ target }) => target !== "content");
	expect(row).toMatchObject({ state: "dead", tries: 1, last_error: "The webhook answered 410: it no longer exists" });
	const desk = await room.as("lead-desk");
	const many = { keys: [row?.id], data: { state: "waiting" } };
	expect((await desk("PATCH", "/items/lead_deliveries", many)).statusCode).toBe(200);
	await deliver();
	expect(await statesOf(id)).toContain("site lead delivered");
	const [event] = await rowsOf("lead_events", id);
	expect(event).toMatchObject({ kind: "replayed", reason: row?.target, who: desk.id });
});

test("a delivery that was given up is not retried after its consent is withdrawn", async () => {
	receiver.before(({ where }) => (where === "site" ? 500 : undefined));
	const contact = newEmail();
	const { id } = await leave({ contact, consents: [CONTACT_CONSENT] });
	for (let tried = 0; tried < 20; tried++) {
		await deliver();
		clock.pass(901);
	}
	await send("POST", "/v1/me/privacy/withdraw", { body: {}, headers: await byLink(contact) });
	receiver.before(undefined);
	await deliverWithPause();
	expect(await statesOf(id)).toContain("site lead stopped");
	const [row] = (await rowsOf("lead_deliveries", id)).filter(({ state }) => state === "stopped");
	const desk = await room.as("lead-desk");
	expect((await desk("PATCH", `/items/lead_deliveries/${row?.id}`, { state: "waiting" })).statusCode).toBe(400);
	expect(
		arrived(id)
			.filter(({ where }) => where === "site")
			.map(({ body }) => body.type),
	).toEqual(["lead.stop"]);
});

test("the stop of a lead never overtakes the lead", async () => {
	receiver.before(({ where }) => (where === "site" ? 503 : undefined));
	const contact = newEmail();
	const { id } = await leave({ contact, consents: [CONTACT_CONSENT] });
	await deliver();
	await send("POST", "/v1/me/privacy/withdraw", { body: {}, headers: await byLink(contact) });
	receiver.before(undefined);
	await deliverWithPause();
	// The first may have arrived although it was answered with an error: a receiver that asked to stop is notified.
	expect(await statesOf(id)).toEqual([
		"content lead delivered",
		"content stop delivered",
		"site lead stopped",
		"site stop delivered",
	]);
	expect(
		arrived(id)
			.filter(({ where }) => where === "site")
			.map(({ body }) => body.type),
	).toEqual(["lead.stop"]);
	expect(receiver.items.get(id)).toMatchObject({ status: "withdrawn", consents: [] });
});

test("a lead that never reached the content system needs no stop there", async () => {
	receiver.before(({ where }) => (where === "items" ? 503 : undefined));
	const contact = newEmail();
	const { id } = await leave({ contact, consents: [CONTACT_CONSENT] });
	await deliver();
	await send("POST", "/v1/me/privacy/withdraw", { body: {}, headers: await byLink(contact) });
	receiver.before(undefined);
	await deliverWithPause();
	expect((await statesOf(id)).filter((state) => state.startsWith("content"))).toEqual([
		"content lead stopped",
		"content stop delivered",
	]);
	expect(receiver.items.has(id)).toBe(false);
});

test("withdrawing waits for a delivery in progress, and the notice follows it", async () => {
	const contact = newEmail();
	const { id } = await leave({ contact, consents: [CONTACT_CONSENT, COLLEGE_CONSENT] });
	let requested: () => void = () => undefined;
	const requestSeen = new Promise<void>((resolve) => {
		requested = resolve;
	});
	receiver.before(async ({ where }) => {
		if (where !== "college") return undefined;
		requested();
		await new Promise((resolve) => setTimeout(resolve, 400));
		return undefined;
	});
	const delivering = deliver();
	await requestSeen;
	const body = { recipient: COLLEGE };
	const reply = await send("POST", "/v1/me/privacy/withdraw", { body, headers: await byLink(contact) });
	const at = Date.now();
	expect(reply.statusCode).toBe(200);
	await delivering;
	receiver.before(undefined);
	await deliver();
	const college = arrived(id).filter(({ where }) => where === "college");
	expect(college.map(({ body: { type } }) => type)).toEqual(["lead.created", "lead.stop"]);
	expect(college[0]?.at).toBeLessThanOrEqual(at);
	expect((await statesOf(id)).filter((state) => state.startsWith("site"))).toEqual(["site lead delivered"]);
});
