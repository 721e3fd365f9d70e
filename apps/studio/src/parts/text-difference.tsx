import { diffLines } from "./line-diff.ts";

const SIGNS = { same: " ", old: "−", new: "+" } as const;

/** Two texts line by line: what went, what came, what stayed. */
export function TextDifference({ before, after }: { before: string; after: string }) {
	return (
		<pre>
			{diffLines(before, after).map(({ kind, text }, place) => {
				const line = `${SIGNS[kind]} ${text}\n`;
				const key = `${place} ${kind}`;
				if (kind === "old") return <del key={key}>{line}</del>;
				return kind === "new" ? <ins key={key}>{line}</ins> : <span key={key}>{line}</span>;
			})}
		</pre>
	);
}
