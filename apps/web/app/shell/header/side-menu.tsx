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
import { FOOTER_MENU_ID } from "#app/paths.ts";
import { useIsOnDevice } from "#app/platform/device-store.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import type { MenuHead } from "#app/shell/menus.ts";
import type { Viewer } from "#app/shell/session/account-link.tsx";
import { iconButtonLook } from "#app/ui/button.tsx";
import type { SideMenuDrawerProps } from "./side-menu-drawer.tsx";
import { useMenuPanels } from "./use-menu-panels.ts";

const loadDrawer = () => import("./side-menu-drawer.tsx");

const SideMenuDrawer = lazy(async (): Promise<{ default: ComponentType<SideMenuDrawerProps> }> => {
	try {
		return { default: (await loadDrawer()).SideMenuDrawer };
	} catch {
		return { default: ToFooterMenu };
	}
});

/**
 * The menu of narrow screens: a panel from the side. Until its scripts are loaded, which may never happen, its icon
 * links to the menu at the foot of the page.
 */
export function SideMenu({ entries, viewer }: { entries: readonly MenuHead[]; viewer: Viewer }) {
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

/** The panel could not be loaded: links to the same menu at the foot of the page. */
function ToFooterMenu({ isOpen, onOpenChange }: SideMenuDrawerProps) {
	useEffect(() => {
		if (!isOpen) return;
		location.hash = FOOTER_MENU_ID;
		onOpenChange(false);
	}, [isOpen, onOpenChange]);
	return null;
}
