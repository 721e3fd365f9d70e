import { daysOf, firstDay, isMonth } from "#app/exam/calendar/days.ts";
import { dateFormat } from "#app/platform/format/intl.ts";
import type { Language } from "#app/platform/i18n/language.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { Section } from "#app/ui/section.tsx";
import type { Application } from "./application.ts";
import { type NextDay, nextDayOf } from "./dates.ts";
import type { ApplicationsView } from "./view.ts";
import { stateWords } from "./words.ts";

type Props = { forms: readonly Application[]; view: ApplicationsView };

export function FormDates({ forms, view }: Props) {
	const { t } = usePage();
	const rows = forms
		.map((form) => ({ form, next: nextDayOf(form, view.examOf(form), view.today) }))
		.toSorted((one, other) => orderOf(one.next).localeCompare(orderOf(other.next)));
	return (
		<Section id="dates" title={t("applications.dates.heading")} className="mt-4 print:hidden">
			<table className="mt-2 w-full max-w-[56rem] table-fixed text-left text-xs sm:text-sm">
				<caption className="sr-only">{t("applications.dates.caption")}</caption>
				<thead className="text-quiet">
					<tr>
						{COLUMNS.map(([column, width]) => (
							<th key={column} scope="col" className={`${width} truncate py-1 pr-1 font-normal`}>
								{t(`applications.dates.${column}`)}
							</th>
						))}
					</tr>
				</thead>
				<tbody className="divide-y divide-line border-line border-y">
					{rows.map(({ form, next }) => (
						<Row key={form.id} form={form} next={next} view={view} />
					))}
				</tbody>
			</table>
		</Section>
	);
}

const COLUMNS = [
	["form", "w-[23%]"],
	["day", "w-[19%]"],
	["what", "w-[20%]"],
	["status", "w-[19%]"],
	["state", "w-[19%]"],
] as const;

const CELL = "truncate py-2 pr-1";

function Row({ form, next, view }: { form: Application; next: NextDay | undefined; view: ApplicationsView }) {
	const { t, language } = usePage();
	const name = view.nameOf(form);
	const state = stateWords(t, form, view);
	const what = next && whatWords(t, next);
	return (
		<tr>
			<th scope="row" title={name} className={CELL}>
				<a href={`#${cardId(form.id)}`} onClick={() => openCard(form.id)} className="link">
					{name}
				</a>
			</th>
			<td className={`${CELL} font-semibold tabular-nums`}>
				{next === undefined ? t("applications.dates.none") : dayWords(next.day, view.today, { t, language })}
			</td>
			<td title={what} className={CELL}>
				{what}
			</td>
			<td className={`${CELL} text-quiet`}>{next && t(`applications.dates.${next.status}`)}</td>
			<td title={state} className={`${CELL} text-quiet`}>
				{state}
			</td>
		</tr>
	);
}

export function cardId(id: string): string {
	return `form-${id}`;
}

function openCard(id: string): void {
	document.getElementById(cardId(id))?.setAttribute("open", "");
}

/** Sorts future dates before past ones, a day before the month that contains it, and undated forms last. */
function orderOf(next: NextDay | undefined): string {
	if (next === undefined) return "9";
	return `${next.status === "past" ? 1 : 0}${daysOf({ starts: next.day }).to}${isMonth(next.day) ? 1 : 0}`;
}

function whatWords(t: Translate, { what }: NextDay): string {
	if (what === "opens" || what === "closes" || what === "given") return t(`applications.dates.${what}`);
	return t(`calendar.kind.${what}`);
}

/** "Today", "22 Jan"; a month includes its year. */
export function dayWords(day: string, today: string, { t, language }: { t: Translate; language: Language }): string {
	if (day === today) return t("applications.today");
	const rest = isMonth(day) ? ({ year: "numeric" } as const) : ({ day: "numeric" } as const);
	return dateFormat(language, { ...rest, month: "short", timeZone: "UTC" }).format(new Date(firstDay(day)));
}
