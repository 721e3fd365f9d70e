import { gzipSync } from "node:zlib";
import { Problem } from "@uchit/contract/problem.ts";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { newEmail } from "#backend/testing/accounts.ts";
import { searchDepth } from "#backend/testing/depth.ts";
import { CONTACT_CONSENT, useLeads } from "#backend/testing/leads.ts";

const { backend, send, leadOf } = await useLeads();

const RUNS = 2_500;

type Sent = { payload: string | Buffer; type: string | undefined; headers?: Record<string, string> };

const JSON_TYPE = "application/json";
const WRONG_VALUES: Record<string, readonly fc.Arbitrary<unknown>[]> = {
	name: [fc.constantFrom("", "   ", "x".repeat(101)), notText()],
	contact: [
		fc.constantFrom({ kind: "phone", value: "123" }, { kind: "fax", value: "+911234567890" }, { kind: "email" }),
		fc.constantFrom({ kind: "email", value: "no address" }, { kind: "email", value: "a@b.example", more: 1 }),
		fc.string().map((value) => ({ kind: "phone", value: `${value}x` })),
		notObject(),
	],
	ageBand: [fc.string().filter((text) => text !== "under-18" && text !== "18-or-over"), notText()],
	topic: [fc.constantFrom("", "x".repeat(101)), notText()],
	message: [fc.constant("x".repeat(5_001)), notText()],
	language: [fc.constantFrom("de", ""), notText()],
	callWindow: [fc.constantFrom({ from: "25:00", to: "26:00" }, { from: "9", to: "10" }, {}), notObject()],
	source: [
		fc.constantFrom({}, { page: "" }, { page: "/", college: "no-such-college" }, { page: "/", x: 1 }),
		notObject(),
	],
	consents: [fc.constantFrom([], [{}], [null], [{ purpose: "x" }], "all"), notObject()],
	token: [fc.constantFrom("", "x".repeat(201), "not one of ours"), notText()],
	website: [fc.string({ minLength: 1 }), notText()],
	openedAt: [fc.constantFrom("yesterday", "2026-13-01T00:00:00Z", ""), notText()],
};

function notText() {
	return fc.constantFrom<unknown>(null, true, 1, 2 ** 53, -0.5, [], {}, ["x"]);
}

function notObject() {
	return fc.constantFrom<unknown>(null, true, 1, "x", [1], ["x"]);
}

const ODD_TEXT = fc.constantFrom("\\ud800", "\\udfff x", "\\u0000", "a\\u0000b");
const OWN_NAME = fc.constantFrom("name", "topic", "contact", "consents", "ageBand", "extra_field");
const PROTOTYPE_NAME = fc.constantFrom('"__proto__":{"isAdmin":true}', '"constructor":{"prototype":{"a":1}}');

function good(): string {
	return JSON.stringify(leadOf({ contact: newEmail() }));
}

function withMore(more: string): string {
	return `${good().slice(0, -1)},${more}}`;
}

function plain(payload: string | Buffer): Sent {
	return { payload, type: JSON_TYPE };
}

