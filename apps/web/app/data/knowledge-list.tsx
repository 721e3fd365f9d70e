import type { Knowledge } from "@uchit/contract/data.ts";
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
	"ranks",
	"numbers",
] as const;

type Props = { id: string; title: string; note: string; knowledge: readonly Knowledge[] };

/** Of how many of some institutions each thing is known: a bar and its figures. */
export function KnowledgeList({ id, title, note, knowledge }: Props) {
	const t = useTranslations();
	return (
		<section aria-labelledby={id} className="mt-10">
			<h2 id={id} className="text-xl">
				{title}
			</h2>
			<p className="mt-2 max-w-text text-quiet">{note}</p>
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
