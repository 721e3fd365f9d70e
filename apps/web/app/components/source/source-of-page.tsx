import { useLocation, useParams } from "react-router";
import { Link } from "#app/components/site/link.tsx";
import { useWords } from "#app/i18n/translate.ts";
import { usePaths } from "#app/paths.ts";

/** A source that the page lists: its own words, copied from there, so that nothing has to be asked for. */
export function SourceOfPage({ id, link }: { id: string; link: HTMLAnchorElement }) {
	const t = useWords();
	const paths = usePaths();
	const { slug } = useParams();
	const { pathname } = useLocation();
	// Errors are reported of colleges: other pages with a slug say at their end how they are corrected.
	const college = slug !== undefined && pathname.startsWith(paths.college(slug)) ? slug : undefined;
	const copy = (place: HTMLDivElement | null) => {
		const listed = document.getElementById(id);
		place?.replaceChildren(...(listed === null ? [] : [...listed.cloneNode(true).childNodes]));
	};
	return (
		<>
			<div ref={copy} />
			<p className="flex flex-wrap gap-x-5 border-line border-t pt-1">
				<a href={link.href} className="link inline-flex min-h-11 items-center">
					{t("receipt.onPage")}
				</a>
				{college !== undefined && (
					<Link
						to={paths.reportError(college, link.textContent ?? "")}
						className="link inline-flex min-h-11 items-center"
					>
						{t("report.link")}
					</Link>
				)}
			</p>
		</>
	);
}
