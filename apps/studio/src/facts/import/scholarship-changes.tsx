import { DifferenceList } from "#studio/parts/difference-list.tsx";
import type { SchemeChange } from "./scholarship-difference.ts";

/** What a file of scholarships would change, scheme by scheme. */
export function SchemeChanges({ changes }: { changes: readonly SchemeChange[] }) {
	const added = changes.filter(({ isNew }) => isNew).length;
	return (
		<section aria-labelledby="changes">
			<h2 id="changes">What changes</h2>
			<p>
				{added} of {changes.length} are new, {changes.length - added} come in the place of what stands there.
			</p>
			{changes.map(({ slug, name, isNew, differences }) => (
				<details key={slug} open={!isNew}>
					<summary>
						{name} ({isNew ? "new" : `${differences.length} differ`})
					</summary>
					<DifferenceList
						of={isNew ? differences.filter(({ is }) => is !== "nothing" && is !== "none") : differences}
					/>
				</details>
			))}
		</section>
	);
}
