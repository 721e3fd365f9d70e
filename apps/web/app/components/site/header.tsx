import { Link, NavLink } from "react-router";
import { collegesPath, HOME_PATH } from "#app/paths.ts";
import { SearchForm } from "./search-form.tsx";

const COLLEGES = "Colleges";

/** Wordmark, search and the way into the list. The home page has its own, larger search box and needs none here. */
export function Header({ siteName, search }: { siteName: string; search: { words: string } | undefined }) {
	return (
		<header className="border-line border-b">
			<div className="column flex flex-wrap items-center gap-x-6 gap-y-3 py-3">
				<Link
					to={HOME_PATH}
					prefetch="intent"
					className="inline-flex min-h-11 items-center font-bold text-xl tracking-tight"
				>
					{siteName}
					<span aria-hidden="true" className="text-accent">
						.
					</span>
				</Link>
				<nav aria-label="Main" className={`ml-auto sm:order-3 ${search === undefined ? "" : "sm:ml-0"}`}>
					<NavLink
						to={collegesPath()}
						prefetch="intent"
						className="inline-flex min-h-11 items-center font-semibold underline-offset-4 hover:underline aria-[current=page]:underline aria-[current=page]:decoration-accent aria-[current=page]:decoration-2"
					>
						{COLLEGES}
					</NavLink>
				</nav>
				{search !== undefined && (
					<div className="w-full sm:order-2 sm:ml-auto sm:w-auto sm:max-w-112 sm:flex-1">
						<SearchForm words={search.words} />
					</div>
				)}
			</div>
		</header>
	);
}
