import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { useWords } from "#app/i18n/translate.ts";
import { Link } from "./link.tsx";

/** Previous, where we are, next. `label` names what is paged; `path` gives the address of a page. */
export function Pagination({
	label,
	page,
	pages,
	path,
}: {
	label: string;
	page: number;
	pages: number;
	path: (page: number) => string;
}) {
	const t = useWords();
	if (pages <= 1) return null;
	return (
		<nav aria-label={label} className="mt-6 flex items-center justify-between gap-4">
			<Step to={page > 1 ? path(page - 1) : undefined} rel="prev">
				<ChevronLeft size={20} aria-hidden="true" /> {t("pagination.previous")}
			</Step>
			<p className="text-center text-quiet text-sm tabular-nums">{t("pagination.position", { page, pages })}</p>
			<Step to={page < pages ? path(page + 1) : undefined} rel="next">
				{t("pagination.next")} <ChevronRight size={20} aria-hidden="true" />
			</Step>
		</nav>
	);
}

/** Without an address it only holds its place, so that the other step does not move. */
function Step({ to, rel, children }: { to: string | undefined; rel: string; children: ReactNode }) {
	const look = "inline-flex min-h-11 items-center gap-1 rounded-md px-3 font-semibold";
	if (to === undefined)
		return (
			<span aria-hidden="true" className={`${look} invisible`}>
				{children}
			</span>
		);
	return (
		<Link to={to} rel={rel} className={`${look} border border-edge bg-raised hover:bg-sunk`}>
			{children}
		</Link>
	);
}
