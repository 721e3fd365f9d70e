import type { CutoffSummary } from "@uchit/contract/college.ts";
import { Link } from "react-router";
import { Pagination } from "#app/components/site/pagination.tsx";
import { Note } from "#app/components/ui/note.tsx";
import { type CutoffTable as Cutoffs, EVERY } from "#app/lib/cutoff-search.ts";
import { formatCount } from "#app/lib/format-number.ts";
import { collegePath } from "#app/paths.ts";
import { CutoffFilters } from "./cutoff-filters.tsx";
import { CutoffTable } from "./cutoff-table.tsx";

const HEADING = "Cutoffs";
const NONE =
	"Not published in any source that we hold. We hold the cutoffs of the JoSAA counselling: IITs, NITs, IIITs and other centrally funded institutes.";

/** Closing ranks of one year and round, with the filters that change them. */
export function CutoffSection({
	id,
	slug,
	summaries,
	cutoffs,
	sourceName,
}: {
	id: string;
	slug: string;
	summaries: readonly CutoffSummary[];
	/** undefined: nothing is held of this institution. */
	cutoffs: Cutoffs | undefined;
	sourceName: (id: string) => string;
}) {
	const headingId = `${id}-heading`;
	return (
		<section id={id} aria-labelledby={headingId} className="mt-12 scroll-mt-4 lg:mt-16">
			<h2 id={headingId} className="text-xl">
				{HEADING}
			</h2>
			{cutoffs === undefined ? (
				<p className="mt-2 max-w-text text-quiet">{NONE}</p>
			) : (
				<>
					<Held summaries={summaries} />
					<CutoffFilters slug={slug} cutoffs={cutoffs} />
					<Rows slug={slug} cutoffs={cutoffs} sourceName={sourceName} />
				</>
			)}
		</section>
	);
}

function Held({ summaries }: { summaries: readonly CutoffSummary[] }) {
	return summaries.map(({ exam, authority, firstYear, lastYear, rows }) => (
		<p key={exam} className="mt-2 max-w-text text-quiet">
			Opening and closing ranks of {authority}, {firstYear}–{lastYear}: {formatCount(rows, "row", "rows")} held.
		</p>
	));
}

function Rows({ slug, cutoffs, sourceName }: { slug: string; cutoffs: Cutoffs; sourceName: (id: string) => string }) {
	const { page, asked, year, round } = cutoffs;
	const pages = Math.ceil(page.total / page.limit);
	const pathOf = (number: number) => collegePath(slug, { ...asked, page: number });
	if (page.total === 0) {
		return (
			<Note title="No row matches all of this" level={3}>
				<p>
					This seat was not offered then, or not under this round.{" "}
					<Link to={collegePath(slug, {})} preventScrollReset className="link">
						See the newest year
					</Link>
				</p>
			</Note>
		);
	}
	return (
		<>
			<p role="status" className="mt-6 font-semibold tabular-nums">
				{formatCount(page.total, "row", "rows")}: {yearWords(year)}, {roundWords(round)}
			</p>
			{page.items.length === 0 ? (
				<Note title={`There is no page ${asked.page}`} level={3}>
					<Link to={pathOf(pages)} preventScrollReset className="link">
						Go to the last page
					</Link>
				</Note>
			) : (
				<CutoffTable rows={page.items} sourceName={sourceName} />
			)}
			<Pagination label="Pages of cutoffs" page={asked.page} pages={pages} path={pathOf} />
		</>
	);
}

function yearWords(year: string): string {
	return year === EVERY ? "all years" : year;
}

function roundWords(round: string): string {
	return round === EVERY ? "all rounds" : `round ${round}`;
}
