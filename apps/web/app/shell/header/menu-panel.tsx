import { useState } from "react";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import type { MenuColumn, MenuLink } from "#app/shell/menus.ts";
import { FillingNote } from "#app/shell/page/filling-note.tsx";
import { Link, LowLinkLine } from "#app/shell/page/link.tsx";

type MenuPanelProps = { id: string; entry: MenuLink; columns: readonly MenuColumn[] | undefined; isOpen: boolean };

/**
 * The columns of one entry, over the page below the header. Until they are loaded, a link to all of it is shown. It
 * appears and disappears with the timing of spec 9.
 */
export function MenuPanel({ id, entry, columns = [], isOpen }: MenuPanelProps) {
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
