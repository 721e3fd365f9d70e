import { useRender } from "@base-ui/react/use-render";
import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactElement, ReactNode } from "react";

export type Step = { label: string; link: ReactElement | undefined };

type PaginationProps = { label: string; position: string; previous: Step; next: Step };

export function Pagination({ label, position, previous, next }: PaginationProps) {
	return (
		<nav aria-label={label} className="flex items-center justify-between gap-4">
			<StepLink link={previous.link} rel="prev">
				<ChevronLeft size={20} aria-hidden="true" /> {previous.label}
			</StepLink>
			<p className="text-center text-quiet text-sm tabular-nums">{position}</p>
			<StepLink link={next.link} rel="next">
				{next.label} <ChevronRight size={20} aria-hidden="true" />
			</StepLink>
		</nav>
	);
}

const LOOK = "inline-flex min-h-11 items-center gap-1 rounded-md border px-3 font-semibold";

/** Without a link it only takes its space, so that the other step does not move. */
function StepLink({ link, rel, children }: { link: ReactElement | undefined; rel: string; children: ReactNode }) {
	return useRender({
		defaultTagName: "span",
		render: link,
		props:
			link === undefined
				? { "aria-hidden": true, className: `${LOOK} invisible`, children }
				: { rel, className: `${LOOK} border-edge bg-raised hover:bg-sunk`, children },
	});
}
