import { isBlank } from "@uchit/contract/piece.ts";
import { useDataProvider, useResourceContext } from "react-admin";
import { useFormContext } from "react-hook-form";
import type { Question } from "#studio/parts/step-button.tsx";
import { CategoryInput } from "./category-input.tsx";
import { deadLinksNotice, findDeadLinks, linksIn } from "./dead-links.tsx";
import { ARTICLE_COLLECTIONS, isBarred, missingOf } from "./missing.ts";

export function useMissing(): (() => Promise<Question | undefined>) | undefined {
	const resource = useResourceContext() ?? "";
	const provider = useDataProvider();
	const { getValues } = useFormContext();
	if (!ARTICLE_COLLECTIONS.includes(resource)) return undefined;
	return async () => {
		const piece = getValues();
		// A failed link check does not block publishing.
		const dead = await findDeadLinks(provider, linksIn(piece.body)).catch(() => []);
		const lines = [...missingOf(resource, piece), ...(dead.length > 0 ? [deadLinksNotice(dead)] : [])];
		if (lines.length === 0) return undefined;
		const content = (
			<>
				<MissingFields lines={lines} />
				{resource === "news" && isBlank(piece.category) && <CategoryInput />}
			</>
		);
		return { content, isBarred: isBarred(piece) };
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
