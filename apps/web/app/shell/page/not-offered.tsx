import { usePage } from "#app/platform/i18n/use-page.ts";
import { ButtonLink } from "#app/ui/link.tsx";
import { Link } from "./link.tsx";
import { PageHead } from "./page-head.tsx";

export function NotOffered() {
	const { t, paths } = usePage();
	return (
		<div className="column py-12 lg:py-24">
			<PageHead title={t("text.notOffered")} noIndex />
			<h1 className="text-3xl">{t("text.notOffered")}</h1>
			<p className="mt-4 max-w-text">{t("text.notOfferedWhy")}</p>
			<p className="mt-6">
				<ButtonLink look="quiet" render={<Link to={paths.home} />}>
					{t("problem.goHome")}
				</ButtonLink>
			</p>
		</div>
	);
}
