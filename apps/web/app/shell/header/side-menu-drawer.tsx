import { Link as RouterLink } from "react-router";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { LanguageLinks } from "#app/shell/language-links.tsx";
import type { MenuColumn, MenuHead, MenuPanels } from "#app/shell/menus.ts";
import { FillingNote } from "#app/shell/page/filling-note.tsx";
import { Link, LinkLine } from "#app/shell/page/link.tsx";
import type { Viewer } from "#app/shell/session/account-link.tsx";
import { ShortlistLink } from "#app/shell/shortlist/shortlist-link.tsx";
import { ThemeSwitch } from "#app/shell/theme-switch.tsx";
import { ToolLinks } from "#app/shell/tool-links.tsx";
import { buttonLook } from "#app/ui/button.tsx";
import { Drawer } from "#app/ui/overlay/drawer.tsx";

export type SideMenuDrawerProps = {
	entries: readonly MenuHead[];
	panels: MenuPanels | undefined;
	viewer: Viewer;
	isOpen: boolean;
	onOpenChange: (isOpen: boolean) => void;
	/** The element that gets the focus back on closing; false after a link was followed. */
	returnTo: () => HTMLElement | null | false;
};

/**
 * The drawer of the menu's button. It needs a library that most visits do without, so it is loaded at the first press.
 */
export function SideMenuDrawer({ entries, panels, viewer, isOpen, onOpenChange, returnTo }: SideMenuDrawerProps) {
	const { t, paths } = usePage();
	return (
		<Drawer
			title={t("site.menu")}
			closeLabel={t("site.closeMenu")}
			isOpen={isOpen}
			onOpenChange={onOpenChange}
			returnTo={returnTo}
		>
			<nav
				aria-label={t("site.mainMenu")}
				className="-mx-5 max-h-[400px] overflow-y-auto overscroll-contain border-line border-y px-5"
			>
				<ul className="divide-y divide-line">
					{entries.map((entry, place) => (
						<li key={entry.to}>
							<SideEntry entry={entry} columns={panels?.[place]} />
						</li>
					))}
				</ul>
			</nav>
			<ToolLinks className="mt-4" besides={[paths.shortlist]} />
			<div className="mt-4 grid grid-cols-2 gap-3">
				<ShortlistLink isInWords />
				<AccountLinks viewer={viewer} />
			</div>
			<div className="mt-4 flex items-center justify-between gap-4">
				<LanguageLinks />
				<ThemeSwitch />
			</div>
		</Drawer>
	);
}

/** No `Link`, because it would prefetch personal pages. */
function AccountLinks({ viewer }: { viewer: Viewer }) {
	const { t, paths } = usePage();
	if (viewer.kind === "signed-in") {
		return (
			<RouterLink to={paths.account()} className={`${buttonLook("quiet")} col-span-2`}>
				{t("site.account")}
			</RouterLink>
		);
	}
	return (
		<>
			<RouterLink to={paths.login} reloadDocument className={buttonLook("primary")}>
				{t("site.signIn")}
			</RouterLink>
			<RouterLink to={paths.loginStep("sign-up")} reloadDocument className={buttonLook("quiet")}>
				{t("site.signUp")}
			</RouterLink>
		</>
	);
}

const ROW = "flex min-h-11 items-center";

function SideEntry({ entry, columns = [] }: { entry: MenuHead; columns: readonly MenuColumn[] | undefined }) {
	const { t } = usePage();
	if (!entry.hasPanel) {
		return (
			<Link to={entry.to} className={`${ROW} font-semibold`}>
				{entry.label}
			</Link>
		);
	}
	return (
		<details name="side-menu">
			<summary
				className={`${ROW} list-none justify-between font-semibold after:content-['+'] [[open]>&]:after:content-['−']`}
			>
				{entry.label}
			</summary>
			<div className="space-y-4 pb-4">
				<LinkLine to={entry.to}>{t("site.allOf", { name: entry.label })}</LinkLine>
				{columns.map(({ label, links, filling }) => (
					<section key={label} aria-label={label}>
						<h3 className="font-semibold text-quiet text-sm">{label}</h3>
						<ul>
							{links.map((link) => (
								<li key={link.to}>
									<Link to={link.to} className={`${ROW} underline-offset-4 hover:underline`}>
										{link.label}
									</Link>
								</li>
							))}
						</ul>
						<FillingNote filling={filling} />
					</section>
				))}
			</div>
		</details>
	);
}
