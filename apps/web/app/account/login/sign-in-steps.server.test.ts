import type { SignUpDraft } from "@uchit/contract/internal-auth.ts";
import { expect, test } from "vitest";
import { startServer, trialRequest } from "#app/testing/trial-request.ts";
import { handleSignInStep, readVerified, toVerifiedCookie, viewOf } from "./sign-in-steps.server.ts";
import { readDraft, toDraftCookie } from "./sign-up-draft.server.ts";

const CONSENT = { purpose: "account", recipient: "site", noticeVersion: "2026-11-21", language: "en" } as const;
const ADULT: SignUpDraft = { ageBand: "18-or-over", language: "en", consents: [] };
const YOUNG: SignUpDraft = { ...ADULT, ageBand: "under-18" };
const GUARDIAN = { contact: { kind: "phone", value: "+919800000000" }, token: "token" } as const;
const SUBMITTED = { name: "Asha", consents: [CONSENT] };
const COMPLETE: SignUpDraft = { ...ADULT, ...SUBMITTED };
const VERIFIED = { contact: { kind: "phone", value: "+919811111111" }, token: "token" } as const;

const view = (query: string, draft?: SignUpDraft, verified?: typeof VERIFIED) =>
	viewOf(new URLSearchParams(query), { draft, verified });

test("every visitor first gives a contact, whatever the way and age, and no name", () => {
	for (const step of ["", "step=sign-in", "step=sign-up", "step=guardian", "step=odd"])
		for (const draft of [undefined, ADULT, YOUNG]) expect(view(step, draft)).toEqual({ kind: "contact", isNew: false });
});

test("a new visitor gives a name once, after the code, and repeats no earlier answer", () => {
	const details = { ageBand: "18-or-over", name: "", ticked: [] };
	const signUpView = { kind: "sign-up", needsAge: false, details, verifiedContact: VERIFIED.contact.value };
	expect(view("step=sign-up&contact=phone", ADULT, VERIFIED)).toEqual(signUpView);
	const filledIn = view("step=sign-up&contact=phone", { ...ADULT, name: "Meera" }, VERIFIED);
	expect(filledIn).toEqual({ ...signUpView, details: { ...details, name: "Meera" } });
});

test("a new visitor from a link or another service gives the age together with the name", () => {
	expect(view("step=sign-up&contact=email")).toMatchObject({ kind: "sign-up", needsAge: true });
	expect(view("step=sign-up&contact=email", ADULT)).toMatchObject({ kind: "sign-up", needsAge: false });
});

test("a visitor under 18 names a parent after the name, and again once the parent's consent has expired", () => {
	expect(view("step=guardian", { ...YOUNG, ...SUBMITTED }, VERIFIED)).toEqual({ kind: "guardian" });
	expect(view("step=guardian", { ...YOUNG, ...SUBMITTED, guardian: GUARDIAN })).toEqual({ kind: "guardian" });
	expect(view("step=guardian", YOUNG, VERIFIED).kind).toBe("sign-up");
});

test("a visitor with a complete form only needs a contact", () => {
	expect(view("step=sign-in", COMPLETE)).toEqual({ kind: "contact", isNew: true });
	expect(view("", { ...YOUNG, ...SUBMITTED })).toEqual({ kind: "contact", isNew: false });
	expect(view("", { ...YOUNG, ...SUBMITTED, guardian: GUARDIAN })).toEqual({ kind: "contact", isNew: true });
});

test("a sent link is confirmed, whatever else is known", () => {
	expect(view("sent=email")).toEqual({ kind: "sent" });
	expect(view("sent=email", COMPLETE)).toEqual({ kind: "sent" });
});

async function atThePage() {
	const requests: { path: string | undefined; body: unknown }[] = [];
	const url = await startServer(async (request, reply) => {
		requests.push({ path: request.url, body: JSON.parse(Buffer.concat(await request.toArray()).toString()) });
		reply.end(JSON.stringify(ANSWERS.find(({ path }) => path === request.url)?.answer));
	});
	const cookies = new Map<string, string>();
	const keep = (setCookie: string) => {
		const [, name = "", value = "", age] = /^([^=]+)=([^;]*); Max-Age=(\d+)/.exec(setCookie) ?? [];
		if (age === "0") cookies.delete(name);
		else cookies.set(name, value);
	};
	const header = () => [...cookies].map((cookie) => cookie.join("=")).join("; ");
	const post = async (fields: Record<string, string>) => {
		const form = new FormData();
		for (const [name, value] of Object.entries(fields)) form.set(name, value);
		const headers = new Headers({ cookie: header() });
		const sent = await handleSignInStep({
			site: trialRequest(url),
			form,
			url: new URL("https://uchit.example/login"),
			headers,
		});
		const init = sent instanceof Response ? sent : sent.init;
		const given = new Headers(init?.headers);
		for (const cookie of given.getSetCookie()) keep(cookie);
		return sent instanceof Response ? { to: given.get("location") } : { ...sent.data, status: init?.status };
	};
	return { asked: requests, cookies, header, keep, post };
}

const ANSWERS = [
	{ path: "/v1/otp/send", answer: { sentTo: "+91•••", expiresInSeconds: 300, resendAfterSeconds: 30 } },
	{ path: "/v1/otp/verify", answer: { token: "t", expiresInSeconds: 600 } },
	{ path: "/v1/User/Register", answer: { data: { id: "1", name: "Asha", isVerified: true } } },
];
const SEND = { intent: "send", purpose: "sign-in", contact: "asha@example.org" };
const VERIFY = { intent: "verify", purpose: "sign-in", contact: "asha@example.org", sentTo: "a•••", code: "123456" };
const DETAILS = { intent: "details", name: "Asha", consent: "account" };

