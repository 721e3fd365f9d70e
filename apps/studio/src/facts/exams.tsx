import { EXAM_FIELDS, EXAM_LOGGED, EXAM_SCOPES } from "@uchit/contract/exam.ts";
import { ExamRecord } from "@uchit/contract/exam-record.ts";
import { DataTable, type RaRecord, SelectInput } from "react-admin";
import { Day } from "#studio/parts/day.tsx";
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
		toMake: "A new exam",
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
			filters={[<SelectInput key="scope" source="scope" choices={choicesOf(EXAM_SCOPES)} />]}
		>
			<DataTable.Col source="lifecycle" disableSort render={({ lifecycle }) => lifecycle?.state} />
			<DataTable.Col
				label="Next event"
				disableSort
				sx={{ minWidth: 200 }}
				render={(exam) => toNext(nextEvent(exam, today), exam.short_name ?? "")}
			/>
			<DataTable.Col source="written_on" label="Last checked">
				<Day source="written_on" />
			</DataTable.Col>
		</GuideList>
	);
}

function toNext(event: ReturnType<typeof nextEvent>, exam: string): string {
	if (event === undefined) return "none is known";
	const { key, starts, ends, status } = event;
	const until = ends === undefined || ends === starts ? "" : ` to ${dayInWords(ends)}`;
	return `${nameOfEvent(key, exam)}, ${dayInWords(starts)}${until} (${status})`;
}
