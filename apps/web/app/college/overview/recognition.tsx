import { receiptIds } from "@uchit/contract/receipt.ts";
import type { ReactNode } from "react";
import { bodyWords } from "#app/facts/fact-words.ts";
import { Figure, SourcedText } from "#app/facts/figure.tsx";
import { Term, TermLine } from "#app/facts/term.tsx";
import { formatNumber } from "#app/platform/format/format-number.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { LinkLine } from "#app/shell/page/link.tsx";
import { Section } from "#app/ui/section.tsx";
import type { OverviewCollege } from "./answer.tsx";

const AUTHORITIES = ["ugc", "aicte", "nmc"] as const;

/** Bodies that recognise the institution or its seats, with the date of each source; lists that we lack are not mentioned. */
export function Recognition({ college, sourceName }: { college: OverviewCollege; sourceName: (id: string) => string }) {
	const { t, paths } = usePage();
	const receipt = (id: string) => paths.receipt(college.slug, id);
	const bodies = college.facts.filter(({ field }) => field === "recognised-by");
	const lists = college.rankings;
	if (bodies.length + college.seats.length + lists.length === 0) return null;
	const named = new Set<string>([
		...bodies.map(({ value }) => value),
		...college.seats.map(({ authority }) => authority),
	]);
	return (
		<Section id="recognition" title={t("facts.recognition.heading")} className="mt-8">
			<p className="mt-2 max-w-text text-quiet">{t("facts.recognition.note")}</p>
			<p className="mt-1 max-w-text text-quiet">
				{t.rich("college.noAccreditation", {
					naac: (words) => <Term slug="naac">{words}</Term>,
					nba: (words) => <Term slug="nba">{words}</Term>,
				})}
			</p>
			<p className="mt-1 print:hidden">
				<LinkLine to={paths.check}>{t("facts.recognition.check")}</LinkLine>
			</p>
			<TermLine>
				<Term slug="recognition">{t("facts.recognition.heading")}</Term>
				<Term slug="nirf">{t("ranking.nirf")}</Term>
				{AUTHORITIES.filter((each) => named.has(each)).map((each) => (
					<Term key={each} slug={each}>
						{each.toUpperCase()}
					</Term>
				))}
			</TermLine>
			<ul className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
				{bodies.map(({ value, printed, sourceId }) => (
					<Panel key={`${value} ${sourceId}`} title={bodyWords(t, value)}>
						<SourcedText value={printed} source={sourceName(sourceId)} href={receipt(receiptIds.recognition(value))} />
					</Panel>
				))}
				{college.seats.map(({ authority, year, seats, courses, sourceId }) => (
					<Panel key={authority} title={authority.toUpperCase()}>
						<Figure
							value={t("facts.recognition.seats", {
								seats: seats === undefined ? t("source.notHeld") : formatNumber(seats),
								courses,
							})}
							year={year}
							source={sourceName(sourceId)}
							href={receipt(receiptIds.seats({ authority, year }))}
						/>
					</Panel>
				))}
				{lists.length > 0 && (
					<Panel title={t("ranking.nirf")}>
						<span className="flex flex-wrap gap-x-3 gap-y-2">
							{lists.map(({ list, year, sourceId }) => (
								<span key={list}>
									<Figure
										value={t(`ranking.list.${list}`)}
										year={year}
										source={sourceName(sourceId)}
										href={receipt(receiptIds.rank({ list, year }))}
									/>
								</span>
							))}
						</span>
					</Panel>
				)}
			</ul>
		</Section>
	);
}

function Panel({ title, children }: { title: string; children: ReactNode }) {
	return (
		<li className="rounded-lg border border-line bg-raised p-4">
			<h3 className="font-semibold text-base">{title}</h3>
			<p className="mt-1 min-w-0 break-words text-sm">{children}</p>
		</li>
	);
}
