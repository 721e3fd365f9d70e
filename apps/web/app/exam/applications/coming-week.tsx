import { eventTitle } from "#app/exam/calendar/calendar-words.ts";
import { whenWords } from "#app/exam/exam-dates.ts";
import { EventStatus } from "#app/exam/parts/event-when.tsx";
import { SourcedText } from "#app/facts/figure.tsx";
import { sourceHref } from "#app/paths.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { Tag } from "#app/ui/chip.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { SiteLink } from "#app/ui/link.tsx";
import { Section } from "#app/ui/section.tsx";
import type { Application } from "./application.ts";
import { listClashes, listMayClose, listWeek, type WeekItem } from "./dates.ts";
import type { ApplicationsView } from "./view.ts";

type Props = { forms: readonly Application[]; view: ApplicationsView };

export function ComingWeek({ forms, view }: Props) {
	const { t } = usePage();
	const items = listWeek(forms, view.exams, view.today);
	const mayClose = listMayClose(forms, view.exams, view.today);
	return (
		<Section id="week" title={t("applications.week.heading")} className="mt-4 print:hidden">
			<ul className="mt-2 divide-y divide-line border-line border-y empty:hidden">
				{items.map((item) => (
					<li key={`${item.form.id} ${item.kind} ${item.day}`} className="py-2">
						<Item item={item} view={view} />
					</li>
				))}
				{mayClose.map(({ form, site }) => (
					<li key={form.id} className="py-2">
						{t.rich("applications.week.mayClose", {
							name: view.nameOf(form),
							site: () => <SiteLink href={site} className="inline-block py-1" />,
						})}
					</li>
				))}
			</ul>
			{items.length + mayClose.length === 0 && <p className="mt-2 max-w-text">{t("applications.week.nothing")}</p>}
			<p className="mt-1 max-w-text text-quiet text-sm">{t("applications.week.expected")}</p>
			<Clashes forms={forms} view={view} />
		</Section>
	);
}

function Item({ item, view }: { item: WeekItem; view: ApplicationsView }) {
	const { t, language } = usePage();
	const what = item.kind === "event" ? eventTitle(t, language, item.event) : t(`applications.${item.kind}`);
	const day = item.day === view.today ? t("applications.today") : whenWords(language, { starts: item.day });
	return (
		<>
			<strong>
				{item.kind === "event" ? (
					<SourcedText
						value={day}
						source={view.sourceName(item.event.sourceId)}
						href={sourceHref(item.event.sourceId)}
					/>
				) : (
					day
				)}
			</strong>{" "}
			{view.nameOf(item.form)}: {what}{" "}
			{item.kind === "event" ? <EventStatus state={item.event.status} /> : <Tag>{t("applications.byYou")}</Tag>}
		</>
	);
}

function Clashes({ forms, view }: Props) {
	const { t, language } = usePage();
	const pairs = listClashes(forms, view.exams, view.today);
	const list = (some: typeof pairs) => (
		<ul aria-label={t("applications.clashes")} className="mt-2 empty:hidden">
			{some.map(({ one, other, verdict, meetings: [meeting] }) => (
				<li key={`${one.slug} ${other.slug}`} className="py-1">
					<Tag tone={verdict === "clash" ? "bad" : "care"}>{t(`clash.verdict.${verdict}`)}</Tag>{" "}
					<strong>{t("clash.pair", { one: one.shortName, other: other.shortName })}</strong>{" "}
					{meeting !== undefined && clashWords(t, meeting.why, whenWords(language, toPeriod(meeting)))}
				</li>
			))}
		</ul>
	);
	// Events with only a month may or may not clash.
	const [inMonths, onDays] = [true, false].map((isMonth) =>
		pairs.filter(({ meetings: [meeting] }) => (meeting?.why === "months") === isMonth),
	);
	return (
		<>
			{list(onDays ?? [])}
			{inMonths !== undefined && inMonths.length > 0 && (
				<div className="max-w-text">
					<Disclosure title={t("applications.mayClash", { count: inMonths.length })} isOpen={false}>
						{list(inMonths)}
					</Disclosure>
				</div>
			)}
		</>
	);
}

type EventOverlap = ReturnType<typeof listClashes>[number]["meetings"][number];

function toPeriod({ why, days: { from, to } }: EventOverlap) {
	return why === "months" ? { starts: from.slice(0, 7), ends: to.slice(0, 7) } : { starts: from, ends: to };
}

function clashWords(t: Translate, why: EventOverlap["why"], days: string): string {
	return t(`clash.why.${why}`, { days });
}
