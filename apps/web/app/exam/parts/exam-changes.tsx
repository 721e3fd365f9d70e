import type { ExamEvent } from "@uchit/contract/exam-event.ts";
import type { ExamChange } from "@uchit/contract/exam-record.ts";
import { eventTitle } from "#app/exam/calendar/calendar-words.ts";
import { whenWords } from "#app/exam/exam-dates.ts";
import { formatDate } from "#app/platform/format/format-date.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { Section } from "#app/ui/section.tsx";

export function ExamChanges({ changes, since }: { changes: readonly ExamChange[]; since: string }) {
	const { t, language } = usePage();
	return (
		<Section id="changes" title={t("exam.tab.changes")} className="mt-10">
			<p className="mt-2 max-w-text text-quiet">
				{changes.length === 0 ? t("examPage.noChanges", { date: formatDate(language, since) }) : t("exam.changes.note")}
			</p>
			<ol className="mt-4 empty:hidden max-w-224 divide-y divide-line border-line border-y">
				{changes.map((change) => (
					<li key={JSON.stringify(change)} className="grid gap-x-6 py-3 sm:grid-cols-[12rem_minmax(0,1fr)]">
						<h3 className="font-normal text-quiet">
							<time dateTime={change.on}>{formatDate(language, change.on)}</time>
						</h3>
						<Change change={change} />
					</li>
				))}
			</ol>
		</Section>
	);
}

function Change({ change: { fields, events } }: { change: ExamChange }) {
	const { t, language } = usePage();
	const eventWords = useEventWords();
	const names = fields.map((field) => t(`exam.field.${field}`)).join(", ");
	return (
		<ul className="space-y-1">
			{events.map((change) => {
				const event = [change.after, change.before, ...(change.takenBack ?? [])].find((each) => each);
				if (!event) return null;
				return (
					<li key={change.key}>
						<span className="font-semibold">{eventTitle(t, language, event)}:</span> {eventWords(change)}
					</li>
				);
			})}
			{fields.length > 0 && <li>{t("exam.changes.fields", { fields: names })}</li>}
		</ul>
	);
}

type EventChange = ExamChange["events"][number];

/** "November 2026 (expected) became 29 November 2026 (official); changed and taken back on the same day: 30 November 2026 (official)" */
function useEventWords(): (change: EventChange) => string {
	const { t, language } = usePage();
	const words = (event: ExamEvent | null) =>
		event === null ? t("exam.changes.noDate") : `${whenWords(language, event)} (${t(`exam.status.${event.status}`)})`;
	const changed = ({ before, after }: EventChange) => {
		if (before === undefined) return after && t("exam.changes.added", { after: words(after) });
		if (after === undefined) return t("exam.changes.removed", { before: words(before) });
		const [was, is] = [words(before), words(after)];
		return was === is ? is : t("exam.changes.changed", { before: was, after: is });
	};
	return (change) => {
		const shown = change.takenBack?.map(words).join(", ");
		return [changed(change), shown && t("exam.changes.takenBack", { shown })].filter(Boolean).join("; ");
	};
}
