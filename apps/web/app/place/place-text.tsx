import type { PlaceFigures, PlacePage } from "@uchit/contract/place.ts";
import { Children, type ReactNode } from "react";
import { levelWords } from "#app/facts/level-words.ts";
import { COVERED_CHARGES } from "#app/facts/words/fee-kind.ts";
import { formatRupees } from "#app/facts/words/money.ts";
import { formatAcademicYear, stateName } from "#app/facts/words/place-words.ts";
import { formatNumber } from "#app/platform/format/format-number.ts";
import { joinWithAnd } from "#app/platform/format/intl.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { InlineLink } from "#app/shell/page/link.tsx";

type Props = {
	heading: string;
	page: Pick<PlacePage, "state" | "district" | "districts" | "figures">;
	examName: (slug: string) => string;
};

const NAMED = 3;

/** The figures in sentences; unknown ones have none. */
export function PlaceText({ heading, page, examName }: Props) {
	const { t, paths, language } = usePage();
	const { state, district, districts, figures } = page;
	const { kinds, standing, ownership, seats, ranked, salaries, closing, fees, established, women } = figures;
	const to = (slug: string) => ({
		college: (words: ReactNode) => <InlineLink to={paths.college(slug)}>{words}</InlineLink>,
	});
	const sentences: ReactNode[] = [
		t("place.say.kinds", {
			heading,
			kinds: joinWithAnd(
				kinds.map(({ kind, count }) => t(`place.say.kind.${kind}`, { count })),
				language,
			),
		}),
		standing && sayStanding(standing),
		districts.length > NAMED &&
			t("place.say.most", {
				districts: joinWithAnd(
					districts
						.slice(0, NAMED)
						.map((each) => t("place.counted", { place: stateName(each, language), count: each.count })),
					language,
				),
			}),
		ownership && t("place.say.owners", { known: ownership.known, parts: sayOwners(ownership) }),
		seats && saySeats(seats),
		ranked &&
			t.rich("place.say.ranked", {
				year: String(ranked.year),
				count: ranked.count,
				name: ranked.best.name,
				list: t(`ranking.list.${ranked.best.list}`),
				rank: ranked.best.rank === undefined ? (ranked.best.band ?? "") : formatNumber(ranked.best.rank),
				...to(ranked.best.slug),
			}),
		salaries &&
			t.rich("place.say.salary", {
				name: salaries.best.name,
				level: levelWords(t, salaries.level),
				most: formatRupees(salaries.most),
				known: salaries.known,
				middle: formatRupees(salaries.middle),
				...to(salaries.best.slug),
			}),
		closing &&
			t("place.say.closing", {
				known: closing.known,
				exams: joinWithAnd(
					closing.exams.slice(0, NAMED).map(({ exam, count }) => t("place.counted", { place: examName(exam), count })),
					language,
				),
			}),
		fees &&
			t("place.say.fees", {
				covers: COVERED_CHARGES[fees.covers],
				known: fees.known,
				least: formatRupees(fees.least),
				most: formatRupees(fees.most),
			}),
		established &&
			t.rich("place.say.oldest", {
				name: established.oldest.name,
				year: String(established.oldest.year),
				...to(established.oldest.slug),
			}),
		women && t("place.say.women", { count: women.count }),
	].filter(Boolean);
	return <p className="mt-5 max-w-text">{Children.toArray(sentences.flatMap((sentence) => [sentence, " "]))}</p>;

	/** Only a first place is worth a sentence. */
	function sayStanding({ rank }: NonNullable<PlaceFigures["standing"]>): string | undefined {
		if (rank > 1) return undefined;
		if (district === undefined) return t("place.say.firstState");
		return t("place.say.firstDistrict", { state: stateName(state, language) });
	}

	function saySeats({ known, seats: count, year, most, isOfSubject }: NonNullable<PlaceFigures["seats"]>): ReactNode {
		const formatters = {
			known,
			seats: formatNumber(count),
			year: formatAcademicYear(year),
			name: most.name,
			most: formatNumber(most.seats),
			...to(most.slug),
		};
		return isOfSubject ? t.rich("place.say.seatsOfCourse", formatters) : t.rich("place.say.seats", formatters);
	}

	function sayOwners(owners: NonNullable<PlaceFigures["ownership"]>): string {
		const parts = (["government", "aided", "private"] as const).filter((part) => owners[part] > 0);
		return joinWithAnd(
			parts.map((part) => t(`place.say.owner.${part}`, { count: owners[part] })),
			language,
		);
	}
}
