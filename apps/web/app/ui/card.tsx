import type { ReactNode } from "react";

/**
 * One thing of many: its name, a quiet line about where and what it is, its figures, and what can be done with it.
 * The name is two lines at most; on a phone it has the whole width and as many lines as most names need there, and the
 * actions stand last. Elsewhere the actions
 * stand beside it, or without any the figures do.
 */
export function Card({
	heading,
	about,
	figures,
	actions,
	level = 3,
}: {
	heading: ReactNode;
	about?: ReactNode;
	figures?: ReactNode;
	actions?: ReactNode;
	level?: 2 | 3 | 4;
}) {
	const Heading = `h${level}` as const;
	return (
		<article className="grid min-w-0 gap-x-4 gap-y-3 rounded-lg border border-line bg-raised p-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:p-5">
			<div className="min-w-0">
				<Heading className="line-clamp-4 pb-1 text-lg [overflow-wrap:anywhere] sm:line-clamp-2">{heading}</Heading>
				{about !== undefined && <p className="text-quiet text-sm">{about}</p>}
			</div>
			{figures !== undefined && (
				<dl
					className={`flex flex-wrap gap-x-8 gap-y-2 ${actions === undefined ? "sm:justify-end sm:text-right" : "sm:col-span-2 sm:row-start-2"}`}
				>
					{figures}
				</dl>
			)}
			{actions !== undefined && (
				<div className="-my-2 -ml-3 flex sm:col-start-2 sm:row-start-1 sm:-mt-2 sm:-mr-2 sm:ml-0">{actions}</div>
			)}
		</article>
	);
}

/** One of a card's figures under its name. */
export function CardFigure({ name, children }: { name: string; children: ReactNode }) {
	return (
		<div>
			<dt className="text-quiet text-sm">{name}</dt>
			<dd className="font-semibold text-lg">{children}</dd>
		</div>
	);
}
