import { buttonLook } from "#app/components/ui/button.tsx";
import { useWords } from "#app/i18n/translate.ts";
import { usePaths } from "#app/paths.ts";
import { Link } from "./link.tsx";

/** Who looks at the page. The page itself is the same for everybody: the browser finds this out. */
export type Viewer = { kind: "guest" } | { kind: "signed-in"; name: string };

/** The way in, or a greeting. */
export function AccountLink({ viewer }: { viewer: Viewer }) {
	const t = useWords();
	const paths = usePaths();
	if (viewer.kind === "signed-in") {
		return <p className="max-w-48 truncate font-semibold">{t("site.greeting", { name: viewer.name })}</p>;
	}
	return (
		<Link to={paths.login} className={`${buttonLook("quiet")} whitespace-nowrap`}>
			{t("site.signIn")}
		</Link>
	);
}
