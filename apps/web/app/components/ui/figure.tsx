import type { ReactNode } from "react";

const RECEIPT =
	"tabular-nums underline decoration-edge decoration-dotted decoration-1 underline-offset-4 hover:decoration-2 hover:decoration-accent hover:decoration-solid";

type Receipt = { value: ReactNode; source: string; href: string };

/**
 * A figure with its receipt: the value, its year in small, and a dotted underline that opens the source.
 * The mark of the house: it looks the same everywhere.
 */
export function Figure({ value, year, source, href }: Receipt & { year?: number }) {
	return (
		<a href={href} title={`Source: ${source}`} className={`${RECEIPT} whitespace-nowrap`}>
			{value}
			{year !== undefined && <small className="font-normal text-quiet text-xs"> {year}</small>}
			<span className="sr-only"> (source: {source})</span>
		</a>
	);
}

/** A fact in words with its receipt. */
export function SourcedText({ value, source, href }: Receipt) {
	return (
		<a href={href} title={`Source: ${source}`} className={RECEIPT}>
			{value}
			<span className="sr-only"> (source: {source})</span>
		</a>
	);
}

/** A value that no source publishes: a dash and the reason, never a hole or a zero. */
export function Unknown({ reason = "not published" }: { reason?: string }) {
	return (
		<span className="font-normal text-quiet">
			<span aria-hidden="true">– </span>
			<span className="text-sm">{reason}</span>
		</span>
	);
}
