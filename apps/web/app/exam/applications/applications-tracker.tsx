import { MAX_NOTE_LENGTH } from "@uchit/contract/application.ts";
import type { Source } from "@uchit/contract/source.ts";
import { type ReactNode, useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { useApplicant } from "#app/applicant/applicant-store.ts";
import { todayInIndia } from "#app/exam/calendar/days.ts";
import { SubscribeLinks } from "#app/exam/calendar/subscribe-links.tsx";
import { DocumentText } from "#app/exam/planner/document-text.tsx";
import type { PlanDocument } from "#app/exam/planner/planner.ts";
import { usePlanStore } from "#app/exam/planner/store.ts";
import { FoldedSources } from "#app/facts/source-list.tsx";
import { createSourceNamer } from "#app/facts/sources.ts";
import { useLanguage } from "#app/platform/i18n/translate.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { ListIsLoading, ReceivedLines, SendLines } from "#app/shell/advice/shared-lines.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { TextField } from "#app/ui/field.tsx";
import { Section } from "#app/ui/section.tsx";
import { AccountLine } from "./account-line.tsx";
import { AddApplication } from "./add-application.tsx";
import type { Application } from "./application.ts";
import { ApplicationCard } from "./application-card.tsx";
import { ApplicationsTools, DoneLine } from "./applications-tools.tsx";
import { ComingWeek } from "./coming-week.tsx";
import type { ApplicationExam } from "./exams.ts";
import { FormDates } from "./form-dates.tsx";
import { useKnownExams } from "./known-exams.ts";
import { PrintSheet } from "./print-sheet.tsx";
import { readSharedDetail, toSharedDetail } from "./shared-form.ts";
import { type ApplicationsState, useApplications } from "./store.ts";
import { type ApplicationsView, createView } from "./view.ts";
import { sharedWords } from "./words.ts";

type LoadedApplications = {
	exams: readonly ApplicationExam[];
	sources: readonly Source[];
	documents: readonly PlanDocument[];
	isShort: boolean;
};

type DeskProps = { loaded: LoadedApplications; picker: ReactNode; applicantLine: ReactNode };

export function ApplicationsTracker({ loaded, picker, applicantLine }: DeskProps) {
	const { sources, documents } = loaded;
	const { t, paths, language } = usePage();
	const desk = useApplications();
	const { have, issued } = usePlanStore();
	const { applicant } = useApplicant();
	const exams = useKnownExams(loaded.exams, desk.forms);
	useAddFromAddress(desk, exams);
	if (!desk.isReady) return <ListIsLoading />;
	// The page may be cached for days, so the device's clock decides which dates are past.
	const today = todayInIndia(new Date());
	const sourceName = createSourceNamer(sources);
	const view = createView({ exams, documents, own: { have, issued }, applicant, today, sourceName });
	const followed = [...new Set(desk.forms.flatMap((form) => (form.for.kind === "exam" ? [form.for.slug] : [])))];
	const named = new Set(
		followed.flatMap((slug) => {
			const exam = view.exams.get(slug);
			return [...(exam?.events ?? []), exam?.fees, exam?.apply].flatMap((part) => part?.sourceId ?? []);
		}),
	);
	const addNote = (id: string, text: string) => {
		const noted = desk.forms.find((form) => form.id === id)?.note ?? "";
		desk.change(id, {
			note: [noted, text]
				.filter((each) => each !== "")
				.join("\n")
				.slice(0, MAX_NOTE_LENGTH),
		});
	};
	const words = {
		title: () => t("applications.title"),
		detail: (sent: string) => {
			const form = readSharedDetail(sent);
			return form === undefined ? sent : sharedWords(form, view, { t, language });
		},
	};
	const advised = {
		own: desk.forms.map(({ id }) => id),
		move: desk.move,
		note: addNote,
		undo: desk.undoable === undefined ? undefined : desk.undo,
	};
	return (
		<ReceivedLines listKind="applications" address={paths.applications()} words={words} desk={advised}>
			<DoneLine outcome={desk.outcome} />
			{desk.forms.length > 0 && <FormDates forms={desk.forms} view={view} />}
			<AddApplication desk={desk} exams={exams} isShort={loaded.isShort} picker={picker} />
			{desk.forms.length > 0 && (
				<>
					<ComingWeek forms={desk.forms} view={view} />
					<SendLines
						listKind="applications"
						title={t("applications.title")}
						address={paths.applications()}
						lines={desk.forms.map((form) => ({
							key: form.id,
							name: view.nameOf(form),
							detail: toSharedDetail(form, view),
						}))}
					/>
				</>
			)}
			<ul aria-label={t("applications.list")} className="mt-6 grid gap-2 empty:hidden lg:grid-cols-2 print:hidden">
				{desk.forms.map((form) => (
					<ApplicationCard key={form.id} form={form} view={view} desk={desk} isAlone={desk.forms.length === 1} />
				))}
			</ul>
			{desk.forms.length > 0 && (
				<>
					<Section id="papers" title={t("applications.papers.heading")} className="mt-10 print:hidden">
						{applicantLine}
						<OwnPapersList forms={desk.forms} view={view} />
					</Section>
					<PrintSheet forms={desk.forms} view={view} />
				</>
			)}
			<ApplicationsTools desk={desk} own={view.own} />
			<AccountLine />
			<SubscribeLinks slugs={followed.slice(0, MAX_IN_CALENDAR)} />
			<FoldedSources sources={sources.filter(({ id }) => named.has(id))} />
		</ReceivedLines>
	);
}

/** The limit of one calendar file (`calendar/search.ts`). */
const MAX_IN_CALENDAR = 20;

/** Adds the exam of `#jee-mains`, linked from exam pages. A fragment, so that no server sees it. */
function useAddFromAddress({ isReady, forms, add }: ApplicationsState, exams: readonly ApplicationExam[]) {
	const { hash, key } = useLocation();
	const handled = useRef<string | undefined>(undefined);
	const navigate = useNavigate();
	const wanted = isReady ? exams.find(({ slug }) => hash === `#${slug}`) : undefined;
	useEffect(() => {
		const before = handled.current;
		handled.current = wanted === undefined ? undefined : key;
		if (wanted === undefined || before === key) return;
		const { slug, shortName } = wanted;
		const isThere = forms.some((form) => form.for.kind === "exam" && form.for.slug === slug);
		if (!isThere) add({ kind: "exam", slug }, shortName);
		void navigate({ hash: "" }, { replace: true, preventScrollReset: true });
	}, [wanted, key, forms, add, navigate]);
}

/** The papers of all forms, each once: ticking one applies to every form. */
function OwnPapersList({ forms, view }: { forms: readonly Application[]; view: ApplicationsView }) {
	const { t } = usePage();
	const papers = forms.flatMap((form) => view.papersOf(form));
	const needed = (need: "yes" | "perhaps") =>
		view.documents.filter(({ slug }) => papers.some((paper) => paper.document.slug === slug && paper.need === need));
	const sure = needed("yes");
	const perhaps = needed("perhaps").filter((document) => !sure.includes(document));
	return (
		<>
			<p className="mt-2 max-w-text text-quiet text-sm">{t("applications.papers.note")}</p>
			<ul className="mt-2 grid gap-x-12 md:grid-cols-2">
				{sure.map((document) => (
					<Paper key={document.slug} document={document} />
				))}
			</ul>
			{perhaps.length > 0 && (
				<Disclosure title={t("applications.papers.perhaps", { count: perhaps.length })} isOpen={false}>
					<ul className="grid gap-x-12 md:grid-cols-2">
						{perhaps.map((document) => (
							<Paper key={document.slug} document={document} />
						))}
					</ul>
				</Disclosure>
			)}
		</>
	);
}

/** Asks for the day of issue only if a rule counts from it. */
function Paper({ document }: { document: PlanDocument }) {
	const { slug, name, nameHi, renewed } = document;
	const { t } = usePage();
	const isHindi = useLanguage() === "hi";
	const { have, issued, setHave, setIssued } = usePlanStore();
	const isThere = have.includes(slug);
	return (
		<li className="min-w-0 border-line border-t py-2">
			<label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
				<input
					type="checkbox"
					checked={isThere}
					onChange={(event) => setHave(slug, event.currentTarget.checked)}
					className="size-5 flex-none accent-accent-text"
				/>
				<span className="min-w-0">{isHindi ? nameHi : name}</span>
			</label>
			<div className="ml-8 space-y-2 text-sm">
				<DocumentText document={document} />
				{renewed && isThere && (
					<TextField
						type="date"
						label={t("applications.papers.issued", { name: isHindi ? nameHi : name })}
						value={issued[slug] ?? ""}
						onChange={({ currentTarget }) => setIssued(slug, currentTarget.value)}
					/>
				)}
			</div>
		</li>
	);
}
