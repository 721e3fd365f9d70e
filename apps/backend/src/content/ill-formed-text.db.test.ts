import { expect, test } from "vitest";
import { refusal, useNewsroom } from "#backend/content/items/testing/newsroom.ts";

const room = useNewsroom();
const LEAD = "/content/leads/00000000-0000-4000-8000-000000000000";

test.each([
	["PATCH", "/users/me", { last_name: "Rao\0" }],
	["POST", `${LEAD}/unmask`, { reason: "They asked\0" }],
	["POST", `${LEAD}/notes`, { text: "Call \ud800 at six" }],
	["POST", `${LEAD}/answers`, { text: "\0" }],
	["POST", "/content/leads/export", { reason: "Calls\0", recipient: "site", purpose: "alerts" }],
	["POST", "/auth/login", { email: "asha\0@example.org", password: "x" }],
] as const)(
	"%s %s refuses a character that no text of the database holds, by its field",
	async (method, address, body) => {
		const admin = await room.as("admin");
		const reply = await admin(method, address, body);
		expect(refusal(reply)).toEqual([400, "INVALID_PAYLOAD"]);
		expect(reply.json().errors[0].extensions.field).toBe(Object.keys(body)[0]);
	},
);
