import type { Difference } from "./difference.ts";

export function DifferenceList({ of }: { of: readonly Difference[] }) {
	return (
		<ul>
			{of.map(({ what, was, is }) => (
				<li key={what}>
					{what}: <del>{was}</del> → <ins>{is}</ins>
				</li>
			))}
		</ul>
	);
}
