import type { ReactNode } from "react";

/** Goes in a `dl`. */
export function AnswerRow({ name, children }: { name: string; children: ReactNode }) {
	return (
		<div className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-3 py-2 sm:grid-cols-[11rem_minmax(0,1fr)]">
			<dt className="text-quiet text-sm leading-6">{name}</dt>
			<dd className="min-w-0">{children}</dd>
		</div>
	);
}
