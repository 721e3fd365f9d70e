import { randomInt } from "node:crypto";
import { createPasswordLink } from "#backend/content/auth/queries/links.ts";
import { codeAt, currentStep, newOtpSecret } from "#backend/content/auth/totp.ts";
import { signPreview } from "#backend/content/items/preview-token.ts";
import { newEmail, nextCode } from "#backend/content/testing/desk.ts";
import { drawPicture } from "#backend/content/testing/pictures.ts";
import { PASSWORD } from "#backend/testing/access/callers.ts";
import { newCutoffFile, newLead } from "#backend/testing/access/collections.ts";
import { A_READING, newDocument } from "#backend/testing/access/documents.ts";
import { type AccessAttempt, newWord, type Prepare, type Prepared, type World } from "#backend/testing/access/world.ts";

const newPhone = () => `0832 ${randomInt(100_000, 999_999)}`;
const NEW_PASSWORD = "a meadow full of bicycles 9";

const file: Prepare = async (world, access) => ({ params: { id: await newFile(world, access) } });
const person: Prepare = (world, access) => ({ params: { id: world.ownerOf(access, "staff").staff?.id ?? "" } });
const lead: Prepare = async (world, access) => ({ params: { id: await newLead(world, access) } });

export const STAFF_REQUESTS: Readonly<Record<string, Prepare>> = {
	"POST /content/leads/{id}/unmask": async (...on) => ({
		...(await lead(...on)),
		body: { reason: "They asked for it" },
	}),
	"POST /content/leads/{id}/erase": async (...on) => ({ ...(await lead(...on)), body: { reason: "Letter 12" } }),
	"POST /content/leads/export": () => ({
		body: { reason: "Calls of today", recipient: "site", purpose: "contact-by-us" },
	}),
	"POST /content/leads/{id}/answers": async (...on) => ({ ...(await lead(...on)), body: { text: "The third round." } }),
	"POST /content/leads/{id}/notes": async (...on) => ({ ...(await lead(...on)), body: { text: "Call at six" } }),

	"GET /revisions/{key}": async (world) => ({ params: { key: await newRevision(world) } }),
	"POST /revisions": () => ({ body: { collection: "news", item: "1", action: "update", version: 9, data: {} } }),
	"PATCH /revisions": async (world) => ({ body: { keys: [await newRevision(world)], data: { version: 9 } } }),
	"DELETE /revisions": async (world) => ({ body: [await newRevision(world)] }),
	"PATCH /revisions/{key}": async (world) => ({ params: { key: await newRevision(world) }, body: { version: 9 } }),
	"DELETE /revisions/{key}": async (world) => ({ params: { key: await newRevision(world) } }),
	"POST /utils/revert/{key}": async (world) => ({ params: { key: await newRevision(world) } }),

	"POST /permissions": async (world) => ({ body: await freePermission(world) }),
	"PATCH /permissions": async (world) => ({ body: { keys: [await newPermission(world)], data: { fields: ["id"] } } }),
	"DELETE /permissions": async (world) => ({ body: [await newPermission(world)] }),
	"GET /permissions/{key}": async (world) => ({ params: { key: String(await newPermission(world)) } }),
	"PATCH /permissions/{key}": async (world) => ({
		params: { key: String(await newPermission(world)) },
		body: { fields: ["id"] },
	}),
	"DELETE /permissions/{key}": async (world) => ({ params: { key: String(await newPermission(world)) } }),

	"POST /files": createUpload,
	"PATCH /files": async (world, access) => ({
		body: { keys: [await newFile(world, access)], data: { title: "Other" } },
	}),
	"DELETE /files": async (world, access) => ({ body: [await newFile(world, access)] }),
	"GET /files/{id}": file,
	"PATCH /files/{id}": async (...on) => ({ ...(await file(...on)), body: { title: "Other" } }),
	"DELETE /files/{id}": file,
	"GET /assets/{id}": file,
	"GET /assets/{id}/{filename}": async (world, access) => ({
		params: { id: await newFile(world, access), filename: "x.png" },
	}),

	"POST /content/preview-token": async (world) => ({ body: { collection: "news", id: await newDraft(world) } }),
	"GET /content/preview/{token}": async (world) => {
		const { CONTENT_SECRET: secret } = world.backend.env;
		const { token } = await signPreview(secret, { collection: "news", id: await newDraft(world) });
		return { params: { token } };
	},
	"POST /content/open-forms": async (world) => ({
		body: { collection: "news", id: String(await newDraft(world)) },
	}),
	"POST /graphql": () => ({ body: { query: "{ news { title } }" } }),
	"GET /content/correctable": () => ({ query: "college=U-0456&field=website" }),
	"GET /content/namesakes": () => ({ query: "name=Hindu+College&district_id=haryana/sonipat" }),
	"GET /content/merge-doubt": () => ({ query: "stays=U-0456&goes=U-0455" }),
	"POST /content/colleges-called": () => ({ body: { names: [{ name: "IIT Goa", place: "Goa" }] } }),
	"POST /content/fact-imports": ({ site: { id } }) => ({
		body: {
			...{ kind: "contacts", file: "phones.csv", isTrial: false },
			document: { publisher: "The college", document: newWord() },
			facts: [{ row: 1, college_id: id, field: "phone", value: newPhone() }],
		},
	}),
	"POST /content/cutoff-files": () => ({
		...{ query: "counselling=josaa&year=2030&file=ranks.csv", raw: Buffer.from("round,institute") },
		headers: { "content-type": "application/octet-stream" },
	}),
	"GET /content/cutoff-files/{id}/file": async (world) => ({ params: { id: await newCutoffFile(world) } }),
	"POST /content/misses/done": () => ({ body: { kind: "search", words: newWord() } }),
	"POST /content/separate-colleges": ({ site: { id } }) => ({
		body: { one: id, other: "U-0456", areSeparate: false },
	}),
	"POST /content/sources": () => ({ body: { publisher: "The college", document: newWord() } }),
	"GET /content/documents/{id}/pages/{page}": async (world) => ({
		params: { id: await newDocument(world), page: "1" },
	}),
	"POST /content/documents/{id}/cover": async (world) => ({
		params: { id: await newDocument(world) },
		body: { covers: [], reading: A_READING },
	}),
	"POST /content/documents/{id}/decision": async (world) => ({
		params: { id: await newDocument(world) },
		body: { agrees: false, reason: "It is of another college." },
	}),
	"POST /content/count": () => ({ body: { counts: [{ collection: "news", filter: {} }] } }),
	"POST /content/try": () => ({ body: { collection: "news", items: [{ slug: newWord(), title: "A title" }] } }),

	"POST /auth/password/reset": async (world) => ({ body: { token: await linkOf(world), password: NEW_PASSWORD } }),
	"POST /users/invite/accept": async (world) => ({ body: { token: await linkOf(world), password: NEW_PASSWORD } }),
	"POST /auth/login": async ({ fresh }) => ({ body: { email: (await fresh("author")).email, password: PASSWORD } }),
	"POST /auth/refresh": async (world) => ({ body: { refresh_token: await refreshToken(world) } }),
	"POST /auth/logout": async (world) => ({ body: { refresh_token: await refreshToken(world) } }),

	"PATCH /users/me": () => ({ body: { first_name: "Asha" } }),
	"POST /users/me/tfa/generate": () => ({ body: { password: PASSWORD } }),
	"POST /users/me/tfa/enable": async (world, access) => {
		const secret = newOtpSecret();
		return { ...(await asFreshStaff(world, access)), body: { secret, otp: codeAt(secret, currentStep()) } };
	},
	"POST /users/me/tfa/recovery": () => ({}),
	"POST /users/me/tfa/disable": async (world, access) => {
		const caller = access.who.staff === undefined ? access.who : await world.fresh(access.who.name);
		const secret = caller.staff?.otpSecret;
		return { headers: caller.headers, body: { otp: secret === undefined ? "123456" : nextCode(secret) } };
	},
	"POST /users/me/confirm": () => ({ body: { password: PASSWORD } }),
	"POST /users/me/password": async (world, access) => ({
		...(await asFreshStaff(world, access)),
		body: { current_password: PASSWORD, password: NEW_PASSWORD },
	}),
	"POST /users/invite": () => ({ body: { email: newEmail(), role: "author" } }),
	"POST /users/{id}/link": person,
	"GET /users/{id}": person,
	"PATCH /users/{id}": async (...on) => ({ ...(await person(...on)), body: { first_name: "Asha" } }),
};

