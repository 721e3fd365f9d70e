import { stateName } from "#app/facts/words/place-words.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { Link } from "#app/shell/page/link.tsx";
import { STATE_PORTALS } from "./portals.ts";
import type { NamedState } from "./words.ts";

const NATIONAL = "https://scholarships.gov.in/";
const LENDING: readonly string[] = ["bihar"];

/** Links to the state's portal, because most of its schemes are not on our list. */
export function StatePortal({ state }: { state: NamedState | undefined }) {
	const { t, paths, language } = usePage();
	if (state === undefined) return null;
	const own = STATE_PORTALS[state.slug];
	const name = stateName(state, language);
	const link = (address: string) => (
		<a href={address} rel="noreferrer" lang="en" className="link inline-block py-2 [overflow-wrap:anywhere]">
			{new URL(address).hostname.replace("www.", "")}
		</a>
	);
	return (
		<div className="mt-3 max-w-text rounded-lg bg-sunk px-4 py-2">
			<p>
				<strong>{t("scholarship.portal.state", { state: name })}</strong>{" "}
				{own === undefined ? t("scholarship.portal.unknown") : t("scholarship.portal.own")} {link(own ?? NATIONAL)}
			</p>
			{LENDING.includes(state.slug) && (
				<Link to={paths.rights("loan")} className="link inline-block py-2">
					{t("scholarship.portal.loan")}
				</Link>
			)}
		</div>
	);
}
