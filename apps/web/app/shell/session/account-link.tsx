import { Link } from "react-router";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { buttonLook } from "#app/ui/button.tsx";

/** Found by the browser: the page itself is the same for everybody. */
export type Viewer =
	| { kind: "guest" }
	| { kind: "signed-in"; name: string }
	/** Known only by a stored login token (spec 4), which greets and grants nothing. */
	| { kind: "greeted"; name: string };

/**
 * The sign-in link or a greeting, both equally wide, so that nothing moves when the browser finds the viewer. Neither
 * page is prefetched: one is personal, and the sign-in page has its own policy.
 */
export function AccountLink({ viewer }: { viewer: Viewer }) {
	return (
		<div className="flex w-24 flex-none justify-end sm:w-36">
			<WayInOrGreeting viewer={viewer} />
		</div>
	);
}

function WayInOrGreeting({ viewer }: { viewer: Viewer }) {
	const { t, paths } = usePage();
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
			<span className="line-clamp-2 text-right wrap-anywhere">{t("site.greeting", { name: viewer.name })}</span>
		</Link>
	);
}
