import { type Coverage, KNOWN_FACTS, type Knowledge } from "@uchit/contract/data.ts";
import { usePaths } from "#app/paths.ts";
import { formatDate } from "#app/platform/format/format-date.ts";
import { useLanguage, useTranslations } from "#app/platform/i18n/translate.ts";
import { LowLinkLine } from "#app/shell/page/link.tsx";
import { Section } from "#app/ui/section.tsx";
import { KnowledgeBar } from "./knowledge-bar.tsx";

const PARTS = [...KNOWN_FACTS, "ranks", "numbers"] as const;

type Props = { id: string; title: string; note: string; knowledge: readonly Knowledge[] };

/** How many of the institutions each fact is known for: a bar and its figures. */
export function KnowledgeList({ id, title, note, knowledge }: Props) {
	const t = useTranslations();
	return (
		<Section id={id} title={title} className="mt-10">
			<p className="mt-2 max-w-text text-quiet">{note}</p>
			<ul className="mt-4 grid gap-x-12 gap-y-3 md:grid-cols-2">
				{PARTS.flatMap((part) => {
					const entry = knowledge.find(({ what }) => what === part);
					if (entry === undefined) return [];
					return [<KnowledgeBar key={part} label={t(`data.part.${part}`)} known={entry.known} of={entry.of} />];
				})}
			</ul>
		</Section>
	);
}

type CoverageProps = { bestKnown: readonly Coverage[]; freshSince: string | undefined };

/** The same of the best known, with what is new and the way to those that lack it. */
export function CoverageList({ bestKnown, freshSince }: CoverageProps) {
	const t = useTranslations();
	const paths = usePaths();
	const language = useLanguage();
	const fresh = bestKnown.reduce((sum, each) => sum + (each.fresh ?? 0), 0);
	return (
		<Section id="best-known" title={t("data.bestKnown", { count: bestKnown[0]?.of ?? 0 })} className="mt-10">
			<p className="mt-2 max-w-text text-quiet">
				{t("data.bestKnownNote")} {t("data.bestKnownMissing")}{" "}
				{freshSince !== undefined &&
					fresh > 0 &&
					t("data.freshNote", { count: fresh, since: formatDate(language, freshSince) })}
			</p>
			<ul className="mt-4 grid gap-x-12 gap-y-4 md:grid-cols-2">
				{bestKnown.map(({ what, known, of, fresh: count = 0 }) => (
					<KnowledgeBar key={what} label={t(`data.part.${what}`)} known={known} of={of}>
						<p className="flex flex-wrap items-center justify-between gap-x-4 text-sm">
							<span className="font-semibold">{count > 0 && t("data.fresh", { count })}</span>
							{known < of && (
								<LowLinkLine to={paths.missing(what)}>
									{t("data.lackingLink", { count: of - known })}
									<span className="sr-only">: {t(`data.part.${what}`)}</span>
								</LowLinkLine>
							)}
						</p>
					</KnowledgeBar>
				))}
			</ul>
		</Section>
	);
}
