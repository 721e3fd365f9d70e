import type { Source } from "@uchit/contract/source.schema.ts";
import { SourcedText } from "#app/facts/figure.tsx";
import { nameSource } from "#app/facts/sources.ts";
import { sourceHref } from "#app/paths.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";

/** Which lists stand here, and of when they are: on top, because such a list grows old. */
export function VintageNote({ sources }: { sources: readonly Source[] }) {
	const t = useTranslations();
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
