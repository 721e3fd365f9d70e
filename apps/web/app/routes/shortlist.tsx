import { ShortlistDesk } from "#app/components/shortlist/shortlist-desk.tsx";
import { Link } from "#app/components/site/link.tsx";
import { PageHead } from "#app/components/site/page-head.tsx";
import { useWords } from "#app/i18n/translate.ts";
import { usePaths } from "#app/paths.ts";

/** `/shortlist`: the page is the same for everybody; what is on the list stands on the device alone. */
export default function ShortlistPage() {
	const t = useWords();
	const paths = usePaths();
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
