import type { ReactNode } from "react";

/** A kind of part and its states. */
export function SampleGroup({ title, children }: { title: string; children: ReactNode }) {
	return (
		<section>
			<h3 className="border-line border-b pb-2 text-xl">{title}</h3>
			<div className="mt-4 space-y-5">{children}</div>
		</section>
	);
}

/** States of one part beside each other. */
export function SampleRow({ children }: { children: ReactNode }) {
	return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}
