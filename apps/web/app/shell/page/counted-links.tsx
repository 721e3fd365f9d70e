import { useId } from "react";
import { Link } from "react-router";
import { formatNumber } from "#app/platform/format/format-number.ts";
import { Section } from "#app/ui/section.tsx";

type CountedLink = { key: string; name: string; count: number; to: string };

type CountedLinksProps = { title: string; links: readonly CountedLink[]; note?: string | undefined };

/** Not prefetched: there may be seventy. */
export function CountedLinks({ title, links, note }: CountedLinksProps) {
	const id = useId();
	if (links.length === 0) return null;
	return (
		<Section id={id} title={title} className="mt-10">
			<ul className="mt-2 columns-1 gap-8 min-[22rem]:columns-2 md:columns-3 lg:columns-4">
				{links.map(({ key, ...link }) => (
					<CountedItem key={key} {...link} />
				))}
			</ul>
			{note !== undefined && <p className="mt-2 text-quiet text-sm">{note}</p>}
		</Section>
	);
}

export function CountedItem({ name, count, to }: Omit<CountedLink, "key">) {
	return (
		<li>
			<Link discover="none" to={to} className="counted">
				<span>{name}</span>
				<small>{formatNumber(count)}</small>
			</Link>
		</li>
	);
}
