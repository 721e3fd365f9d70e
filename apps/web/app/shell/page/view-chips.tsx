import { LinkChip } from "#app/ui/chip.tsx";
import { Link } from "./link.tsx";

export function ViewChips({ label, views }: { label: string; views: readonly View[] }) {
	return (
		<nav aria-label={label}>
			<ul className="flex flex-wrap gap-2">
				{views.map(({ name, to, isShown }) => (
					<li key={to}>
						<LinkChip render={<Link to={to} preventScrollReset />} aria-current={isShown ? "page" : undefined}>
							{name}
						</LinkChip>
					</li>
				))}
			</ul>
		</nav>
	);
}

type View = { name: string; to: string; isShown: boolean };
