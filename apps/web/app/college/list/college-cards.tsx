import { joinClasses } from "#app/ui/button.tsx";
import { CollegeCard } from "./college-card.tsx";
import type { ListedCollege } from "./listed-college.ts";

type Props = {
	colleges: readonly ListedCollege[];
	sourceName: (id: string) => string;
	level?: 2 | 3;
	/** Who runs a college, where a list needs to say it. */
	ownerOf?: (slug: string) => string | undefined;
	className?: string;
};

export function CollegeCards({ colleges, sourceName, level = 2, ownerOf, className = "" }: Props) {
	return (
		<ul className={joinClasses("space-y-3", className)}>
			{colleges.map((college) => (
				<li key={college.slug}>
					<CollegeCard college={college} sourceName={sourceName} level={level} owner={ownerOf?.(college.slug)} />
				</li>
			))}
		</ul>
	);
}
