import * as z from "zod";

export function port(least: 0 | 1 = 1) {
	return between(least, 65_535, `a port, ${least} to 65535`);
}

/** `most` is for values above which a timer overflows. */
export function wholeNumber(unit: string, least: number, most = Number.MAX_SAFE_INTEGER) {
	const range = most === Number.MAX_SAFE_INTEGER ? `${least} or more` : `${least} to ${most}`;
	return between(least, most, `a whole number of ${unit}, ${range}`);
}

export function oneOf<const Value extends string>(values: readonly Value[]) {
	return z.enum(values, `one of ${values.join(", ")}`);
}

export function onOrOff() {
	return z.enum(["on", "off"], "on or off");
}

export function httpAddress() {
	return z.url({ protocol: /^https?$/, error: "an address that begins with http:// or https://" });
}

/** Whether only this machine can reach this address. True also for no address, or an invalid one, which its own setting reports. */
export function isLocalAddress(address: string | undefined): boolean {
	return (
		address === undefined ||
		!URL.canParse(address) ||
		/^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(address).hostname)
	);
}

/**
 * For `superRefine`: on a public site each of these addresses must stay on this machine or use TLS with a checked certificate, unless the
 * network itself encrypts.
 */
export function requireEncryption<const Name extends string>(names: readonly Name[]) {
	return (
		env: Partial<Record<Name | "SITE_URL", string>> & { NETWORK_ENCRYPTED: "on" | "off" },
		context: z.core.$RefinementCtx,
	): void => {
		if (isLocalAddress(env.SITE_URL) || env.NETWORK_ENCRYPTED === "on") return;
		for (const name of names) {
			if (!isEncryptedOrLocal(env[name])) context.addIssue({ code: "custom", path: [name], message: ENCRYPTED });
		}
	};
}

function isEncryptedOrLocal(address: string | undefined): boolean {
	if (address === undefined || isLocalAddress(address)) return true;
	const { protocol, searchParams } = new URL(address);
	if (protocol === "https:" || protocol === "smtps:") return true;
	return searchParams.get("sslmode") === "verify-full" || searchParams.get("requireTLS") === "true";
}

const ENCRYPTED =
	"https://, smtps:// or requireTLS=true for mail, or sslmode=verify-full for a database, as SITE_URL is an address for the public and this one leads to another machine; NETWORK_ENCRYPTED=on where the network between them encrypts by itself";

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

export function secret(leastCharacters: number, who: string) {
	const error = `at least ${leastCharacters} characters that only ${who}`;
	return z.string(error).min(leastCharacters, error);
}

/** Several lines, with line ends written as `\n` in a settings file. */
export function lines() {
	return z.string().transform((text) => text.replaceAll("\\n", "\n"));
}

export function commaSeparated() {
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
