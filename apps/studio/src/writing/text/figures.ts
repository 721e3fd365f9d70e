import { College } from "@uchit/contract/college.ts";
import { Exam } from "@uchit/contract/exam-record.ts";
import { COLLEGE_FEE, EXAM_FEES, type LiveFigure, liveFigureName } from "@uchit/contract/live-figure.ts";
import { Outcomes } from "@uchit/contract/outcome.ts";
import type { ReceiptEntry, ReceiptTopic } from "@uchit/contract/receipt.ts";
import { entryTime, receiptGroups } from "@uchit/contract/receipt-groups.ts";
import { requestJson } from "#studio/wire/http.ts";

export type Choosable = { value: string; name: string; written: string };

export async function listFigures(
	subject: LiveFigure["subject"],
	slug: string,
	signal?: AbortSignal,
): Promise<Choosable[]> {
	const address = `/v1/${subject === "college" ? "colleges" : "exams"}/${encodeURIComponent(slug)}`;
	const reply = await requestJson("GET", address, { signal });
	if (subject === "exam") return figuresOfExam(Exam.parse(reply));
	const college = College.parse(reply);
	const outcomes =
		college.placements.length > 0
			? Outcomes.parse(await requestJson("GET", `${address}/outcomes`, { signal }))
			: undefined;
	return figuresOfCollege(college, outcomes?.reported ?? []);
}

function figuresOfCollege(college: College, reported: Outcomes["reported"]): Choosable[] {
	const named = (fact: string) => liveFigureName({ subject: "college", slug: college.slug, fact });
	// Of the facts in words only the founding year is a figure.
	const groups = receiptGroups(college, reported).filter(
		({ topic }) => topic.kind !== "fact" || topic.field === "established",
	);
	const newest = groups.flatMap(({ id, topic, entries: [entry] }) => {
		const written = entry && wordsOf(entry);
		return written === undefined ? [] : [{ value: named(id), name: nameOf(topic), written }];
	});
	const ofYears = groups.flatMap(({ topic, entries }) =>
		entries.slice(1).flatMap((entry) => {
			const written = wordsOf(entry);
			const time = entryTime(entry);
			if (entry.id === undefined || written === undefined || time === undefined || topic.kind === "fact") return [];
			return [{ value: named(entry.id), name: `${nameOf(topic)}, of ${time}`, written }];
		}),
	);
	const [fee] = college.fees;
	const fees = fee ? [{ value: named(COLLEGE_FEE), name: "Fee a year", written: inRupees(fee.least, fee.most) }] : [];
	return [...fees, ...newest, ...ofYears];
}

export function figuresOfExam({ slug, fees, events = [] }: Pick<Exam, "slug" | "fees" | "events">): Choosable[] {
	const named = (fact: string) => liveFigureName({ subject: "exam", slug, fact });
	const amounts = (fees?.items ?? []).map(({ amountInr }) => amountInr);
	const ofFees = {
		value: named(EXAM_FEES),
		name: "Fee",
		written: inRupees(Math.min(...amounts), Math.max(...amounts)),
	};
	const dates = events
		.filter(({ status }) => status !== "cancelled")
		.map(({ key, kind, name, starts, ends }) => ({
			value: named(`events.${key}`),
			name: `Date: ${name ?? inWords(kind)} (${key})`,
			written: ends === undefined || ends === starts ? starts : `${starts} to ${ends}`,
		}));
	return [...(amounts.length > 0 ? [ofFees] : []), ...dates];
}

function wordsOf({ value }: ReceiptEntry): string | undefined {
	switch (value.kind) {
		case "fact":
			return value.fact.printed;
		case "rank":
			return value.ranking.rank?.toString() ?? value.ranking.band;
		case "seats":
			return value.seats.seats?.toLocaleString("en-IN");
		case "outcome":
			return value.outcome.value.toLocaleString("en-IN");
	}
}

function nameOf(topic: ReceiptTopic): string {
	switch (topic.kind) {
		case "fact":
			return inWords(topic.field);
		case "rank":
			return `Rank: ${inWords(topic.list)}`;
		case "seats":
			return `Approved seats: ${topic.authority.toUpperCase()}`;
		case "outcome":
			return `${inWords(topic.measure)}: ${topic.level}, ${inWords(topic.list)}`;
	}
}

function inRupees(least: number, most: number): string {
	const [one, other] = [least, most].map((amount) => `₹${amount.toLocaleString("en-IN")}`);
	return one === other ? `${one}` : `${one} to ${other}`;
}

function inWords(id: string): string {
	return `${id.charAt(0).toUpperCase()}${id.slice(1)}`.replaceAll("-", " ");
}
