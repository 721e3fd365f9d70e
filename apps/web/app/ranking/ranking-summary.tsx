import type { RankingTable } from "@uchit/contract/ranking-table.ts";
import { stateName } from "#app/facts/words/place-words.ts";
import { joinWithAnd } from "#app/platform/format/intl.ts";
import type { Language } from "#app/platform/i18n/language.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { Section } from "#app/ui/section.tsx";
import { labelOf } from "./label.ts";
import { depthOf } from "./movement.ts";

export type Summarised = Omit<RankingTable, "items" | "sources" | "total"> & {
	first: RankingTable["items"][number] | undefined;
};

export function RankingSummary({ table }: { table: Summarised }) {
	const { t, language } = usePage();
	return (
		<Section id="in-short" title={t("rankings.inShort")} headingClass="mb-1 text-lg max-lg:sr-only">
			<details className="open-from-desktop">
				<summary className="link-line-low">{t("rankings.inShort")}</summary>
				<p className="max-w-text text-pretty">{summaryWords(t, language, table).join(" ")}</p>
			</details>
		</Section>
	);
}

export function summaryWords(t: Translate, language: Language, table: Summarised): string[] {
	return [...firstWords(t, table), ...stateWords(t, language, table), ...moveWords(t, table), ...extentWords(t, table)];
}

function firstWords(t: Translate, { first, against }: Summarised): string[] {
	if (first === undefined) return [];
	const name = labelOf(first);
	const { rank } = first.before ?? {};
	const year = String(against?.year);
	if (against === undefined || rank === undefined) return [t("rankings.first", { name })];
	return [rank === 1 ? t("rankings.stillFirst", { name, year }) : t("rankings.nowFirst", { name, year, rank })];
}

const NAMED_STATES = 3;

function stateWords(t: Translate, language: Language, { summary, states, extent }: Summarised): string[] {
	const others = summary.states[NAMED_STATES]?.count ?? 0;
	const first = summary.states.slice(0, NAMED_STATES).filter(({ count }) => count > others);
	const named = first.map(({ slug, count }) => {
		const { label = slug, labelHi } = states.find(({ value }) => value === slug) ?? {};
		return t("rankings.stateCount", { state: stateName({ name: label, nameHi: labelHi }, language), count });
	});
	const counts = { ranked: extent.ranked, states: summary.states.length };
	if (summary.states.length === 0) return [];
	return [
		named.length === 0
			? t("rankings.spread", counts)
			: t("rankings.states", { ...counts, named: joinWithAnd(named, language) }),
	];
}

function moveWords(t: Translate, { against, summary }: Summarised): string[] {
	if (against === undefined) return [];
	const { risen, fallen, same, joined, left, climb, drop } = summary;
	return [
		t("rankings.moves", { year: String(against.year), risen, fallen, same }),
		t("rankings.changed", { year: String(against.year), depth: depthOf(against), joined, left }),
		...(climb === undefined ? [] : [t("rankings.climb", { name: labelOf(climb), from: climb.before, to: climb.rank })]),
		...(drop === undefined ? [] : [t("rankings.drop", { name: labelOf(drop), from: drop.before, to: drop.rank })]),
	];
}

function extentWords(t: Translate, { extent, against }: Summarised): string[] {
	const [now, then] = [depthOf(extent), against === undefined ? 0 : depthOf(against)];
	return [
		...(now < then
			? [t("rankings.shorter", { year: String(extent.year), now, before: String(against?.year), then })]
			: []),
		...(extent.unresolved > 0 ? [t("rankings.unresolved", { count: extent.unresolved })] : []),
	];
}
