import { usePaths } from "#app/paths.ts";
import { LanguageLinks } from "#app/shell/language-links.tsx";
import { Logo } from "#app/shell/logo.tsx";
import type { MenuHead } from "#app/shell/menus.ts";
import { Link } from "#app/shell/page/link.tsx";
import { SearchForm } from "#app/shell/search/search-form.tsx";
import { AccountLink, type Viewer } from "#app/shell/session/account-link.tsx";
import { ShortlistLink } from "#app/shell/shortlist/shortlist-link.tsx";
import { ThemeSwitch } from "#app/shell/theme-switch.tsx";
import { ToolLinks } from "#app/shell/tool-links.tsx";
import { MegaMenu } from "./mega-menu.tsx";
import { SideMenu } from "./side-menu.tsx";

type HeaderProps = {
	siteName: string;
	menu: readonly MenuHead[];
	search: { words: string } | undefined;
	viewer: Viewer;
};

/**
 * Wordmark, search, and the site's menus. The home page has its own, larger search box instead. The header stays hidden
 * until its markup is complete, since a half one would move.
 */
export function Header({ siteName, menu, search, viewer }: HeaderProps) {
	const paths = usePaths();
	return (
		<header className="relative not-has-[+main]:invisible border-line border-b">
			<div className="column flex flex-wrap items-center gap-x-4 gap-y-3 py-3 xl:gap-x-6 xl:pb-1">
				<Link to={paths.home} className="inline-flex min-h-11 items-center font-bold text-xl tracking-tight">
					<Logo siteName={siteName} />
				</Link>
				{search !== undefined && (
					<div className="order-last w-full print:hidden sm:order-none sm:ml-4 sm:w-auto sm:max-w-128 sm:flex-1">
						<SearchForm words={search.words} />
					</div>
				)}
				<div className="ml-auto flex items-center gap-x-4 print:hidden">
					<div className="hidden items-center gap-x-4 xl:flex">
						<ThemeSwitch />
					</div>
					<div className="hidden sm:block">
						<ShortlistLink />
					</div>
					<LanguageLinks />
					<AccountLink viewer={viewer} />
					<SideMenu entries={menu} viewer={viewer} />
				</div>
			</div>
			<div className="column print:hidden xl:flex xl:items-center xl:justify-between xl:pb-1">
				<MegaMenu entries={menu} />
				<ToolLinks isBar className="hidden text-sm xl:block" />
			</div>
		</header>
	);
}
