import { Link, NavLink } from "react-router";
import { useWords } from "#app/i18n/translate.ts";
import { usePaths } from "#app/paths.ts";
import { LanguageLinks } from "./language-links.tsx";
import { SearchForm } from "./search-form.tsx";

/** Wordmark, search and the way into the list. The home page has its own, larger search box and needs none here. */
export function Header({ siteName, search }: { siteName: string; search: { words: string } | undefined }) {
	const t = useWords();
	const paths = usePaths();
	return (
		<header className="border-line border-b">
			<div className="column flex flex-wrap items-center gap-x-6 gap-y-3 py-3">
				<Link
					to={paths.home}
					prefetch="intent"
					className="inline-flex min-h-11 items-center font-bold text-xl tracking-tight"
				>
					{siteName}
					<span aria-hidden="true" className="text-accent">
						.
					</span>
				</Link>
				<div className={`ml-auto flex items-center gap-x-6 sm:order-3 ${search === undefined ? "" : "sm:ml-0"}`}>
					<nav aria-label={t("site.mainMenu")}>
						<NavLink
							to={paths.colleges()}
							prefetch="intent"
							className="inline-flex min-h-11 items-center font-semibold underline-offset-4 hover:underline aria-[current=page]:underline aria-[current=page]:decoration-accent aria-[current=page]:decoration-2"
						>
							{t("site.colleges")}
						</NavLink>
					</nav>
					<LanguageLinks />
				</div>
				{search !== undefined && (
					<div className="w-full sm:order-2 sm:ml-auto sm:w-auto sm:max-w-112 sm:flex-1">
						<SearchForm words={search.words} />
					</div>
				)}
			</div>
		</header>
	);
}
