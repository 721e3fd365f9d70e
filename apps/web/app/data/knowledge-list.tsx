import type { Knowledge } from "@uchit/contract/data.schema.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { KnowledgeBar } from "./knowledge-bar.tsx";

const PARTS = [
	"district",
	"category",
	"ownership",
	"established",
	"website",
	"address",
	"affiliation",
	"seats",
	"cutoffs",
	"rankings",
	"placements",
	"fees",
] as const;

/** Of how many institutions of the national directory each thing is known: a bar and its figures. */
export function KnowledgeList({
	knowledge,
	entries,
}: {
	knowledge: readonly Knowledge[];
	/** How many entries of institutions are held, those of other lists too. */
	entries: number;
}) {
	const t = useTranslations();
	const inDirectory = knowledge[0]?.of ?? 0;
	return (
		<section aria-labelledby="knowledge" className="mt-10">
			<h2 id="knowledge" className="text-xl">
				{t("data.knowledge")}
			</h2>
			<p className="mt-2 max-w-text text-quiet">
				{t("data.knowledgeNote", { count: inDirectory, others: entries - inDirectory })}
			</p>
			<ul className="mt-4 grid gap-x-12 gap-y-3 md:grid-cols-2">
				{PARTS.flatMap((part) => {
					const entry = knowledge.find(({ what }) => what === part);
					if (entry === undefined) return [];
					return [<KnowledgeBar key={part} label={t(`data.part.${part}`)} known={entry.known} of={entry.of} />];
				})}
			</ul>
		</section>
	);
}
