import type { ExamLink, SyllabusPart } from "@uchit/contract/exam-record.ts";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { loadExam } from "#app/exam/page.server.ts";
import { SyllabusLinks } from "#app/exam/parts/exam-links.tsx";
import { useExamPage } from "#app/exam/use-exam-page.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { Section } from "#app/ui/section.tsx";

export const handle = { namespaces: ["exam", "exam-tabs", "facts", "news"] } satisfies PageHandle;

export async function loader(args: LoaderFunctionArgs): Promise<SyllabusPart[]> {
	const { exam } = await loadExam(args, "syllabus");
	return exam.syllabus ?? [];
}

export default function ExamSyllabusPage() {
	const { exam } = useExamPage();
	return <ExamSyllabus parts={useLoaderData<typeof loader>()} links={exam.links ?? []} />;
}

function ExamSyllabus({ parts, links }: { parts: readonly SyllabusPart[]; links: readonly ExamLink[] }) {
	const t = useTranslations();
	return (
		<Section id="syllabus" title={t("exam.tab.syllabus")} className="mt-10">
			<SyllabusLinks links={links} />
			<p className="mt-4 max-w-text text-quiet">{t("exam.syllabus.note")}</p>
			<div lang="en" className="mt-6 gap-x-12 md:columns-2 lg:columns-3">
				{parts.map(({ name, topics }) => (
					<section key={name} className="mb-8 break-inside-avoid">
						<h3 className="font-semibold text-lg">{name}</h3>
						<ul className="mt-1 divide-y divide-line">
							{topics.map((topic) => (
								<li key={topic} className="py-1.5">
									{topic}
								</li>
							))}
						</ul>
					</section>
				))}
			</div>
		</Section>
	);
}
