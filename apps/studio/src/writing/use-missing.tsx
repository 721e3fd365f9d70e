import { isBlank } from "@uchit/contract/piece.ts";
import { useDataProvider, useResourceContext } from "react-admin";
import { type FieldValues, useFormContext } from "react-hook-form";
import type { Question } from "#studio/parts/step-button.tsx";
import { CategoryInput } from "./category-input.tsx";
import { deadLinksNotice, findDeadLinks, linksIn } from "./dead-links.tsx";
import { ARTICLE_COLLECTIONS, isBarred, missingOf } from "./missing.ts";

/** `verb`: what goes on, such as Publish. */
export function useMissing(): ((verb: string) => Promise<Question | undefined>) | undefined {
	const resource = useResourceContext() ?? "";
	const provider = useDataProvider();
	const { getValues } = useFormContext();
	if (!ARTICLE_COLLECTIONS.includes(resource)) return undefined;
	return async (verb) => {
		const before = getValues();
		// A failed link check does not block publishing.
		const dead = await findDeadLinks(provider, linksIn(before.body)).catch(() => []);
		const linesOf = (piece: FieldValues) => [
			...missingOf(resource, piece),
			...(dead.length > 0 ? [deadLinksNotice(dead)] : []),
		];
		if (linesOf(before).length === 0) return undefined;
		const hasNoCategory = resource === "news" && isBlank(before.category);
		return (piece) => {
			const lines = linesOf(piece);
			const content = (
				<>
					{lines.length === 0 ? <p>Nothing is missing now.</p> : <MissingFields lines={lines} />}
					{hasNoCategory && <CategoryInput />}
				</>
			);
			return { content, isBarred: isBarred(piece), sure: lines.length === 0 ? verb : `${verb} anyway` };
		};
	};
}

export function MissingFields({ lines }: { lines: readonly string[] }) {
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
