import { MAX_NAME_LENGTH } from "@uchit/contract/account.ts";
import { typedLine } from "@uchit/contract/typed.ts";
import * as z from "zod";
import type { Env } from "#backend/env.ts";
import { BadContact, type NormalisedContact, normaliseContact } from "#backend/personal/contact.ts";

export type OtpProviderAnswer =
	| { kind: "known"; name: string | undefined; contact: NormalisedContact | undefined }
	| { kind: "refused" }
	| { kind: "unreachable"; reason: string };

const TIMEOUT_MS = 3_000;
const UserInfo = z.object({
	name: typedLine().optional().catch(undefined),
	phone_number: z.string().optional().catch(undefined),
	email: z.string().optional().catch(undefined),
});

/** Without a configured provider every token is refused. */
export async function askOtpProvider(env: Env, token: string): Promise<OtpProviderAnswer> {
	const { OTP_PROVIDER_USERINFO_URL: url, OTP_PROVIDER_CLIENT_ID: id, OTP_PROVIDER_CLIENT_SECRET: secret } = env;
	if (url === undefined || secret === undefined) return { kind: "refused" };
	const body = new URLSearchParams({ token, client_id: id, client_secret: secret });
	try {
		const signal = AbortSignal.timeout(TIMEOUT_MS);
		const reply = await fetch(url, { method: "POST", body, signal, redirect: "error" });
		if (reply.status >= 400 && reply.status < 500 && reply.status !== 429) {
			await reply.body?.cancel();
			return { kind: "refused" };
		}
		if (!reply.ok) throw new Error(`it answered ${reply.status}`);
		return toHolder(UserInfo.parse(await reply.json()));
	} catch (error) {
		return { kind: "unreachable", reason: error instanceof Error ? error.message : String(error) };
	}
}

function toHolder({ name, phone_number: phone, email }: z.infer<typeof UserInfo>): OtpProviderAnswer {
	const value = phone === undefined ? email : withPlus(phone);
	const shown = name === undefined || name === "" ? undefined : name.slice(0, MAX_NAME_LENGTH);
	if (value === undefined) return { kind: "known", name: shown, contact: undefined };
	try {
		const kind = phone === undefined ? "email" : "phone";
		return { kind: "known", name: shown, contact: normaliseContact({ kind, value }) };
	} catch (error) {
		if (error instanceof BadContact) return { kind: "known", name: shown, contact: undefined };
		throw error;
	}
}

/** Some providers omit the + before the country code. */
function withPlus(phone: string): string {
	return /^\d{11,15}$/.test(phone) && !phone.startsWith("0") ? `+${phone}` : phone;
}
