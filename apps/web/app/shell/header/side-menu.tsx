import { Menu as MenuMark } from "lucide-react";
import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { FOOTER_MENU_ID } from "#app/paths.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import type { MenuHead } from "#app/shell/menus.ts";
import type { Viewer } from "#app/shell/session/account-link.tsx";
import { IconButton, iconButtonLook } from "#app/ui/button.tsx";
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

/** The menu of narrow screens: a panel from the side. Without scripts its sign leads to the menu at the foot of the page. */
export function SideMenu({ entries, viewer }: { entries: readonly MenuHead[]; viewer: Viewer }) {
	const t = useTranslations();
	const { key } = useLocation();
	const button = useRef<HTMLButtonElement>(null);
	const [openOn, setOpenOn] = useState<string>();
	const [isWanted, setWanted] = useState(false);
	const isOpen = openOn === key;
	const mark = <MenuMark size={20} aria-hidden="true" />;
	// A pointer or the focus on it: a press is likely, and fetching a second time costs nothing.
	const { panels, prepare: preparePanels } = useMenuPanels(isWanted);
	const prepare = () => {
		preparePanels();
		void loadDrawer().catch(() => undefined);
	};
	return (
		<div className="xl:hidden">
			<a
				href={`#${FOOTER_MENU_ID}`}
				aria-label={t("site.menu")}
				className={`${iconButtonLook} [@media(scripting:enabled)]:hidden`}
			>
				{mark}
			</a>
			<IconButton
				ref={button}
				label={t("site.menu")}
				icon={mark}
				aria-haspopup="dialog"
				aria-expanded={isOpen}
				onPointerEnter={prepare}
				onFocus={prepare}
				onClick={() => {
					setWanted(true);
					setOpenOn(key);
				}}
				className="[@media(scripting:none)]:hidden"
			/>
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

/** The panel could not be loaded: the same menu stands at the foot of the page. */
function ToFooterMenu({ isOpen, onOpenChange }: SideMenuDrawerProps) {
	useEffect(() => {
		if (!isOpen) return;
		location.hash = FOOTER_MENU_ID;
		onOpenChange(false);
	}, [isOpen, onOpenChange]);
	return null;
}
