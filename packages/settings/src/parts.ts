import * as z from "zod";

/** What settings are made of. A message completes "expected …". */

/** A program in a test takes port 0, any that is free. */
export function port(least: 0 | 1 = 1) {
	return between(least, 65_535, `a port, ${least} to 65535`);
}

/** `most` is for figures that a timer could not count to. */
export function wholeNumber(of: string, least: number, most = Number.MAX_SAFE_INTEGER) {
	const range = most === Number.MAX_SAFE_INTEGER ? `${least} or more` : `${least} to ${most}`;
	return between(least, most, `a whole number of ${of}, ${range}`);
}

export function oneOf<const Value extends string>(values: readonly Value[]) {
	return z.enum(values, `one of ${values.join(", ")}`);
}

export function onOrOff() {
	return z.enum(["on", "off"], "on or off");
}

/** An address that is asked exactly as it stands. */
export function httpAddress() {
	return z.url({ protocol: /^https?$/, error: "an address that begins with http:// or https://" });
}

/** Whether nobody but those at this machine can visit the site at this address. One that cannot be read is refused by its own name. */
export function isOnlyHere(address: string | undefined): boolean {
	return (
		address === undefined ||
		!URL.canParse(address) ||
		/^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(address).hostname)
	);
}

/**
 * Checks a schema by `superRefine`: where the site is for the public, each of these addresses stays on this machine or is
 * encrypted with a certificate that is checked, unless the network encrypts by itself.
 */
export function requireEncryption<const Name extends string>(names: readonly Name[]) {
	return (
		env: Partial<Record<Name | "SITE_URL", string>> & { NETWORK_ENCRYPTED: "on" | "off" },
		context: z.core.$RefinementCtx,
	): void => {
		if (isOnlyHere(env.SITE_URL) || env.NETWORK_ENCRYPTED === "on") return;
		for (const name of names) {
			if (!isEncryptedOrHere(env[name])) context.addIssue({ code: "custom", path: [name], message: ENCRYPTED });
		}
	};
}

function isEncryptedOrHere(address: string | undefined): boolean {
	if (address === undefined || isOnlyHere(address)) return true;
	const { protocol, searchParams } = new URL(address);
	if (protocol === "https:" || protocol === "smtps:") return true;
	return searchParams.get("sslmode") === "verify-full" || searchParams.get("requireTLS") === "true";
}

const ENCRYPTED =
	"https://, smtps:// or requireTLS=true for mail, or sslmode=verify-full for a database, as SITE_URL is an address for the public and this one leads to another machine; NETWORK_ENCRYPTED=on where the network between them encrypts by itself";

/** An address under which others lie: it carries no slash at the end. */
export function baseAddress() {
	return httpAddress().transform((address) => address.replace(/\/+$/, ""));
}

export function smtpAddress() {
	return z.url({ protocol: /^smtps?$/, error: "an address that begins with smtp:// or smtps://" });
}

export function postgresAddress() {
	const error = "the address of a PostgreSQL database, postgres://user:password@host:5432/name";
	return z.url({ protocol: /^postgres(ql)?$/, error });
}

/** `who` alone knows it. */
export function secret(leastCharacters: number, who: string) {
	const error = `at least ${leastCharacters} characters that only ${who}`;
	return z.string(error).min(leastCharacters, error);
}

/** A text of several lines, whose ends are written `\n` in a file of settings. */
export function lines() {
	return z.string().transform((text) => text.replaceAll("\\n", "\n"));
}

/** Parses a list between commas. */
export function listed() {
	return z.string().transform((text) =>
		text
			.split(",")
			.map((part) => part.trim())
			.filter((part) => part !== ""),
	);
}

function between(least: number, most: number, error: string) {
	return z.coerce.number(error).int(error).min(least, error).max(most, error);
}
