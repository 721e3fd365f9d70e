import { type Category, findCategory } from "@uchit/contract/category.ts";
import type { ExamStream } from "@uchit/contract/exam.ts";
import type { Exam } from "@uchit/contract/exam-record.ts";
import type { Source } from "@uchit/contract/source.ts";
import { ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import { lastWrittenOn } from "#app/exam/exam-dates.ts";
import { scopeWords } from "#app/exam/exam-words.ts";
import { type ExamPage, hasOnlyEnglish, isConducted } from "#app/exam/page-of-exam.ts";
import { type ExamTab, pathOfExamTab } from "#app/exam/tabs.ts";
import { FoldedSources } from "#app/facts/source-list.tsx";
import { SourcesAbove } from "#app/facts/sources-above.tsx";
import { formatDate } from "#app/platform/format/format-date.ts";
import type { Language } from "#app/platform/i18n/language.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { Breadcrumbs } from "#app/shell/page/breadcrumbs.tsx";
import { Link, LinkLine } from "#app/shell/page/link.tsx";
import { OwnText } from "#app/shell/page/own-text.tsx";
import { PageHead } from "#app/shell/page/page-head.tsx";
import { ShareButton } from "#app/shell/page/share-button.tsx";
import { TextLanguageNote } from "#app/shell/page/text-language-note.tsx";
import { buttonLook } from "#app/ui/button.tsx";
import { ButtonLink } from "#app/ui/link.tsx";
import { Note } from "#app/ui/note.tsx";
import { Tabs } from "#app/ui/tabs.tsx";

type FrameProps = { page: ExamPage; tab: ExamTab; children: ReactNode };

export function ExamFrame({ page, tab, children }: FrameProps) {
	const { t, paths } = usePage();
	const { exam } = page;
	const { slug, shortName: name } = exam;
	const tabs = page.tabs.map((key) => ({
		key,
		label: t(`exam.tab.${key}`),
		isCurrent: key === tab,
		link: <Link to={pathOfExamTab(paths, slug, key)} />,
	}));
	const isCurrent = exam.lifecycle.state === "current";
	return (
		<div className="column pt-4 lg:pt-12">
			<Breadcrumbs
				isShort
				steps={[
					{ name: t("exams.heading.all"), address: paths.exams() },
					{ name, address: paths.exam(slug) },
					...(tab === "overview" ? [] : [{ name: t(`exam.tab.${tab}`), address: pathOfExamTab(paths, slug, tab) }]),
				]}
			/>
			<ExamHeader page={page} />
			{!isCurrent && <LifecycleNote exam={exam} />}
			<div className="mt-4 lg:mt-8">
				<Tabs isStrip label={t("facts.tabs", { name })} tabs={tabs} />
			</div>
			{children}
			<p className="mt-6 print:hidden">
				<LinkLine to={paths.page("corrections")}>{t("article.correctIt")}</LinkLine>
			</p>
			<p className="print:hidden">
				<a href={paths.text(paths.exam(slug))} className="link-line">
					{t("plain.link")}
				</a>
			</p>
		</div>
	);
}

export function ExamTabBody({ page: { exam }, tab, children }: FrameProps) {
	const { t, paths, language } = usePage();
	const { slug, shortName: name } = exam;
	return (
		<>
			<PageHead
				title={
					tab === "overview" ? titleOf(exam, language) : t("facts.titleOfTab", { name, tab: t(`exam.tab.${tab}`) })
				}
				description={t(`exam.describe.${tab}`, { name })}
				canonical={pathOfExamTab(paths, slug, tab)}
				card={paths.card(paths.exam(slug))}
				hasEmbed
			/>
			<EditorNote exam={exam} />
			{hasOnlyEnglish(exam, tab) && <TextLanguageNote language="en" />}
			<SourcesAbove sources={exam.sources}>{children}</SourcesAbove>
			<FoldedSources sources={sourcesOfTab(exam, tab)} />
		</>
	);
}

/** Cutoffs have their own sources, other tabs those of the exam. */
function sourcesOfTab({ sources, sourceId, receipts, cutoffYears }: ExamPage["exam"], tab: ExamTab): Source[] {
	const named = tab === "cutoffs" ? cutoffYears.map((year) => year.sourceId) : [sourceId, ...Object.values(receipts)];
	return sources.filter(({ id }) => named.includes(id));
}

/** Several exams may share a full name, but not both names. */
function titleOf({ name: english, nameHi, shortName }: ExamPage["exam"], language: Language): string {
	const name = language === "hi" ? (nameHi ?? english) : english;
	return name === shortName ? name : `${shortName}: ${name}`;
}

function ExamHeader({ page: { exam, stateNames } }: { page: ExamPage }) {
	const { t, language } = usePage();
	const about = [
		scopeWords(t, language, exam, (slug) => stateNames[slug] ?? slug),
		exam.level && t(`exam.level.${exam.level}`),
		exam.streams?.map((stream) => t(`exam.stream.${stream}`)).join(", "),
	];
	return (
		<header>
			<div data-category={backgroundOf(exam)} className="category-ground">
				<div>
					<h1 className="text-2xl md:text-3xl">{exam.shortName}</h1>
					{exam.name !== exam.shortName && (
						<p className="leading-tight">
							<OwnText text={exam.name} hi={exam.nameHi} />
						</p>
					)}
					<p className="mt-1 text-quiet text-sm">{about.filter((part) => part).join(" · ")}</p>
				</div>
			</div>
			<p className="mt-3 flex flex-wrap gap-3">
				{exam.officialSite !== undefined && (
					<a href={exam.officialSite} rel="noreferrer" className={buttonLook("primary")}>
						<ExternalLink size={18} aria-hidden="true" />
						{t("examPage.links.official")}
					</a>
				)}
				<ShareButton title={exam.shortName} />
			</p>
		</header>
	);
}

/** The nearest category for streams without their own. */
const CATEGORY_OF: Partial<Record<ExamStream, Category["slug"]>> = {
	design: "arts",
	pharmacy: "medical",
	agriculture: "sciences",
	teaching: "education",
};

function backgroundOf({ streams }: ExamPage["exam"]): Category["slug"] {
	const [stream, ...others] = streams ?? [];
	if (stream === undefined || others.length > 2) return "general-degree";
	return CATEGORY_OF[stream] ?? findCategory(stream)?.slug ?? "general-degree";
}

/** Marks text without a document by a double line, and names the authority that has the last word. */
function EditorNote({ exam }: { exam: ExamPage["exam"] }) {
	const { t, language } = usePage();
	const { officialSite, sources } = exam;
	const date = formatDate(language, lastWrittenOn(exam));
	const site = () => (
		<a href={officialSite} rel="noreferrer" className="link">
			{t("exam.theOfficialSite")}
		</a>
	);
	// Sources of cutoffs do not document this page's text.
	const hasDocument = sources.some(({ id, kind }) => kind === "document" && id.startsWith("exam-"));
	return (
		<p className="mt-6 max-w-text border-edge border-l-4 border-double pl-3 text-quiet text-sm">
			{officialSite === undefined
				? t("exam.writtenWithoutSite", { date })
				: hasDocument
					? t.rich("examPage.writtenInPart", { date, site })
					: t.rich("exam.written", { date, site })}
		</p>
	);
}

/** Why the exam no longer takes place as before, and what to sit instead. */
function LifecycleNote({ exam: { shortName, lifecycle } }: { exam: Pick<Exam, "shortName" | "lifecycle"> }) {
	const { t, paths } = usePage();
	const { state, since, text, textHi, writeNow } = lifecycle;
	if (state === "current") return null;
	return (
		<Note title={t(`exam.lifecycle.title.${state}`, { name: shortName })}>
			<p>
				{since !== undefined && `${t("exam.lifecycle.since", { year: since })} `}
				{text !== undefined && <OwnText text={text} hi={textHi} />}
			</p>
			{writeNow.length > 0 && (
				<>
					<p className="font-semibold">{t("exam.lifecycle.writeNow")}</p>
					<ul className="flex flex-wrap gap-2">
						{writeNow.map((exam) => (
							<li key={exam.slug}>
								<ButtonLink render={<Link to={paths.exam(exam.slug)} />}>{exam.shortName}</ButtonLink>
							</li>
						))}
					</ul>
				</>
			)}
			{!isConducted(lifecycle) && <p className="text-quiet text-sm">{t("exam.lifecycle.asItWas")}</p>}
		</Note>
	);
}
