import { useRender } from "@base-ui/react/use-render";
import { type ReactElement, useEffect, useRef } from "react";

export type Tab = { key: string; label: string; isCurrent: boolean; link: ReactElement };

/**
 * Links with their own addresses, so that they open in new windows, can be shared and work without scripts. On a phone they wrap; a strip
 * stays on one line, which scrolls sideways and begins at the open page.
 */
export function Tabs({ label, tabs, isStrip = false }: { label: string; tabs: readonly Tab[]; isStrip?: boolean }) {
	const strip = useRef<HTMLElement>(null);
	const current = tabs.find(({ isCurrent }) => isCurrent)?.key;
	useEffect(() => {
		const tab = strip.current?.querySelector("[aria-current]");
		if (isStrip && current !== undefined && tab instanceof Element) show(strip.current, tab);
	}, [isStrip, current]);
	return (
		<nav
			ref={strip}
			aria-label={label}
			// A strip that scrolls sideways is reached by the keyboard too.
			tabIndex={isStrip ? 0 : undefined}
			// A browser leaves a focused tab half hidden.
			onFocus={({ target }) => isStrip && target !== strip.current && show(strip.current, target)}
			className={`border-line border-b ${isStrip ? "tab-strip" : ""}`}
		>
			<ul className={`flex gap-x-1 px-1 pt-1 ${isStrip ? "w-max pr-8" : "flex-wrap"}`}>
				{tabs.map(({ key, isCurrent, link, label: words }) => (
					<li key={key} className={isStrip ? "flex-none" : undefined}>
						<TabLink isCurrent={isCurrent} link={link} label={words} />
					</li>
				))}
			</ul>
		</nav>
	);
}

/** Scrolls a tab into view without moving the page; the open one too, for browsers whose CSS cannot (`tab-strip`). */
function show(strip: HTMLElement | null, tab: Element): void {
	if (strip === null) return;
	const [view, box] = [strip.getBoundingClientRect(), tab.getBoundingClientRect()];
	if (box.left < view.left || box.right > view.right) strip.scrollLeft += box.left - view.left - view.width / 3;
}

function TabLink({ isCurrent, link, label }: Omit<Tab, "key">) {
	return useRender({
		defaultTagName: "a",
		render: link,
		props: { "aria-current": isCurrent ? "page" : undefined, className: "tab", children: label },
	});
}
