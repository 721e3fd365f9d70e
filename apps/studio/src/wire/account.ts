import { isRecord } from "@uchit/text/is-record.ts";
import { dataOf, requestJson } from "#studio/wire/http.ts";

export type StaffProfile = { firstName: string; lastName: string; hasSecondFactor: boolean };

export async function getStaffProfile(): Promise<StaffProfile> {
	const data = dataOf(await requestJson("GET", "/users/me?fields=first_name,last_name,tfa_secret"));
	if (!isRecord(data)) throw new Error("The content system does not say who is signed in.");
	return {
		firstName: String(data.first_name ?? ""),
		lastName: String(data.last_name ?? ""),
		hasSecondFactor: typeof data.tfa_secret === "string",
	};
}

export async function saveStaffName({
	firstName,
	lastName,
}: Pick<StaffProfile, "firstName" | "lastName">): Promise<void> {
	await requestJson("PATCH", "/users/me", { body: { first_name: firstName || null, last_name: lastName || null } });
}

/** A secret for an authenticator app. It counts once a code of it was typed. */
export async function makeSecret(): Promise<{ secret: string; address: string }> {
	const data = dataOf(await requestJson("POST", "/users/me/tfa/generate", { body: {} }));
	if (!isRecord(data) || typeof data.secret !== "string") throw new Error("The content system gave no secret.");
	return { secret: data.secret, address: String(data.otpauth_url) };
}

/** Ends the other sessions. */
export async function changePassword(present: string, next: string): Promise<void> {
	await requestJson("POST", "/users/me/password", { body: { current_password: present, password: next } });
}

export async function turnSecondFactorOn(secret: string, otp: string): Promise<void> {
	await requestJson("POST", "/users/me/tfa/enable", { body: { secret, otp } });
}

/** Single-use codes, shown once; earlier ones become invalid. */
export async function makeRecoveryCodes(): Promise<string[]> {
	const data = dataOf(await requestJson("POST", "/users/me/tfa/recovery"));
	if (!isRecord(data) || !Array.isArray(data.codes)) throw new Error("The content system gave no codes.");
	return data.codes.map(String);
}

export async function turnSecondFactorOff(otp: string): Promise<void> {
	await requestJson("POST", "/users/me/tfa/disable", { body: { otp } });
}
