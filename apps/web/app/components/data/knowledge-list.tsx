import type { Knowledge } from "@uchit/contract/data.ts";
import { useWords } from "#app/i18n/translate.ts";
import { formatNumber } from "#app/lib/format-number.ts";

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

/** Of how many institutions each thing is known: a bar and its figures. */
export function KnowledgeList({ knowledge }: { knowledge: readonly Knowledge[] }) {
	const t = useWords();
	return (
		<section aria-labelledby="knowledge" className="mt-10">
			<h2 id="knowledge" className="text-xl">
				{t("data.knowledge")}
			</h2>
			<ul className="mt-4 grid gap-x-12 gap-y-3 md:grid-cols-2">
				{PARTS.flatMap((part) => {
					const entry = knowledge.find(({ what }) => what === part);
					if (entry === undefined) return [];
					const { known, of } = entry;
					return [
						<li key={part}>
							<p className="flex justify-between gap-4">
								<span>{t(`data.part.${part}`)}</span>
								<span className="text-quiet tabular-nums">
									{t("data.knownOf", { known: formatNumber(known), of: formatNumber(of) })}
								</span>
							</p>
							<svg
								viewBox="0 0 100 3"
								preserveAspectRatio="none"
								aria-hidden="true"
								className="mt-1 block h-1.5 w-full"
							>
								<rect width={100} height={3} className="fill-sunk" />
								<rect width={of === 0 ? 0 : (100 * known) / of} height={3} className="fill-accent" />
							</svg>
						</li>,
					];
				})}
			</ul>
		</section>
	);
}
