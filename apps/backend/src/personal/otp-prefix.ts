import type { NormalisedContact } from "#backend/personal/contact.ts";

export const MAIL_PREFIX = "mail";

/**
 * The longest prefix of OTP_COUNTRIES that a number begins with (`+91`), BY_MAIL for an address; undefined if we send nothing to the
 * number's country.
 */
export function prefixOf(
	{ OTP_COUNTRIES: prefixes }: { OTP_COUNTRIES: readonly string[] },
	{ kind, value }: NormalisedContact,
): string | undefined {
	if (kind === "email") return MAIL_PREFIX;
	return prefixes.filter((prefix) => value.startsWith(prefix)).toSorted((one, other) => other.length - one.length)[0];
}
