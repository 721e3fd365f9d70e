import type { Source } from "@uchit/contract/source.ts";
import type { ReactNode } from "react";
import { Breadcrumbs } from "#app/components/site/breadcrumbs.tsx";
import { Link } from "#app/components/site/link.tsx";
import { OwnText } from "#app/components/site/own-text.tsx";
import { PageHead } from "#app/components/site/page-head.tsx";
import { ShareButton } from "#app/components/site/share-button.tsx";
import { TextLanguageNote } from "#app/components/site/text-language-note.tsx";
import { SourceList } from "#app/components/source/source-list.tsx";
import { ToldAbove } from "#app/components/source/told-above.tsx";
import { Tabs } from "#app/components/ui/tabs.tsx";
import type { Language } from "#app/i18n/language.ts";
import { useLanguage, useWords } from "#app/i18n/translate.ts";
import { type ExamPage, hasOnlyEnglish } from "#app/lib/exam-page.ts";
import { type ExamTab, examTabsOf, pathOfExamTab } from "#app/lib/exam-tabs.ts";
import { scopeWords } from "#app/lib/exam-words.ts";
import { formatDate } from "#app/lib/format-date.ts";
import { usePaths } from "#app/paths.ts";
import { LifecycleNote } from "./lifecycle-note.tsx";

/** What all pages of an exam share: what it is, what became of it, the way to its other pages, and the receipts of the page. */
export function ExamFrame({ page, tab, children }: { page: ExamPage; tab: ExamTab; children: ReactNode }) {
	const t = useWords();
	const paths = usePaths();
	const language = useLanguage();
	const { exam } = page;
	const { slug, shortName: name } = exam;
	const tabs = examTabsOf(exam).map((key) => ({
		key,
		label: t(`exam.tab.${key}`),
		isCurrent: key === tab,
		link: <Link to={pathOfExamTab(paths, slug, key)} />,
	}));
	const address = pathOfExamTab(paths, slug, tab);
	const isCurrent = exam.lifecycle.state === "current";
	return (
		<div className="column pt-8 lg:pt-12">
			<PageHead
				title={
					tab === "overview" ? titleOf(exam, language) : t("college.titleOfTab", { name, tab: t(`exam.tab.${tab}`) })
				}
				description={t(`exam.describe.${tab}`, { name })}
				canonical={address}
				card={paths.card(paths.exam(slug))}
			/>
			<Breadcrumbs
				steps={[
					{ name: t("exams.heading.all"), address: paths.exams() },
					{ name, address: paths.exam(slug) },
					...(tab === "overview" ? [] : [{ name: t(`exam.tab.${tab}`), address }]),
				]}
			/>
			<ExamHeader page={page} />
			{!isCurrent && <LifecycleNote exam={exam} />}
			<div className="mt-8">
				<Tabs label={t("college.tabs", { name })} tabs={tabs} />
			</div>
			<EditorNote exam={exam} />
			{hasOnlyEnglish(exam, tab) && <TextLanguageNote language="en" />}
			<ToldAbove sources={exam.sources}>{children}</ToldAbove>
			<SourceList sources={sourcesOfTab(exam, tab)} />
			<p className="mt-6 print:hidden">
				<Link to={paths.page("corrections")} className="link inline-flex min-h-11 items-center">
					{t("article.correctIt")}
				</Link>
			</p>
			<p className="print:hidden">
				<a href={paths.text(paths.exam(slug))} className="link inline-flex min-h-11 items-center">
					{t("plain.link")}
				</a>
			</p>
		</div>
	);
}

/** What the tab names: cutoffs have sources of their own, everything else those of the exam. */
function sourcesOfTab({ sources, sourceId, receipts, cutoffYears }: ExamPage["exam"], tab: ExamTab): Source[] {
	const named = tab === "cutoffs" ? cutoffYears.map((year) => year.sourceId) : [sourceId, ...Object.values(receipts)];
	return sources.filter(({ id }) => named.includes(id));
}

/** Several exams may have the same whole name; none shares both. */
function titleOf({ name: english, nameHi, shortName }: ExamPage["exam"], language: Language): string {
	const name = language === "hi" ? (nameHi ?? english) : english;
	return name === shortName ? name : `${shortName}: ${name}`;
}

function ExamHeader({ page: { exam, stateNames } }: { page: ExamPage }) {
	const t = useWords();
	const language = useLanguage();
	const about = [
		scopeWords(t, language, exam, (slug) => stateNames[slug] ?? slug),
		exam.level && t(`exam.level.${exam.level}`),
		exam.streams?.map((stream) => t(`exam.stream.${stream}`)).join(", "),
	];
	return (
		<header>
			<h1 className="text-3xl md:text-4xl">{exam.shortName}</h1>
			{exam.name !== exam.shortName && (
				<p className="mt-2 text-lg">
					<OwnText text={exam.name} hi={exam.nameHi} />
				</p>
			)}
			<p className="mt-1 text-quiet">{about.filter((part) => part).join(" · ")}</p>
			<p className="mt-4">
				<ShareButton title={exam.shortName} />
			</p>
		</header>
	);
}

/** What is written here has no document behind it: it says so as elsewhere (a double line), with who has the last word. */
function EditorNote({ exam: { writtenOn, officialSite } }: { exam: ExamPage["exam"] }) {
	const t = useWords();
	const language = useLanguage();
	const date = formatDate(language, writtenOn);
	return (
		<p className="mt-6 max-w-text border-edge border-l-4 border-double pl-3 text-quiet text-sm">
			{officialSite === undefined
				? t("exam.writtenWithoutSite", { date })
				: t.rich("exam.written", {
						date,
						site: () => (
							<a href={officialSite} rel="noreferrer" className="link">
								{t("exam.theOfficialSite")}
							</a>
						),
					})}
		</p>
	);
}
