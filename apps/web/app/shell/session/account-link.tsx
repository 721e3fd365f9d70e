import { Link } from "react-router";
import { usePaths } from "#app/paths.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { buttonLook } from "#app/ui/button.tsx";

/** Who looks at the page. The page itself is the same for everybody: the browser finds this out. */
export type Viewer =
	| { kind: "guest" }
	| { kind: "signed-in"; name: string }
	/** Known by a stored login token alone (spec 4): that greets, and opens nothing. */
	| { kind: "greeted"; name: string };

/**
 * The way in, or a greeting, in a place that is as wide for either: nothing moves when the browser finds out who looks. Neither
 * page is fetched ahead: it is made for one visitor, and the sign-in page has a policy of its own.
 */
export function AccountLink({ viewer }: { viewer: Viewer }) {
	return (
		<div className="flex w-24 flex-none justify-end sm:w-36">
			<WayInOrGreeting viewer={viewer} />
		</div>
	);
}

function WayInOrGreeting({ viewer }: { viewer: Viewer }) {
	const t = useTranslations();
	const paths = usePaths();
	if (viewer.kind === "guest") {
		return (
			<Link to={paths.login} reloadDocument className={`${buttonLook("quiet")} whitespace-nowrap`}>
				{t("site.signIn")}
			</Link>
		);
	}
	const isSignedIn = viewer.kind === "signed-in";
	return (
		<Link
			to={isSignedIn ? paths.account() : paths.login}
			reloadDocument={!isSignedIn}
			className="flex min-h-11 min-w-0 items-center font-semibold leading-tight underline-offset-4 hover:underline"
		>
			{/* A long name has two lines on a phone; a longer one stands whole on the page that this leads to. */}
			<span className="line-clamp-2 text-right wrap-anywhere">{t("site.greeting", { name: viewer.name })}</span>
		</Link>
	);
}
