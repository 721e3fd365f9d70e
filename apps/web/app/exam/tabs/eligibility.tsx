import type { ExamStream } from "@uchit/contract/exam.ts";
import type { Exam } from "@uchit/contract/exam-record.ts";
import type { ScholarshipStream } from "@uchit/contract/scholarship.ts";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { nameExamSlugs } from "#app/exam/data.server.ts";
import { loadExam } from "#app/exam/page.server.ts";
import { isConducted } from "#app/exam/page-of-exam.ts";
import { ExamRules } from "#app/exam/parts/exam-rules.tsx";
import { useExamPage } from "#app/exam/use-exam-page.ts";
import { getCatalogue } from "#app/platform/backend/catalogue.server.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";

import type { RequestContext } from "#app/platform/request-context.ts";
import { loadSchemesHere } from "#app/scholarship/schemes-here.server.ts";
import { SchemesHere } from "#app/scholarship/schemes-here.tsx";

export const handle = {
	namespaces: ["exam", "exam-eligibility", "exam-tabs", "facts", "news"],
	counted: false,
} satisfies PageHandle;

export async function loader(args: LoaderFunctionArgs) {
	const { request, exam } = await loadExam(args, "eligibility");
	const requiredExams = exam.eligibility?.flatMap((rule) => (rule.kind === "other-exam" ? [rule.exam] : [])) ?? [];
	const [examNames, schemes] = await Promise.all([
		nameExamSlugs(request, requiredExams),
		isConducted(exam.lifecycle) ? loadSchemesHere(request, args.url, await toSchemeFilters(request, exam)) : undefined,
	]);
	return { examNames, schemes };
}

const STREAMS: Readonly<Partial<Record<ExamStream, ScholarshipStream>>> = {
	engineering: "engineering",
	management: "management",
	medical: "medicine",
	law: "law",
	architecture: "architecture",
	pharmacy: "pharmacy",
};

/** Level, stream and state of an exam, each only if there is exactly one. */
async function toSchemeFilters(request: RequestContext, { level, streams = [], scope, states }: Exam) {
	const [stream] = streams.length === 1 ? streams : [];
	const isOfOne = scope === "state" && states.length === 1;
	return {
		level: level === "undergraduate" ? "12-pass" : level === undefined ? undefined : "pg",
		stream: stream && STREAMS[stream],
		state: isOfOne ? (await getCatalogue(request)).states.find(({ slug }) => slug === states[0]) : undefined,
	} as const;
}

export default function ExamEligibilityPage() {
	const { examNames, schemes } = useLoaderData<typeof loader>();
	return (
		<>
			<ExamRules page={useExamPage()} examName={(slug) => examNames[slug] ?? slug} />
			{schemes !== undefined && <SchemesHere {...schemes} />}
		</>
	);
}
