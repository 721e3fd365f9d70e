import type { ReactNode } from "react";

type CardProps = {
	heading: ReactNode /** A small picture before the name. */;
	mark?: ReactNode;
	about?: ReactNode;
	figures?: ReactNode;
	actions?: ReactNode;
	level?: 2 | 3 | 4;
};

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

export function CardFigure({ name, children }: { name: string; children: ReactNode }) {
	return (
		<div>
			<dt>{name}</dt>
			<dd>{children}</dd>
		</div>
	);
}
