import { createHmac } from "node:crypto";
import { SignJWT } from "jose";
import { expect, test } from "vitest";
import { readStopLink } from "#backend/account/letters/stop-link.ts";
import { readToken } from "#backend/content/auth/tokens.ts";
import { readPreview } from "#backend/content/items/preview-token.ts";
import { readPrivacyLink } from "#backend/lead/privacy-link.ts";
import { digestFor } from "#backend/personal/keys.ts";
import { tokens } from "#backend/platform/signed-token.ts";

const secret = "a secret of the tests, of 32 characters or more";
const keys = { encryption: [{ id: "k1", key: Buffer.alloc(32) }], lookup: Buffer.from(secret) } as const;
const now = new Date("2026-11-22T10:00:00.500Z");
const uuid = "1f0c7b7e-52a4-4c3e-9a52-0d7a2a3f1b11";
const claims = {
	...{ role: "admin", family: uuid, session: uuid, account: uuid, device: uuid, collection: "news", id: 7 },
	...{ sub: uuid, sid: uuid, ver: 1, age: "18-or-over", lookup: "0a1b", at: now.getTime(), stopId: uuid },
	...{ iss: "uchit", exp: Math.floor(Date.now() / 1000) + 60 },
};
const staff = { id: uuid, role: "admin" };
const life = { now, seconds: 60 };

const signed = {
	access: () => tokens.access.sign(secret, { ...staff, family: uuid }, { seconds: 60 }),
	session: () => tokens.session.sign(secret, { ...staff, session: uuid }, { seconds: 60 }),
	device: () => tokens.device.sign(secret, { account: uuid, device: uuid }, { seconds: 60 }),
	preview: () => tokens.preview.sign(secret, { collection: "news", id: 7 }, { seconds: 60 }),
	visitor: () => tokens.visitor.sign(secret, { ...claims, age: "18-or-over" }),
	privacyLink: () => tokens.privacyLink.sign(secret, claims, life),
	stopLink: () => tokens.stopLink.sign(secret, claims),
};
const PURPOSES = ["access", "session", "device", "preview", "visitor", "privacyLink", "stopLink"] as const;
type Purpose = keyof typeof signed;

const doors: Record<Purpose, (token: string) => Promise<boolean>> = {
	access: (token) => isRead(readToken(tokens.access, secret, token)),
	session: (token) => isRead(readToken(tokens.session, secret, token)),
	device: (token) => isRead(readToken(tokens.device, secret, token)),
	preview: (token) => isRead(readPreview(secret, token)),
	visitor: async (token) => (await tokens.visitor.verify(secret, token)).kind === "valid",
	privacyLink: (token) => isRead(readPrivacyLink(keys, token, now)),
	stopLink: (token) => isRead(readStopLink(keys, token)),
};

test.each(PURPOSES.flatMap((purpose) => PURPOSES.map((door) => [purpose, door] as const)))(
	"a token for %s at the door of %s",
	async (purpose, door) => {
		expect(await doors[door](await signed[purpose]())).toBe(purpose === door);
	},
);

const audiences: Record<Purpose, string> = {
	...{ access: "access", session: "session", device: "device", preview: "preview" },
	...{ visitor: "visitor-assertion", privacyLink: "privacy-link", stopLink: "shortlist-letters" },
};

test.each(PURPOSES)(
	"even under the right key %s takes nothing that another issuer, audience or algorithm names",
	async (door) => {
		const key = createHmac("sha256", secret).update(`uchit ${audiences[door]}`).digest();
		const forge = (change: object, alg = "HS256", by = key) =>
			new SignJWT({ ...claims, aud: audiences[door], ...(door !== "preview" && { id: uuid }), ...change })
				.setProtectedHeader({ alg })
				.sign(by);
		expect(await doors[door](await forge({}))).toBe(true);
		const other = audiences[door === "access" ? "session" : "access"];
		for (const change of [{ aud: other }, { aud: undefined }, { iss: "another" }, { iss: undefined }]) {
			expect(await doors[door](await forge(change)), JSON.stringify(change)).toBe(false);
		}
		expect(await doors[door](await forge({}, "HS512"))).toBe(false);
		expect(await doors[door](await forge({}, "HS256", Buffer.from(secret)))).toBe(false);
		expect(await doors[door](await forge({ exp: 1 }))).toBe(false);
		if (door !== "stopLink") expect(await doors[door](await forge({ exp: undefined }))).toBe(false);
		const [, body] = (await forge({})).split(".");
		const unsigned = Buffer.from(JSON.stringify({ alg: "none" })).toString("base64url");
		expect(await doors[door](`${unsigned}.${body}.`)).toBe(false);
	},
);

test("links in old letters stay valid until they expire, each for its own purpose only", async () => {
	const exp = Math.floor(now.getTime() / 1000) + 60;
	const sign = (purpose: string, body: string) => `${body}.${digestFor(keys, purpose, body)}`;
	const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
	const stopLink = sign("shortlist-letters", uuid);
	const privacyLink = sign("privacy-link", encode({ lookup: "0a1b", exp, at: now.getTime() - 1 }));
	const first = sign("privacy-link", encode({ lookup: "0a1b", exp }));
	expect(await readStopLink(keys, stopLink)).toEqual({ letters: "shortlist", stopId: uuid });
	const sentAt = new Date(now.getTime() - 1);
	expect(await readPrivacyLink(keys, privacyLink, now)).toEqual({ lookup: "0a1b", sentAt, shows: true });
	expect(await readPrivacyLink(keys, first, now)).toMatchObject({ lookup: "0a1b", shows: false });
	expect(await readPrivacyLink(keys, privacyLink, new Date(exp * 1000))).toBeUndefined();
	expect(await readStopLink(keys, sign("shortlist-letters", "1"))).toBeUndefined();
	expect(await readStopLink(keys, sign("privacy-link", uuid))).toBeUndefined();
	expect(await readPrivacyLink(keys, sign("shortlist-letters", encode({ lookup: "0a1b", exp })), now)).toBeUndefined();
});

async function isRead(reading: Promise<unknown>): Promise<boolean> {
	try {
		return (await reading) !== undefined;
	} catch (error) {
		if (error instanceof Error && error.name === "ContentError") return false;
		throw error;
	}
}
