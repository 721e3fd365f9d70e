import { setTimeout as wait } from "node:timers/promises";

type Sms = { to: string; text: string };
type Mail = { to: string[]; subject: string; text: string };

/** The latest text to a phone number (`+91…`) or e-mail address, once more than `before` have arrived. */
export async function lastTextTo(contact: string, before = 0): Promise<string> {
	return waitForText(contact, (texts) => (texts.length > before ? texts.at(-1) : undefined));
}

export async function lastLinkTo(contact: string): Promise<string> {
	return waitForText(contact, (texts) => texts.findLast((text) => /https?:/.test(text)));
}

async function waitForText(contact: string, find: (texts: string[]) => string | undefined): Promise<string> {
	const end = Date.now() + MAX_DELIVERY_MS;
	while (Date.now() < end) {
		const found = find(await textsTo(contact));
		if (found !== undefined) return found;
		await wait(LOOK_MS);
	}
	throw new Error(`What was waited for did not arrive at ${contact}.`);
}

const LOOK_MS = 50;
const MAX_DELIVERY_MS = 30_000;

/** The latest one-time code after the first `before` texts, ignoring other texts. */
export async function lastCodeTo(contact: string, before = 0): Promise<string> {
	const codes = (texts: readonly string[]) => texts.flatMap((text) => /\b\d{6}\b/.exec(text)?.[0] ?? []);
	return waitForText(contact, (texts) => codes(texts.slice(before)).at(-1));
}

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
