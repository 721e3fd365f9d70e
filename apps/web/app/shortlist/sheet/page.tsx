import { usePage } from "#app/platform/i18n/use-page.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { Link } from "#app/shell/page/link.tsx";
import { PageHead } from "#app/shell/page/page-head.tsx";
import { FamilySheet } from "./family-sheet.tsx";

export const handle = { namespaces: ["shell-advice", "shortlist"], counted: false } satisfies PageHandle;

/** `/shortlist/sheet`: the page is the same for everybody; its content is on the device, or after the `#` of a shared link. */
export default function SheetPage() {
	const { t, paths } = usePage();
	return (
		<div className="column pt-6 lg:pt-12">
			<PageHead title={t("shortlist.sheet.title")} description={t("shortlist.sheet.intro")} noIndex />
			<h1 className="text-3xl print:text-xl">{t("shortlist.sheet.title")}</h1>
			<p className="mt-2 max-w-text text-quiet print:hidden">{t("shortlist.sheet.intro")}</p>
			<p className="mt-4 max-w-text [@media(scripting:enabled)]:hidden">
				{t("shortlist.sheet.noScripts")}{" "}
				<Link to={paths.compare()} className="link">
					{t("shortlist.sheet.toCompare")}
				</Link>
			</p>
			<FamilySheet />
		</div>
	);
}
