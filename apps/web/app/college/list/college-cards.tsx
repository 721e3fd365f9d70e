import { withClass } from "#app/ui/button.tsx";
import { CollegeCard } from "./college-card.tsx";
import type { ListedCollege } from "./listed-college.ts";

type Props = {
	colleges: readonly ListedCollege[];
	sourceName: (id: string) => string;
	level?: 2 | 3;
	className?: string;
};

export function CollegeCards({ colleges, sourceName, level = 2, className = "" }: Props) {
	return (
		<ul className={withClass("space-y-3", className)}>
			{colleges.map((college) => (
				<li key={college.slug}>
					<CollegeCard college={college} sourceName={sourceName} level={level} />
				</li>
			))}
		</ul>
	);
}
