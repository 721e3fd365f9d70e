import type { ExamField } from "@uchit/contract/exam.ts";
import type { Exam } from "@uchit/contract/exam-record.ts";
import type { ReactNode } from "react";
import { languageWords } from "#app/exam/exam-words.ts";
import type { ExamPage } from "#app/exam/page-of-exam.ts";
import { SourcedText } from "#app/facts/figure.tsx";
import { createSourceNamer, examSourceId } from "#app/facts/sources.ts";
import { sourceHref } from "#app/paths.ts";
import type { Language } from "#app/platform/i18n/language.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { InlineLink } from "#app/shell/page/link.tsx";
import { SiteLink } from "#app/ui/link.tsx";

export function ExamFacts({ page: { exam, stateNames } }: { page: ExamPage }) {
	const { t, paths, language } = usePage();
	const { body, officialSite, level, streams, mode, languages, timesAYear, states, otherNames } = exam;
	const others = withoutSearchSpellings(otherNames, language);
	return (
		<details className="open-on-paper mt-10">
			<summary className="link-line font-semibold">{t("examPage.facts")}</summary>
			<dl className="mt-2 max-w-224 divide-y divide-line border-line border-y">
				{body !== undefined && <FactText exam={exam} field="body" value={<span lang="en">{body}</span>} />}
				{officialSite !== undefined && (
					<Fact label={t("exam.field.officialSite")}>
						<SiteLink href={officialSite} className="break-words" />
					</Fact>
				)}
				{states.length > 0 && (
					<Fact label={t("exam.seatsOf")}>
						<InlineList>
							{states.map((slug) => (
								<InlineLink key={slug} to={paths.exams({ state: [slug] })}>
									{stateNames[slug] ?? slug}
								</InlineLink>
							))}
						</InlineList>
					</Fact>
				)}
				{level !== undefined && <FactText exam={exam} field="level" value={t(`exam.level.${level}`)} />}
				{streams !== undefined && (
					<Fact label={t("exam.field.streams")}>
						<InlineList>
							{streams.map((stream) => (
								<InlineLink key={stream} to={paths.exams({ stream: [stream] })}>
									{t(`exam.stream.${stream}`)}
								</InlineLink>
							))}
						</InlineList>
					</Fact>
				)}
				{mode !== undefined && <FactText exam={exam} field="mode" value={t(`exam.mode.${mode}`)} />}
				{languages !== undefined && (
					<FactText exam={exam} field="languages" value={languageWords(languages, language)} />
				)}
				{timesAYear !== undefined && (
					<FactText exam={exam} field="timesAYear" value={t("exam.timesAYear", { count: timesAYear })} />
				)}
				{others.length > 0 && <Fact label={t("college.otherNames")}>{others.join(", ")}</Fact>}
			</dl>
		</details>
	);
}

/** Leaves out spellings for search only: address-like ones and those in the other language's script. */
function withoutSearchSpellings(names: readonly string[], language: Language): string[] {
	return names.filter((name) => {
		if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) return false;
		return language === "hi" || !/\p{Script=Devanagari}/u.test(name);
	});
}

function FactText({ exam, field, value }: { exam: Exam; field: ExamField; value: ReactNode }) {
	const { t } = usePage();
	const id = examSourceId(exam, field);
	return (
		<Fact label={t(`exam.field.${field}`)}>
			<SourcedText value={value} source={createSourceNamer(exam.sources)(id)} href={sourceHref(id)} />
		</Fact>
	);
}

function InlineList({ children }: { children: ReactNode }) {
	return <span className="flex flex-wrap gap-x-4 gap-y-1">{children}</span>;
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
	return (
		<div className="grid gap-x-6 py-3 sm:grid-cols-[12rem_minmax(0,1fr)]">
			<dt className="text-quiet">{label}</dt>
			<dd className="min-w-0 break-words">{children}</dd>
		</div>
	);
}
