import type { ReactNode } from "react";
import { useDataProvider, useResourceContext } from "react-admin";
import { useFormContext } from "react-hook-form";
import { linksIn, listDead, sayDead } from "./dead-links.tsx";
import { missingOf, PIECES } from "./missing.ts";

/** What the piece in the form lacks before readers see it; undefined where nothing is missing, or the form itself refuses it. Other items have no such question. */
export function useMissing(): (() => Promise<ReactNode>) | undefined {
	const resource = useResourceContext() ?? "";
	const provider = useDataProvider();
	const { getValues, trigger } = useFormContext();
	if (!PIECES.includes(resource)) return undefined;
	return async () => {
		const piece = getValues();
		if (!(await trigger())) return undefined;
		// Whether links lead somewhere is no reason to wait for a wire that is away.
		const dead = await listDead(provider, linksIn(piece.body)).catch(() => []);
		const lines = [...missingOf(resource, piece), ...(dead.length > 0 ? [sayDead(dead)] : [])];
		return lines.length === 0 ? undefined : <Missing lines={lines} />;
	};
}

export function Missing({ lines }: { lines: readonly string[] }) {
	return (
		<>
			<p>Still missing:</p>
			<ul>
				{lines.map((line) => (
					<li key={line}>{line}</li>
				))}
			</ul>
		</>
	);
}
