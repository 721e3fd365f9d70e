import type { Source } from "@uchit/contract/source.ts";
import { createContext, type ReactNode, useContext, useMemo } from "react";
import { nameSource } from "./sources.ts";

const NONE: ReadonlySet<string> = new Set();
const NamedSources = createContext(NONE);

/**
 * A page that says at its top, in one line, that our editors wrote it without a document: no figure of it repeats that.
 * Figures with a document keep their receipts, and stand out by them.
 */
export function SourcesAbove({ sources, children }: { sources: readonly Source[]; children: ReactNode }) {
	const names = useMemo(
		() => new Set(sources.filter(({ kind }) => kind === "editor-knowledge").map(nameSource)),
		[sources],
	);
	return <NamedSources value={names}>{children}</NamedSources>;
}

/** Whether the page has told of this source already, by the name that receipts give it. */
export function useIsNamedAbove(sourceName: string): boolean {
	return useContext(NamedSources).has(sourceName);
}

/** Whether the page has told already that values without a document are our editors' word. */
export function useNamesEditors(): boolean {
	return useContext(NamedSources).size > 0;
}
