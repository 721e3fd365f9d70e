import { setTimeout as sleep } from "node:timers/promises";
import fc from "fast-check";
import { expect, test } from "vitest";
import { newEmail } from "#backend/testing/accounts.ts";
import { searchDepth } from "#backend/testing/depth.ts";
import { COLLEGE, COLLEGE_CONSENT, CONTACT_CONSENT, useLeads } from "#backend/testing/leads.ts";

const { byLink, clock, send, receiver, leave, deliver, untilArrived } = await useLeads();

type Step =
	| { kind: "deliver" }
	| { kind: "wait"; seconds: number }
	| { kind: "withdraw"; recipient: string | undefined; afterMs: number | undefined }
	| { kind: "trouble"; where: string; how: "down" | "slow" | "lost answer" | "well" };

const WHERE = ["site", "college"] as const;
const step = fc.oneof(
	{ weight: 4, arbitrary: fc.record({ kind: fc.constant("deliver" as const) }) },
	{ weight: 2, arbitrary: fc.record({ kind: fc.constant("wait" as const), seconds: fc.integer({ min: 1, max: 20 }) }) },
	{
		weight: 3,
		arbitrary: fc.record({
			kind: fc.constant("withdraw" as const),
			recipient: fc.constantFrom(undefined, "site", COLLEGE),
			afterMs: fc.option(fc.integer({ min: 0, max: 60 }), { nil: undefined }),
		}),
	},
	{
		weight: 3,
		arbitrary: fc.record({
			kind: fc.constant("trouble" as const),
			where: fc.constantFrom(...WHERE),
			how: fc.constantFrom("down" as const, "slow" as const, "lost answer" as const, "well" as const),
		}),
	},
);

const HOOK_OF = { site: "site", [COLLEGE]: "college" } as const;

function behave(trouble: Map<string, string>) {
	receiver.before(async ({ where }) => {
		const how = trouble.get(where);
		if (how === "down") return 503;
		if (how === "lost answer") return "lose";
		if (how === "slow") await sleep(20 + Math.random() * 100);
		return undefined;
	});
}

async function play(steps: readonly Step[]): Promise<void> {
	const contact = newEmail();
	const trouble = new Map<string, string>();
	behave(trouble);
	const { id } = await leave({ contact, consents: [CONTACT_CONSENT, COLLEGE_CONSENT] });
	const atMost = new Map<string, number>();
	const arrived = (hook: string) =>
		receiver.received.filter((one) => one.lead === id && one.where === hook && one.body.type === "lead.created").length;
	const withdraw = async (recipient: string | undefined) => {
		const body = recipient === undefined ? {} : { recipient };
		const reply = await send("POST", "/v1/me/privacy/withdraw", { body, headers: await byLink(contact) });
		expect(reply.statusCode).toBe(200);
		for (const [of, hook] of Object.entries(HOOK_OF)) {
			if ((recipient ?? of) === of && !atMost.has(hook)) atMost.set(hook, arrived(hook));
		}
	};
	for (const one of steps) {
		if (one.kind === "deliver") await deliver();
		else if (one.kind === "wait") await untilArrived().then(() => clock.pass(one.seconds));
		else if (one.kind === "trouble") trouble.set(one.where, one.how);
		else if (one.afterMs === undefined) await withdraw(one.recipient);
		else await Promise.all([deliver(), sleep(one.afterMs).then(() => withdraw(one.recipient))]);
	}
	trouble.clear();
	await untilArrived();
	clock.pass(1_000);
	await deliver();
	await deliver();
	for (const [hook, most] of atMost) {
		if (arrived(hook) > most) throw new Error(`${hook} got the lead after its consent was taken back`);
		const own = receiver.received.filter((one) => one.lead === id && one.where === hook).map(({ body }) => body.type);
		if (own.includes("lead.created") && own.at(-1) !== "lead.stop") throw new Error(`${hook} was not told to stop`);
	}
	for (const hook of WHERE) if (!atMost.has(hook)) expect(arrived(hook)).toBeGreaterThanOrEqual(1);
}

const RUNS = 40;

test("in any order of steps, an answered withdrawal stops the lead for that recipient, and every holder gets a notice", {
	timeout: 600_000,
}, async () => {
	await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 14 }), play), searchDepth(RUNS));
});
