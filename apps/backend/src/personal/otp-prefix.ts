import type { NormalisedContact } from "#backend/personal/contact.ts";

/** Takes the place of a country's prefix for a contact that needs no phone network. */
export const BY_MAIL = "mail";

/**
 * The prefix of OTP_COUNTRIES that a number begins with (`+91`; of several the longest), BY_MAIL for an address; undefined where
 * nothing is sent to the number's country.
 */
export function prefixOf(
	{ OTP_COUNTRIES: prefixes }: { OTP_COUNTRIES: readonly string[] },
	{ kind, value }: NormalisedContact,
): string | undefined {
	if (kind === "email") return BY_MAIL;
	return prefixes.filter((prefix) => value.startsWith(prefix)).toSorted((one, other) => other.length - one.length)[0];
}
