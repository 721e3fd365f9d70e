import { Link } from "react-router";
import { useWords } from "#app/i18n/translate.ts";
import { usePaths } from "#app/paths.ts";

export function Footer({ siteName, year }: { siteName: string; year: number | undefined }) {
	const t = useWords();
	const paths = usePaths();
	return (
		<footer className="mt-16 border-line border-t bg-sunk lg:mt-24">
			<div className="column flex flex-col gap-6 py-8 sm:flex-row sm:items-start sm:justify-between">
				<div>
					<p className="font-bold text-lg tracking-tight">{siteName}</p>
					<p className="mt-1 max-w-text text-pretty text-quiet">{t("site.promise")}</p>
					{year !== undefined && (
						<p className="mt-4 text-quiet text-sm">{t("site.copyright", { year: String(year), siteName })}</p>
					)}
				</div>
				<nav aria-label={t("site.footerMenu")}>
					<ul className="flex gap-6 whitespace-nowrap">
						<li>
							<Link to={paths.home} prefetch="intent" className="link inline-flex min-h-11 items-center">
								{t("site.home")}
							</Link>
						</li>
						<li>
							<Link to={paths.colleges()} prefetch="intent" className="link inline-flex min-h-11 items-center">
								{t("site.allColleges")}
							</Link>
						</li>
					</ul>
				</nav>
			</div>
		</footer>
	);
}
