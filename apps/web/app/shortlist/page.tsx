import { usePage } from "#app/platform/i18n/use-page.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { Link } from "#app/shell/page/link.tsx";
import { PageHead } from "#app/shell/page/page-head.tsx";
import { ShortlistDesk } from "./shortlist-desk.tsx";

export const handle = { namespaces: ["facts", "shortlist"] } satisfies PageHandle;

/** `/shortlist`: the page is the same for everybody; only the device has the list. */
export default function ShortlistPage() {
	const { t, paths } = usePage();
	return (
		<div className="column pt-8 lg:pt-12">
			<PageHead title={t("shortlist.title")} description={t("shortlist.intro")} canonical={paths.shortlist} />
			<h1 className="text-3xl">{t("shortlist.title")}</h1>
			<p className="mt-2 max-w-text text-lg text-quiet print:hidden">{t("shortlist.intro")}</p>
			<p className="mt-4 max-w-text [@media(scripting:enabled)]:hidden">
				{t("shortlist.noScripts")}{" "}
				<Link to={paths.account()} className="link">
					{t("shortlist.toAccount")}
				</Link>
			</p>
			<ShortlistDesk />
		</div>
	);
}
