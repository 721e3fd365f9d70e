import type { ReactNode } from "react";

/** `source` is read out after the value: "(source: NIRF 2025)". Where it is pointed at, the opener of receipts shows the same. */
type Receipt = { value: ReactNode; href: string; source: ReactNode };

type FigureProps = Receipt & { unit?: string; year?: number };

/**
 * A figure with its receipt: the value, its year in small, and a dotted underline that opens the source.
 * The mark of the house: it looks the same everywhere. Without a source where the page has told of it above.
 */
export function Figure({ value, unit, year, href, source }: FigureProps) {
	const figure = (
		<>
			{value}
			{unit !== undefined && <small>{` ${unit}`}</small>}
			{year !== undefined && <small className="year">{` ${year}`}</small>}
		</>
	);
	if (source === undefined) return <span className="figure">{figure}</span>;
	return (
		<a href={href} data-receipt="" className="receipt figure">
			{figure}
			<span className="sr-only"> {source}</span>
		</a>
	);
}

/** A fact in words with its receipt. */
export function SourcedText({ value, href, source }: Receipt) {
	return (
		<a href={href} data-receipt="" className="receipt">
			{value}
			<span className="sr-only"> {source}</span>
		</a>
	);
}

/** A value that no source publishes: a dash and the reason, never a hole or a zero. */
export function Unknown({ reason }: { reason: string }) {
	return (
		<span className="font-normal text-quiet">
			<span aria-hidden="true">– </span>
			<span className="text-sm">{reason}</span>
		</span>
	);
}
