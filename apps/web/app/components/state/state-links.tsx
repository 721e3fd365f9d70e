import type { Catalogue } from "@uchit/contract/catalogue.ts";
import { Link } from "#app/components/site/link.tsx";
import { formatNumber } from "#app/lib/format-number.ts";
import { usePaths } from "#app/paths.ts";

/** Every state and union territory with its count, each a way into the list. */
export function StateLinks({ states }: { states: Catalogue["states"] }) {
	const paths = usePaths();
	return (
		<ul className="columns-1 gap-8 sm:columns-2 lg:columns-4">
			{states.map(({ slug, name, count }) => (
				<li key={slug} className="break-inside-avoid">
					<Link
						to={paths.colleges({ state: [slug] })}
						className="group flex min-h-11 items-center justify-between gap-3 border-line border-b"
					>
						<span className="underline-offset-4 group-hover:underline">{name}</span>
						<span className="text-quiet text-sm tabular-nums">{formatNumber(count)}</span>
					</Link>
				</li>
			))}
		</ul>
	);
}
