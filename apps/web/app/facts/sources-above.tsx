import type { Source } from "@uchit/contract/source.ts";
import { createContext, type ReactNode, useContext, useMemo } from "react";
import { nameSource } from "./sources.ts";

const NO_SOURCES: ReadonlySet<string> = new Set();
const NamedSources = createContext(NO_SOURCES);

/**
 * For pages that state once at the top that editors wrote them without a document: figures do not repeat it. Figures with a document
 * still show receipts.
 */
export function SourcesAbove({ sources, children }: { sources: readonly Source[]; children: ReactNode }) {
	const names = useMemo(
		() => new Set(sources.filter(({ kind }) => kind === "editor-knowledge").map(nameSource)),
		[sources],
	);
	return <NamedSources value={names}>{children}</NamedSources>;
}

/** Whether the page names this source at its top already. */
export function useIsNamedAbove(sourceName: string): boolean {
	return useContext(NamedSources).has(sourceName);
}

/** Whether the page says at its top that values without a document are the editors' word. */
export function useIsEditorWorkNamed(): boolean {
	return useContext(NamedSources).size > 0;
}
