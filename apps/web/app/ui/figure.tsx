import type { ReactNode } from "react";

/** `source` is read out after the value: "(source: NIRF 2025)". */
type Receipt = { value: ReactNode; href: string; source: ReactNode };

type FigureProps = Receipt & { unit?: string; year?: number };

/**
 * The value, its year in small, and a dotted underline that opens the source; the same everywhere. Without a source if the page named it
 * above.
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

export function SourcedText({ value, href, source }: Receipt) {
	return (
		<a href={href} data-receipt="" className="receipt">
			{value}
			<span className="sr-only"> {source}</span>
		</a>
	);
}

/** A dash and the reason, never a blank or a zero. */
export function Unknown({ reason }: { reason: string }) {
	return (
		<span className="font-normal text-quiet">
			<span aria-hidden="true">– </span>
			<span className="text-sm">{reason}</span>
		</span>
	);
}
