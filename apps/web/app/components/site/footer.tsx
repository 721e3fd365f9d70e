import { Link } from "react-router";
import { collegesPath, HOME_PATH } from "#app/paths.ts";

const PROMISE = "Every figure shows its source and its year. What no source publishes, we do not guess.";

export function Footer({ siteName, year }: { siteName: string; year: number | undefined }) {
	return (
		<footer className="mt-16 border-line border-t bg-sunk lg:mt-24">
			<div className="column flex flex-col gap-6 py-8 sm:flex-row sm:items-start sm:justify-between">
				<div>
					<p className="font-bold text-lg tracking-tight">{siteName}</p>
					<p className="mt-1 max-w-text text-pretty text-quiet">{PROMISE}</p>
					<p className="mt-4 text-quiet text-sm">© {year === undefined ? siteName : `${year} ${siteName}`}</p>
				</div>
				<nav aria-label="Footer">
					<ul className="flex gap-6 whitespace-nowrap">
						<li>
							<Link to={HOME_PATH} prefetch="intent" className="link inline-flex min-h-11 items-center">
								Home
							</Link>
						</li>
						<li>
							<Link to={collegesPath()} prefetch="intent" className="link inline-flex min-h-11 items-center">
								All colleges
							</Link>
						</li>
					</ul>
				</nav>
			</div>
		</footer>
	);
}
