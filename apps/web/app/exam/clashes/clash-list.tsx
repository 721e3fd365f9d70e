import { eventTitle } from "#app/exam/calendar/calendar-words.ts";
import { whenWords } from "#app/exam/exam-dates.ts";
import { SourcedText } from "#app/facts/figure.tsx";
import { sourceHref } from "#app/paths.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { Tag } from "#app/ui/chip.tsx";
import { Section } from "#app/ui/section.tsx";
import type { ClashEvent, EventOverlap, ExamPair } from "./clash.ts";

const TONES = { clash: "bad", "may-clash": "care", "no-clash": "good", unknown: "plain" } as const satisfies Record<
	ExamPair["verdict"],
	string
>;

type ClashListProps = { pairs: readonly ExamPair[]; sourceName: (id: string) => string };

export function ClashList({ pairs, sourceName }: ClashListProps) {
	const { t } = usePage();
	const meeting = pairs.filter(({ verdict }) => verdict === "clash" || verdict === "may-clash");
	const apart = pairs.filter(({ verdict }) => verdict === "no-clash");
	const without = new Set(pairs.flatMap((pair) => pair.without.map(({ shortName }) => shortName)));
	return (
		<Section id="pairs" title={t("clash.pairs")} className="min-w-0">
			{pairs.length === 0 && <p className="mt-2 text-quiet">{t("clash.chooseMore")}</p>}
			<ul className="mt-2 *:break-inside-avoid *:border-line *:border-t *:py-3">
				{meeting.map((pair) => (
					<li key={`${pair.one.slug} ${pair.other.slug}`}>
						<Pair pair={pair} sourceName={sourceName} />
					</li>
				))}
				{without.size > 0 && (
					<li>
						<Tag tone={TONES.unknown}>{t("clash.verdict.unknown")}</Tag>
						<p className="mt-1">{t("clash.why.unknown", { exams: [...without].join(", ") })}</p>
					</li>
				)}
				{apart.length > 0 && (
					<li>
						<Tag tone={TONES["no-clash"]}>{t("clash.verdict.no-clash")}</Tag>
						<p className="mt-1">{apart.map(({ one, other }) => namePair(t, one, other)).join(" · ")}</p>
					</li>
				)}
			</ul>
		</Section>
	);
}

function namePair(t: Translate, one: ExamPair["one"], other: ExamPair["other"]): string {
	return t("clash.pair", { one: one.shortName, other: other.shortName });
}

type PairProps = { pair: ExamPair; sourceName: ClashListProps["sourceName"] };

function Pair({ pair: { one, other, verdict, meetings }, sourceName }: PairProps) {
	const { t } = usePage();
	return (
		<>
			<p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
				<span className="font-semibold">{namePair(t, one, other)}</span>
				<Tag tone={TONES[verdict]}>{t(`clash.verdict.${verdict}`)}</Tag>
			</p>
			<ul className="mt-1 space-y-1 text-sm">
				{meetings.map((meeting) => (
					<li key={`${meeting.one.key} ${meeting.other.key}`}>
						<OverlapDays meeting={meeting} />
						<EventLine name={one.shortName} event={meeting.one} sourceName={sourceName} />
						<EventLine name={other.shortName} event={meeting.other} sourceName={sourceName} />
					</li>
				))}
			</ul>
		</>
	);
}

function OverlapDays({ meeting: { why, days } }: { meeting: EventOverlap }) {
	const { t, language } = usePage();
	const isMonths = why === "months";
	const when = whenWords(language, {
		starts: isMonths ? days.from.slice(0, 7) : days.from,
		ends: isMonths ? days.to.slice(0, 7) : days.to,
	});
	return t(`clash.why.${why}`, { days: when });
}

type EventLineProps = { name: string; event: ClashEvent; sourceName: ClashListProps["sourceName"] };

function EventLine({ name, event, sourceName }: EventLineProps) {
	const { t, language } = usePage();
	return (
		<span className="block text-quiet">
			{`${name}: ${eventTitle(t, language, event)}, `}
			<SourcedText
				value={whenWords(language, event)}
				source={sourceName(event.sourceId)}
				href={sourceHref(event.sourceId)}
			/>
		</span>
	);
}
