import type { Env } from "#backend/env.ts";
import { signPrivacyLink } from "#backend/leads/privacy-link.ts";
import type { Personal } from "#backend/personal/keys.ts";
import type { LinkFor } from "#backend/queries/leads/retention.ts";

/** The page on which somebody sees who has their data, for whoever holds the link. */
export function privacyLinkFor({ SITE_URL }: Env, { keys, now }: Personal): LinkFor {
	const site = SITE_URL.replace(/\/+$/, "");
	return (lookup, language) => {
		const link = signPrivacyLink(keys, { lookup, now });
		return `${site}${language === "hi" ? "/hi" : ""}/account/privacy?link=${encodeURIComponent(link)}`;
	};
}
