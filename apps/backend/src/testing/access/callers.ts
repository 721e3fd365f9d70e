import type { SessionStarted } from "@uchit/contract/internal-auth.ts";
import { hashPassword } from "#backend/content/auth/passwords.ts";
import { beginSession } from "#backend/content/auth/queries/sessions.ts";
import { newOtpSecret } from "#backend/content/auth/totp.ts";
import type { Role } from "#backend/content/caller.ts";
import { newEmail as newStaffEmail } from "#backend/content/testing/desk.ts";
import { staff } from "#backend/db/schema/content/staff.ts";
import { tokens } from "#backend/platform/signed-token.ts";
import { ADULT, CONSENT, newEmail, newPhone, type TestAccounts } from "#backend/testing/accounts.ts";

export const CALLERS = [
	"nobody",
	"our key",
	"visitor",
	"under 18",
	"author",
	"editor",
	"moderator",
	"lead-desk",
	"admin",
	"no second factor",
] as const;
export type CallerName = (typeof CALLERS)[number];

export type Caller = {
	name: CallerName;
	headers: Record<string, string>;
	session?: SessionStarted;
	email?: string;
	staff?: { id: string; otpSecret: string | undefined; refreshToken: string };
};

export const PASSWORD = "correct horse battery staple";
const hashed = hashPassword(PASSWORD);

export async function newCaller(accounts: TestAccounts, name: CallerName): Promise<Caller> {
	const { backend } = accounts;
	const authorization = `Bearer ${backend.env.BACKEND_KEY}`;
	if (name === "nobody") return { name, headers: {} };
	if (name === "our key") return { name, headers: { authorization } };
	if (name !== "visitor" && name !== "under 18") return newColleague(accounts, name);
	const contact = newEmail();
	const parent = newPhone();
	const guardian = { contact: parent, token: await accounts.tokenFor(parent, "guardian") };
	const draft = name === "visitor" ? ADULT : { ...ADULT, ageBand: "under-18" as const, guardian };
	const { session, headers } = await accounts.signUp(contact, {
		...draft,
		consents: [CONSENT, { ...CONSENT, purpose: "analytics" }],
	});
	return { name, headers: { authorization, ...headers }, session, email: contact.value };
}

async function newColleague({ backend }: TestAccounts, name: Role | "no second factor"): Promise<Caller> {
	const email = newStaffEmail();
	const role = name === "no second factor" ? "admin" : name;
	const hasFactor = name === "admin" || name === "moderator" || name === "lead-desk";
	const otpSecret = hasFactor ? newOtpSecret() : undefined;
	const values = { email, password_hash: await hashed, otp_secret: otpSecret, status: "active", role } as const;
	const [row] = await backend.db.insert(staff).values(values).returning();
	const by = { id: row?.id ?? "", role };
	const session = await beginSession(backend.db, by, { userAgent: undefined, hasSecondFactor: hasFactor });
	const claims = { ...by, family: session.family };
	const token = await tokens.access.sign(backend.env.CONTENT_SECRET, claims, { seconds: 3_600 });
	const headers = { authorization: `Bearer ${token}` };
	return { name, headers, email, staff: { id: by.id, otpSecret, refreshToken: session.token } };
}
