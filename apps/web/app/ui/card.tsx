import type { ReactNode } from "react";

type CardProps = {
	heading: ReactNode /** A small picture before the name. */;
	mark?: ReactNode;
	about?: ReactNode;
	figures?: ReactNode;
	actions?: ReactNode;
	level?: 2 | 3 | 4;
};

/**
 * One thing of many: its name, a quiet line about where and what it is, its figures, and what can be done with it.
 * The actions stand beside the name, or without any, on wide screens, the figures do. A name has two lines at most, on a phone as
 * many as most names need there.
 */
export function Card({ heading, mark, about, figures, actions, level = 3 }: CardProps) {
	const Heading = `h${level}` as const;
	return (
		<article className="card">
			<div className={mark === undefined ? undefined : "grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3"}>
				{mark !== undefined && <div className="row-span-2">{mark}</div>}
				<Heading className="card-name">{heading}</Heading>
				{about !== undefined && <p>{about}</p>}
			</div>
			{figures !== undefined && <dl className="card-figures">{figures}</dl>}
			{actions !== undefined && <div className="card-actions">{actions}</div>}
		</article>
	);
}

/** One of a card's figures under its name. */
export function CardFigure({ name, children }: { name: string; children: ReactNode }) {
	return (
		<div>
			<dt>{name}</dt>
			<dd>{children}</dd>
		</div>
	);
}
