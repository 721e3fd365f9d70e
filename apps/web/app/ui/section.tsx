import type { ReactNode } from "react";

type SectionProps = {
	id: string;
	title: ReactNode;
	className?: string;
	level?: 2 | 3 | 4;
	headingClass?: string;
	children: ReactNode;
};

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
