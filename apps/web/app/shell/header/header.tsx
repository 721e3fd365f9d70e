import { Menu as MenuMark } from "lucide-react";
import {
	type ComponentType,
	type KeyboardEvent,
	lazy,
	type MouseEvent,
	Suspense,
	useEffect,
	useRef,
	useState,
} from "react";
import { useLocation } from "react-router";
import { FOOTER_MENU_ID, usePaths } from "#app/paths.ts";
import { useIsOnDevice } from "#app/platform/device-store.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { LanguageLinks } from "#app/shell/language-links.tsx";
import { Logo } from "#app/shell/logo.tsx";
import type { MenuHead } from "#app/shell/menus.ts";
import { Link } from "#app/shell/page/link.tsx";
import { SearchForm } from "#app/shell/search/search-form.tsx";
import { AccountLink, type Viewer } from "#app/shell/session/account-link.tsx";
import { ShortlistLink } from "#app/shell/shortlist/shortlist-link.tsx";
import { ThemeSwitch } from "#app/shell/theme-switch.tsx";
import { ToolLinks } from "#app/shell/tool-links.tsx";
import { iconButtonLook } from "#app/ui/button.tsx";
import { MegaMenu } from "./mega-menu.tsx";
import type { SideMenuDrawerProps } from "./side-menu-drawer.tsx";
import { useMenuPanels } from "./use-menu-panels.ts";

type HeaderProps = {
	siteName: string;
	menu: readonly MenuHead[];
	search: { words: string } | undefined;
	viewer: Viewer;
};

/** The home page has its own, larger search box. The header stays hidden until its markup is complete, since a half one would move. */
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

const loadDrawer = () => import("./side-menu-drawer.tsx");

const SideMenuDrawer = lazy(async (): Promise<{ default: ComponentType<SideMenuDrawerProps> }> => {
	try {
		return { default: (await loadDrawer()).SideMenuDrawer };
	} catch {
		return { default: ToFooterMenu };
	}
});

/** The menu of narrow screens. Until its scripts load, which may never happen, its icon links to the menu at the foot of the page. */
function SideMenu({ entries, viewer }: { entries: readonly MenuHead[]; viewer: Viewer }) {
	const t = useTranslations();
	const { key } = useLocation();
	const isHydrated = useIsOnDevice();
	const button = useRef<HTMLAnchorElement>(null);
	const [openOn, setOpenOn] = useState<string>();
	const [isWanted, setWanted] = useState(false);
	const isOpen = openOn === key;
	// Pointer or focus on the button: a press is likely, and a second fetch costs nothing.
	const { panels, prepare: preparePanels } = useMenuPanels(isWanted);
	const prepare = () => {
		preparePanels();
		void loadDrawer().catch(() => undefined);
	};
	const open = (event: MouseEvent | KeyboardEvent) => {
		event.preventDefault();
		setWanted(true);
		setOpenOn(key);
	};
	return (
		<div className="xl:hidden">
			<a
				ref={button}
				href={`#${FOOTER_MENU_ID}`}
				aria-label={t("site.menu")}
				{...(isHydrated && { role: "button", "aria-haspopup": "dialog", "aria-expanded": isOpen })}
				onPointerEnter={prepare}
				onFocus={prepare}
				onClick={open}
				onKeyDown={(event) => {
					if (event.key === " ") open(event);
				}}
				className={iconButtonLook}
			>
				<MenuMark size={20} aria-hidden="true" />
			</a>
			{isWanted && (
				<Suspense fallback={null}>
					<SideMenuDrawer
						entries={entries}
						panels={panels}
						viewer={viewer}
						isOpen={isOpen}
						onOpenChange={(isOpen) => setOpenOn(isOpen ? key : undefined)}
						returnTo={() => openOn === undefined && button.current}
					/>
				</Suspense>
			)}
		</div>
	);
}

function ToFooterMenu({ isOpen, onOpenChange }: SideMenuDrawerProps) {
	useEffect(() => {
		if (!isOpen) return;
		location.hash = FOOTER_MENU_ID;
		onOpenChange(false);
	}, [isOpen, onOpenChange]);
	return null;
}
