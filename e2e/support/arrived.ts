import { expect } from "@playwright/test";

type Sms = { to: string; text: string };
type Mail = { to: string[]; subject: string; text: string };

/** The text that arrived last at a phone number (`+91…`) or an e-mail address, once one more has come than `before`. */
export async function lastTextTo(contact: string, before = 0): Promise<string> {
	let texts: string[] = [];
	await expect(async () => {
		texts = await textsTo(contact);
		expect(texts.length).toBeGreaterThan(before);
	}).toPass({ timeout: 10_000, intervals: [50] });
	return texts.at(-1) ?? "";
}

/** The one-time code in it. */
export async function lastCodeTo(contact: string, before = 0): Promise<string> {
	const text = await lastTextTo(contact, before);
	const code = /\b\d{6}\b/.exec(text)?.[0];
	if (code === undefined) throw new Error(`No code stands in: ${text}`);
	return code;
}

/** All texts that arrived there, the newest last. */
export async function textsTo(contact: string): Promise<string[]> {
	if (contact.includes("@")) {
		const mails = await read<Mail>("MAILS_ARRIVED_URL");
		return mails.filter(({ to }) => to.includes(contact)).map(({ text }) => text);
	}
	return (await read<Sms>("SMS_ARRIVED_URL")).filter(({ to }) => to === contact).map(({ text }) => text);
}

async function read<Message>(setting: "MAILS_ARRIVED_URL" | "SMS_ARRIVED_URL"): Promise<Message[]> {
	const address = process.env[setting];
	if (address === undefined) throw new Error(`${setting} is not set: run the browser tests by \`npm test -- e2e\`.`);
	return (await fetch(address)).json();
}
