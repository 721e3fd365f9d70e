import { X } from "lucide-react";
import { Link } from "react-router";
import type { ActiveFilter } from "#app/lib/college-list.ts";
import { collegesPath } from "#app/paths.ts";

/** What is set, each with its own way out. */
export function FilterChips({ filters }: { filters: readonly ActiveFilter[] }) {
	if (filters.length === 0) return null;
	return (
		<ul aria-label="Filters that are set" className="flex flex-wrap items-center gap-2">
			{filters.map(({ filter, value, label, without }) => (
				<li key={`${filter} ${value}`}>
					<Link
						to={collegesPath(without)}
						preventScrollReset
						className="inline-flex min-h-9 items-center gap-1 rounded-full border border-edge bg-raised px-3 text-sm hover:bg-sunk"
					>
						<span className="sr-only">Remove </span>
						{label}
						<X size={16} aria-hidden="true" />
					</Link>
				</li>
			))}
			{filters.length > 1 && (
				<li>
					<Link to={collegesPath()} preventScrollReset className="link inline-flex min-h-9 items-center px-2 text-sm">
						Remove all
					</Link>
				</li>
			)}
		</ul>
	);
}
