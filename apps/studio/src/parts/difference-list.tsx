import type { Difference } from "./difference.ts";

export function DifferenceList({ differences }: { differences: readonly Difference[] }) {
	return (
		<ul>
			{differences.map(({ what, was, is }) => (
				<li key={what}>
					{what}: <del>{was}</del> → <ins>{is}</ins>
				</li>
			))}
		</ul>
	);
}