const MALFORMED: fc.Arbitrary<Sent>[] = [
	fc
		.constantFrom(...Object.keys(WRONG_VALUES))
		.chain((name) =>
			fc.oneof(...(WRONG_VALUES[name] ?? [])).map((value) => plain(JSON.stringify({ ...leadOf(), [name]: value }))),
		),
	fc
		.constantFrom("name", "contact", "ageBand", "topic", "source", "consents")
		.map((name) => plain(JSON.stringify({ ...leadOf(), [name]: undefined }))),
	fc.jsonValue().map((value) => plain(JSON.stringify(value))),
	fc.integer({ min: 6, max: 5_000 }).map((depth) => plain(withMore(`"x":${"[".repeat(depth)}${"]".repeat(depth)}`))),
	fc.integer({ min: 20_001, max: 60_000 }).map((size) => plain(withMore(`"x":"${"x".repeat(size)}"`))),
	fc.integer({ min: 65_537, max: 200_000 }).map((size) => plain(withMore(`"x":"${"x".repeat(size)}"`))),
	fc.tuple(OWN_NAME, ODD_TEXT).map(([name, text]) => plain(`{"${name}2":"${text}",${good().slice(1)}`)),
	fc.tuple(ODD_TEXT).map(([text]) => plain(withMore(`"x":{"y":["${text}"]}`))),
	PROTOTYPE_NAME.map((more) => plain(withMore(more))),
	PROTOTYPE_NAME.map((more) => plain(withMore(`"x":[{${more}}]`))),
	OWN_NAME.map((name) => plain(withMore(`"${name}":"x","${name}":"x"`))),
	fc
		.constantFrom('"n\\u0061me":"Mira"', '"\\u0074opic":"x"', '"x":{"a":1,"a":2}', '"x":[{"b":1,"\\u0062":2}]')
		.map((more) => plain(withMore(more))),
	fc
		.uint8Array({ minLength: 1, maxLength: 8 })
		.map((bytes) => plain(Buffer.concat([Buffer.from(good()), Buffer.from(bytes), Buffer.from([0xff])]))),
	fc.constantFrom(0x80, 0xc0, 0xf5, 0xff).map((byte) => {
		const [before = "", after = ""] = good().split("Asha");
		return plain(Buffer.concat([Buffer.from(before), Buffer.from([byte]), Buffer.from(after)]));
	}),
	fc.constantFrom("utf16le" as const).map((encoding) => plain(Buffer.from(good(), encoding))),
	fc.constant(0).map(() => plain(`\ufeff${good()}`)),
	fc
		.constantFrom("utf-16", "latin1", "shift_jis")
		.map((charset) => ({ payload: good(), type: `${JSON_TYPE}; charset=${charset}` })),
	fc.constant(0).map(() => ({ ...plain(gzipSync(good())), headers: { "content-encoding": "gzip" } })),
	fc
		.constantFrom(
			"text/plain",
			"application/x-www-form-urlencoded",
			"multipart/form-data; boundary=x",
			"application/xml",
			"x",
			undefined,
		)
		.map((type) => ({ payload: good(), type })),
	fc.string().map((text) => plain(`${text}{`)),
	fc.integer({ min: 1, max: 200 }).map((cut) => plain(good().slice(0, -cut))),
	fc.constantFrom("", " ", "null", "undefined", "NaN", "{'name':1}", "{}}", "[", '"', "{,}").map(plain),
];

test.each(["/v1/User/Lead", "/items/Lead"])(
	"%s refuses every malformed body by 400, 413 or 415 with the reason, and stores nothing of it",
	{ timeout: 600_000 },
	async (address) => {
		const before = await count();
		const seen = new Map<number, number>();
		await fc.assert(
			fc.asyncProperty(fc.oneof(...MALFORMED), async ({ payload, type, headers = {} }) => {
				const reply = await backend.app.inject({
					method: "POST",
					url: address,
					payload,
					headers: {
						authorization: `Bearer ${backend.env.BACKEND_KEY}`,
						"x-visitor-address": `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 255)).join(".")}`,
						...(type !== undefined && { "content-type": type }),
						...headers,
					},
				});
				seen.set(reply.statusCode, (seen.get(reply.statusCode) ?? 0) + 1);
				expect([400, 413, 415]).toContain(reply.statusCode);
				if (address.startsWith("/v1")) {
					expect(reply.headers["content-type"]).toContain("application/problem+json");
					expect(Problem.parse(reply.json())).toMatchObject({ status: reply.statusCode });
				} else expect(reply.json().errors[0].extensions.code).toMatch(/^[A-Z_]+$/);
			}),
			searchDepth(RUNS),
		);
		expect([...seen.keys()].toSorted()).toEqual([400, 413, 415]);
		expect(await count()).toEqual(before);
		expect(
			(await send("POST", "/v1/User/Lead", { text: good(), headers: { "content-type": JSON_TYPE } })).statusCode,
		).toBe(201);
	},
);

async function count() {
	const { rows } = await backend.db.execute(sql`
		SELECT (SELECT count(*) FROM lead WHERE lookup <> '' AND split_part(sealed, '.', 2) = ${backend.env.PERSONAL_KEYS[0].id}) AS leads`);
	return rows;
}

test("a consent to a notice that does not exist for its purpose is refused by the field's name", async () => {
	for (const noticeVersion of ["made-up-version", "2026-11-21.2"]) {
		const consents = [{ ...CONTACT_CONSENT, noticeVersion }];
		const reply = await send("POST", "/v1/User/Lead", { body: leadOf({ consents }) });
		expect([reply.statusCode, reply.json().errors]).toMatchObject([400, [{ field: "consents/0/noticeVersion" }]]);
	}
});
