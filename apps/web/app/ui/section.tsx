import type { ReactNode } from "react";

type SectionProps = {
	id: string;
	title: ReactNode;
	className?: string;
	level?: 2 | 3 | 4;
	headingClass?: string;
	children: ReactNode;
};

/** A part of a page under the heading that names it; `id` is where links to the part lead. */
export function Section({ id, title, className, level = 2, headingClass = "text-xl", children }: SectionProps) {
	const Heading = `h${level}` as const;
	return (
		<section aria-labelledby={id} className={className}>
			<Heading id={id} className={headingClass}>
				{title}
			</Heading>
			{children}
		</section>
	);
}