async function asFreshStaff({ fresh }: World, { who }: AccessAttempt): Promise<Prepared> {
	return who.staff === undefined ? {} : { headers: (await fresh(who.name)).headers };
}

async function newDraft(world: World): Promise<number> {
	return Number(await world.item("news", { slug: newWord(), title: "A title" }));
}

async function newRevision(world: World): Promise<string> {
	const id = await newDraft(world);
	const filter = `filter[collection]=news&filter[item]=${id}`;
	const reply = await world.send1({ url: `/revisions?${filter}`, headers: world.caller("admin").headers });
	return String(reply.json().data[0].id);
}

async function createUpload(): Promise<Prepared> {
	const bytes = await drawPicture("png", 8, 8);
	const head = `--x\r\ncontent-disposition: form-data; name="file"; filename="${newWord()}.png"\r\n\r\n`;
	const raw = Buffer.concat([Buffer.from(head), bytes, Buffer.from("\r\n--x--\r\n")]);
	return { raw, headers: { "content-type": "multipart/form-data; boundary=x" } };
}

async function newFile(world: World, access: AccessAttempt): Promise<string> {
	const { raw, headers } = await createUpload();
	const owner = world.ownerOf(access, "staff");
	for (const who of [owner, world.caller("admin")]) {
		const sent = { method: "POST", url: "/files", headers: { ...who.headers, ...headers } } as const;
		const reply = await world.send1({ ...sent, ...(raw !== undefined && { payload: raw }) });
		if (reply.statusCode === 200) return reply.json().data.id;
	}
	throw new Error("No file can be uploaded");
}

async function freePermission(world: World): Promise<object> {
	const { headers } = world.caller("admin");
	const url = "/permissions?filter[role]=lead-desk&filter[collection]=refusals&filter[action]=delete&fields=id";
	const [there] = (await world.send1({ url, headers })).json().data;
	if (there !== undefined) await world.send1({ method: "DELETE", url: `/permissions/${there.id}`, headers });
	return { role: "lead-desk", collection: "refusals", action: "delete", fields: ["*"] };
}

async function newPermission(world: World): Promise<number> {
	const payload = await freePermission(world);
	const { headers } = world.caller("admin");
	return (await world.send1({ method: "POST", url: "/permissions", headers, payload })).json().data.id;
}

async function linkOf({ fresh, backend }: World): Promise<string> {
	const { staff } = await fresh("author");
	return (await createPasswordLink(backend.db, staff?.id ?? "")).token;
}

async function refreshToken({ fresh }: World): Promise<string | undefined> {
	return (await fresh("author")).staff?.refreshToken;
}
