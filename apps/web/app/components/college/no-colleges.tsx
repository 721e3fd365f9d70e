import { Link } from "react-router";
import { Note } from "#app/components/ui/note.tsx";
import { formatCount } from "#app/lib/format-number.ts";
import { collegesPath } from "#app/paths.ts";

export type Relaxed = { label: string; total: number; to: string };

/** An empty result: which filter to drop, and what that gives. */
export function NoColleges({ relaxed }: { relaxed: readonly Relaxed[] }) {
	return (
		<Note title="Nothing matches all of this">
			{relaxed.length > 0 && (
				<>
					<p>Drop one filter to see more:</p>
					<ul className="space-y-2">
						{relaxed.map(({ label, total, to }) => (
							<li key={to}>
								<Link to={to} className="link">
									Without {label}
								</Link>{" "}
								<span className="text-quiet tabular-nums">{formatCount(total, "institution", "institutions")}</span>
							</li>
						))}
					</ul>
				</>
			)}
			<p>
				Check the spelling, or use fewer words. You can also{" "}
				<Link to={collegesPath()} className="link">
					see all colleges
				</Link>
				.
			</p>
		</Note>
	);
}

/** A page after the last one. */
export function PastTheEnd({ page, pages, lastTo }: { page: number; pages: number; lastTo: string }) {
	return (
		<Note title={`There is no page ${page}`}>
			<p>This list ends at page {pages}.</p>
			<p>
				<Link to={lastTo} className="link">
					Go to the last page
				</Link>
			</p>
		</Note>
	);
}
