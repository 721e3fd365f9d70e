import type { ReactNode } from "react";

/** An empty or failing state: what happened, what is true meanwhile, and the one next step. */
export function Note({ title, children, level = 2 }: { title: string; children: ReactNode; level?: 2 | 3 }) {
	const Heading = level === 2 ? "h2" : "h3";
	return (
		<section className="mt-6 rounded-lg border border-line bg-sunk p-5 sm:p-6">
			<Heading className="text-lg">{title}</Heading>
			<div className="mt-2 max-w-text space-y-3">{children}</div>
		</section>
	);
}
