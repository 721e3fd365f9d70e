import { type ReactNode, useId } from "react";

/** A part of a page under its heading, below a line. */
export function PageSection({ title, children }: { title: string; children: ReactNode }) {
	const id = useId();
	return (
		<section aria-labelledby={id} className="mt-10 border-line border-t pt-6">
			<h2 id={id} className="text-xl">
				{title}
			</h2>
			<div className="mt-4 max-w-text space-y-4">{children}</div>
		</section>
	);
}
