import type { Source } from "@uchit/contract/source.ts";
import { SourcedText } from "#app/components/site/figure.tsx";
import { useWords } from "#app/i18n/translate.ts";
import { nameSource } from "#app/lib/sources.ts";
import { sourceHref } from "#app/paths.ts";

/** Which lists stand here, and of when they are: on top, because such a list grows old. */
export function VintageNote({ sources }: { sources: readonly Source[] }) {
	const t = useWords();
	return (
		<div className="mt-5 max-w-text rounded-md bg-sunk px-4 py-3 space-y-2">
			{sources.map((source) => (
				<p key={source.id}>
					<SourcedText
						value={<span lang="en">{source.document}</span>}
						source={nameSource(source)}
						href={sourceHref(source.id)}
					/>
					<span className="block font-semibold">{t("source.trueFor", { vintage: source.vintage })}</span>
				</p>
			))}
		</div>
	);
}