test("age and contact are one form: without the age no code is sent, and the input stays", async () => {
	const { post, asked } = await atThePage();
	expect(await post(SEND)).toEqual({ kind: "no-age", written: "asha@example.org", status: 400 });
	expect(await post({ ...SEND, contact: "x", ageBand: "under-18" })).toMatchObject({
		...{ kind: "not-sent", ageBand: "under-18", written: { value: "x" }, status: 400 },
	});
	expect(asked).toEqual([]);
});

test.each(["18-or-over", "under-18"])(
	"the device remembers %s, a code is required, and its token signs in",
	async (ageBand) => {
		const { post, cookies, asked, header } = await atThePage();
		expect(await post({ ...SEND, ageBand })).toMatchObject({ kind: "code", purpose: "sign-in" });
		expect(asked[0]?.body).toMatchObject({ contact: { kind: "email", value: "asha@example.org" }, purpose: "sign-in" });
		expect(cookies.get("age-band")).toBe(ageBand);
		expect(await post(SEND)).toMatchObject({ kind: "code" });
		expect(await post(VERIFY)).toMatchObject({ kind: "verified", token: "t" });
		expect(readDraft(header(), false)).toEqual({ ageBand, language: "en", consents: [] });
		expect(readVerified(header(), false)).toMatchObject({ contact: { kind: "email" }, token: "t" });
	},
);

test("a new adult gives name and consent after the code, and is then signed in", async () => {
	const { post, asked } = await atThePage();
	await post({ ...SEND, ageBand: "18-or-over" });
	await post(VERIFY);
	const details = { ageBand: "18-or-over", name: "Asha", ticked: ["alerts"] };
	expect(await post({ ...DETAILS, consent: "alerts" })).toMatchObject({
		kind: "form",
		problem: { kind: "consent" },
		details,
	});
	expect(await post(DETAILS)).toMatchObject({ kind: "verified", token: "t" });
	expect(asked.at(-1)?.body).toMatchObject({ name: "Asha", ageBand: "18-or-over", token: "t" });
});

test("a parent's code comes after the name for a visitor under 18, and the contact is not requested again", async () => {
	const { post, asked } = await atThePage();
	await post({ ...SEND, ageBand: "under-18" });
	await post(VERIFY);
	expect(await post(DETAILS)).toMatchObject({ to: "/login?step=guardian" });
	const parent = { purpose: "guardian", kind: "phone", contact: "98000 00000" };
	expect(await post({ intent: "send", ...parent })).toMatchObject({ kind: "code", purpose: "guardian" });
	expect(await post({ ...VERIFY, ...parent })).toMatchObject({ kind: "verified", token: "t" });
	const guardian = { contact: { kind: "phone", value: "98000 00000" }, token: "t" };
	expect(asked.at(-1)).toMatchObject({
		path: "/v1/User/Register",
		body: { ageBand: "under-18", name: "Asha", guardian },
	});
});

test("a visitor from a link gives age and name in one form, and sees a contact after it", async () => {
	const { post, cookies, header } = await atThePage();
	expect(await post(DETAILS)).toMatchObject({ kind: "form", problem: { kind: "age" }, details: { name: "Asha" } });
	expect(await post({ ...DETAILS, ageBand: "18-or-over" })).toEqual({ to: "/login?step=sign-in" });
	expect(cookies.get("age-band")).toBe("18-or-over");
	expect(
		viewOf(new URLSearchParams("step=sign-in"), { draft: readDraft(header(), false), verified: undefined }),
	).toEqual({ ...{ kind: "contact", isNew: true } });
});

test("starting over clears name, contact and age, and another contact starts with none of them", async () => {
	const { post, cookies, keep, header } = await atThePage();
	keep(toDraftCookie({ ...YOUNG, ...SUBMITTED }, false));
	await post({ ...SEND, ageBand: "18-or-over" });
	expect(readDraft(header(), false)).toEqual(ADULT);
	keep(toVerifiedCookie(VERIFIED, false));
	expect(await post({ intent: "start-over" })).toEqual({ to: "/login" });
	expect([...cookies.keys()]).toEqual([]);
});

test("a verified contact is read back from its cookie, which no script can read", () => {
	for (const isSecure of [true, false]) {
		const cookie = toVerifiedCookie(VERIFIED, isSecure);
		expect(cookie).toContain("HttpOnly");
		expect(cookie.includes("; Secure")).toBe(isSecure);
		expect(readVerified(`other=1; ${cookie.split(";")[0]}`, isSecure)).toEqual(VERIFIED);
	}
});

test("behind https only the cookie bound to https counts", () => {
	const planted = toVerifiedCookie(VERIFIED, false).split(";")[0] ?? "";
	expect(readVerified(planted, true)).toBeUndefined();
});

test("an unreadable cookie gives no contact, and forgetting clears the cookie", () => {
	for (const cookie of [null, "", "verified-contact=", "verified-contact=x", "verified-contact=e30"])
		expect(readVerified(cookie, false)).toBeUndefined();
	expect(toVerifiedCookie(undefined, false)).toContain("Max-Age=0");
});
