import { eventTitle } from "#app/exam/calendar/calendar-words.ts";
import { monthWords, whenWords } from "#app/exam/exam-dates.ts";
import { SourcedText } from "#app/facts/figure.tsx";
import { sourceHref } from "#app/paths.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { InlineLink } from "#app/shell/page/link.tsx";
import { Tag } from "#app/ui/chip.tsx";
import { Section } from "#app/ui/section.tsx";
import type { PlanMonth, PlanStep } from "./planner.ts";

type Named = { sourceName: (id: string) => string };

export function PlanMonths({ months, sourceName }: Named & { months: readonly PlanMonth[] }) {
	const { t, language } = usePage();
	return (
		<Section id="months" title={t("planner.months")} className="mt-12">
			<ol className="mt-4 max-w-192">
				{months.map(({ month, steps }) => (
					<li
						key={month}
						className="grid break-inside-avoid gap-x-6 border-line border-t py-3 sm:grid-cols-[10rem_minmax(0,1fr)]"
					>
						<h3 className="font-semibold text-base">{monthWords(language, month)}</h3>
						<ul className="space-y-2 max-sm:mt-1">
							{steps.map((step) => (
								<li key={step.kind === "event" ? `${step.exam.slug} ${step.event.key}` : step.day}>
									<Step step={step} sourceName={sourceName} />
								</li>
							))}
						</ul>
					</li>
				))}
			</ol>
		</Section>
	);
}

function Step({ step, sourceName }: Named & { step: PlanStep }) {
	const { t, paths, language } = usePage();
	if (step.kind === "new-year") return t("planner.newYear", { day: whenWords(language, { starts: step.day }) });
	const { exam, event, state } = step;
	return (
		<span className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
			<span>
				<InlineLink to={paths.examTab(exam.slug, "dates")}>{exam.shortName}</InlineLink>
				{`: ${eventTitle(t, language, event)}`}
			</span>
			<span className="text-quiet">
				<SourcedText
					value={whenWords(language, event)}
					source={sourceName(event.sourceId)}
					href={sourceHref(event.sourceId)}
				/>
			</span>
			<Tag tone={state === "official" ? "good" : "care"}>{t(`exam.status.${state}`)}</Tag>
		</span>
	);
}
