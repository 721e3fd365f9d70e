import { ChevronDown } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import type { MenuColumn, MenuHead, MenuLink } from "#app/shell/menus.ts";
import { FillingNote } from "#app/shell/page/filling-note.tsx";
import { Link, LowLinkLine } from "#app/shell/page/link.tsx";
import { useMenuPanels } from "./use-menu-panels.ts";

/** The delays until the panel opens under a resting pointer, and until it closes after the pointer leaves. */
const HOVER_IN_MS = 120;
const HOVER_OUT_MS = 250;
/** A press this soon after the panel opened by hover was meant to open it. */
const PRESS_AFTER_HOVER_MS = 600;

/**
 * The menu of wide screens. Each entry is a link to its page, which works without scripts, with a button that shows its
 * panel. Escape closes the panel and returns the focus to the button; so does tabbing out.
 */
export function MegaMenu({ entries }: { entries: readonly MenuHead[] }) {
	const t = useTranslations();
	const { open, show, close } = useOpenPanel();
	const nav = useCloseOutside(open, () => close(open));
	const { panels, prepare } = useMenuPanels(open !== undefined);
	return (
		<nav ref={nav} aria-label={t("site.mainMenu")} className="hidden xl:block">
			<ul className="-mx-3 flex" onPointerEnter={prepare} onFocus={prepare}>
				{entries.map((entry, place) =>
					!entry.hasPanel ? (
						<li key={entry.to} className="menu-row">
							<EntryLink entry={entry} />
						</li>
					) : (
						<EntryWithPanel
							key={entry.to}
							entry={entry}
							columns={panels?.[place]}
							isOpen={open === entry.to}
							onToggle={(isOpen) => (isOpen ? show(entry.to) : close(entry.to))}
						/>
					),
				)}
			</ul>
		</nav>
	);
}

function EntryLink({ entry: { to, label } }: { entry: MenuHead }) {
	return <Link to={to}>{label}</Link>;
}

type EntryWithPanelProps = {
	entry: MenuHead;
	columns: readonly MenuColumn[] | undefined;
	isOpen: boolean;
	onToggle: (isOpen: boolean) => void;
};

function EntryWithPanel({ entry, columns, isOpen, onToggle }: EntryWithPanelProps) {
	const t = useTranslations();
	const panel = useId();
	const button = useRef<HTMLButtonElement>(null);
	const hover = useHoverIntent(onToggle);
	const closeOnEscape = (event: KeyboardEvent) => {
		if (event.key !== "Escape" || !isOpen) return;
		onToggle(false);
		button.current?.focus();
	};
	return (
		<li onKeyDown={closeOnEscape} onPointerEnter={hover.enter} onPointerLeave={hover.leave} className="menu-row">
			<EntryLink entry={entry} />
			<button
				ref={button}
				type="button"
				aria-expanded={isOpen}
				aria-controls={panel}
				aria-label={t("site.menuOf", { name: entry.label })}
				onClick={() => onToggle(!isOpen || hover.hasJustOpened())}
				onKeyDown={(event) => {
					if (event.key !== "ArrowDown") return;
					event.preventDefault();
					onToggle(true);
				}}
			>
				<ChevronDown size={20} aria-hidden="true" />
			</button>
			<MenuPanel id={panel} entry={entry} columns={columns} isOpen={isOpen} />
		</li>
	);
}

/** The entry whose panel is open. Navigation closes it; a late close of one entry never closes the next one's. */
function useOpenPanel() {
	const { key } = useLocation();
	const [state, setState] = useState<{ entry: string; page: string }>();
	return {
		open: state?.page === key ? state.entry : undefined,
		show: (entry: string) => setState({ entry, page: key }),
		close: (entry: string | undefined) => setState((before) => (before?.entry === entry ? undefined : before)),
	};
}

function useCloseOutside(open: string | undefined, close: () => void) {
	const nav = useRef<HTMLElement>(null);
	useEffect(() => {
		if (open === undefined) return;
		const closeOutside = (event: Event) => {
			if (event.target instanceof Node && !nav.current?.contains(event.target)) close();
		};
		document.addEventListener("pointerdown", closeOutside);
		document.addEventListener("focusin", closeOutside);
		return () => {
			document.removeEventListener("pointerdown", closeOutside);
			document.removeEventListener("focusin", closeOutside);
		};
	});
	return nav;
}

/** Opens a panel under a resting mouse; touch has no hover, only presses. */
function useHoverIntent(onToggle: (isOpen: boolean) => void) {
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const openedAt = useRef(Number.NEGATIVE_INFINITY);
	const after = (ms: number, isOpen: boolean) => (event: { pointerType: string }) => {
		if (event.pointerType !== "mouse") return;
		clearTimeout(timer.current);
		timer.current = setTimeout(() => {
			if (isOpen) openedAt.current = performance.now();
			onToggle(isOpen);
		}, ms);
	};
	const hasJustOpened = () => performance.now() - openedAt.current < PRESS_AFTER_HOVER_MS;
	return { enter: after(HOVER_IN_MS, true), leave: after(HOVER_OUT_MS, false), hasJustOpened };
}

type MenuPanelProps = { id: string; entry: MenuLink; columns: readonly MenuColumn[] | undefined; isOpen: boolean };

/** Until the columns are loaded, shows a link to the entry's page. Timing as in spec 9. */
function MenuPanel({ id, entry, columns = [], isOpen }: MenuPanelProps) {
	const t = useTranslations();
	const wasOpen = useWasEver(isOpen);
	return (
		<div id={id} hidden={!isOpen} className="menu-panel">
			{wasOpen && (
				<div className="column py-6">
					<div className="grid grid-cols-4 gap-x-8 gap-y-6">
						{columns.map((column) => (
							<section key={column.label} aria-label={column.label} className="min-w-0">
								<h2 className="font-semibold text-base">{column.label}</h2>
								<ul className="mt-1">
									{column.links.map(({ label, to }) => (
										<li key={to}>
											<Link
												to={to}
												className="inline-flex min-h-9 items-center py-1 underline-offset-4 hover:underline"
											>
												{label}
											</Link>
										</li>
									))}
								</ul>
								<FillingNote filling={column.filling} />
							</section>
						))}
					</div>
					<p className="mt-4 border-line border-t pt-3">
						<LowLinkLine to={entry.to}>{t("site.allOf", { name: entry.label })}</LowLinkLine>
					</p>
				</div>
			)}
		</div>
	);
}

function useWasEver(now: boolean): boolean {
	const [was, setWas] = useState(now);
	if (now && !was) setWas(true);
	return was || now;
}
