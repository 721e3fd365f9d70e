import { EXAM_FIELDS, EXAM_LOGGED, EXAM_SCOPES } from "@uchit/contract/exam.ts";
import { ExamRecord } from "@uchit/contract/exam-record.ts";
import type { RaRecord } from "react-admin";
import { dayInWords } from "#studio/parts/day-in-words.ts";
import { formsOf } from "#studio/parts/forms.tsx";
import { slugOf } from "#studio/writing/slug-of.ts";
import { choicesOf } from "./choices-of.ts";
import { nameOfEvent, nextEvent, todayInIndia } from "./exam-facts.ts";
import { defineGuide } from "./guide.ts";
import { GuideForm } from "./guide-form.tsx";
import { GuideList } from "./guide-list.tsx";

const guide = defineGuide(ExamRecord, {
	proven: EXAM_LOGGED,
	missable: EXAM_FIELDS,
	mayBegin: true,
	changing: "Dates",
	parts: {
		"What it is": [
			...["name", "shortName", "slug", "nameHi", "otherNames", "summary", "summaryHi", "scope", "states"],
			...["lifecycle", "body", "officialSite", "level", "streams", "mode", "languages", "timesAYear"],
		],
		Dates: ["events"],
		"Who may apply, and how": ["eligibility", "fees", "apply"],
		"The paper": ["pattern", "syllabus"],
		"The result, and after it": ["score", "counselling", "acceptedBy", "statistics", "links"],
	},
	made: ({ short_name, name }) => ({ slug: slugOf(String(short_name ?? name ?? "")) }),
});

export const exams = {
	name: "exams",
	options: { label: "Exams" },
	recordRepresentation: ({ short_name, name }: RaRecord) => String(short_name ?? name),
	list: ExamList,
	...formsOf({
		form: <GuideForm guide={guide} folder="/exams" />,
		mayWait: true,
		transform: guide.toSent,
	}),
};

function ExamList() {
	const today = todayInIndia();
	return (
		<GuideList
			nameIn="short_name"
			filters={[{ source: "scope", label: "Scope", choices: choicesOf(EXAM_SCOPES), isFolded: true }]}
			columns={{
				lifecycle: { label: "Lifecycle", isUnsorted: true, render: ({ lifecycle }) => lifecycle?.state },
				next: {
					...{ label: "Next event", isUnsorted: true, width: 200 },
					render: ({ events, short_name }) => toNext(nextEvent({ events }, today), short_name ?? ""),
				},
			}}
		/>
	);
}

function toNext(event: ReturnType<typeof nextEvent>, exam: string): string {
	if (event === undefined) return "none is known";
	const { key, starts, ends, status } = event;
	const until = ends === undefined || ends === starts ? "" : ` to ${dayInWords(ends)}`;
	return `${nameOfEvent(key, exam)}, ${dayInWords(starts)}${until} (${status})`;
}
