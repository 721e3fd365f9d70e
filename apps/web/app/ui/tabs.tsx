import { useRender } from "@base-ui/react/use-render";
import type { ReactElement } from "react";

export type Tab = { key: string; label: string; isCurrent: boolean; link: ReactElement };

/**
 * Pages side by side under one heading. They are links with addresses of their own, so that they open in a new window,
 * can be shared, and work without scripts. On a phone they take as many rows as they need: what must be scrolled to sideways is not found.
 */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
	return (
		<nav aria-label={label} className="border-line border-b">
			<ul className="flex flex-wrap gap-x-1 px-1 pt-1">
				{tabs.map(({ key, isCurrent, link, label: words }) => (
					<li key={key}>
						<TabLink isCurrent={isCurrent} link={link} label={words} />
					</li>
				))}
			</ul>
		</nav>
	);
}

function TabLink({ isCurrent, link, label }: Omit<Tab, "key">) {
	return useRender({
		defaultTagName: "a",
		render: link,
		props: {
			"aria-current": isCurrent ? "page" : undefined,
			className:
				"inline-flex min-h-11 items-center border-transparent border-b-3 px-3 text-quiet hover:border-edge hover:text-ink focus-visible:-outline-offset-2 aria-[current=page]:border-accent aria-[current=page]:font-semibold aria-[current=page]:text-ink",
			children: label,
		},
	});
}
