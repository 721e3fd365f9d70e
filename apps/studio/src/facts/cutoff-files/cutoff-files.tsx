import { CutoffFileReport } from "@uchit/contract/cutoff-file.ts";
import { useEffect } from "react";
import { type RaRecord, useEditContext } from "react-admin";
import type { FactLines } from "#studio/parts/facts.tsx";
import { queueScreen } from "#studio/parts/queue-screen.tsx";
import { toMoment } from "#studio/parts/to-moment.ts";
import { NamesToDecide } from "./names-to-decide.tsx";
import { ReportParts } from "./report-parts.tsx";
import { counsellingInWords, formatCount, STATE_CHOICES, stateInWords } from "./words.ts";

const AGAIN = { to: "waiting", label: "Read it again" };
const DROP = { to: "dropped", label: "Drop it" };
const PUBLISH = { to: "publishing", label: "Publish" };
const UNDO = { to: "undoing", label: "Undo all of it", question: () => "All rows of this file go off the site." };
const UNDER_WAY: readonly unknown[] = ["waiting", "publishing", "undoing"];
const FOLLOW_MS = 1_500;

export const cutoffFiles = queueScreen({
	name: "cutoff_files",
	label: "Counselling files",
	represent: counsellingInWords,
	states: { by: "state", of: STATE_CHOICES },
	since: { source: "date_created", label: "Brought in", as: "day" },
	sort: "-id",
	columns: { file: {} },
	facts: factsOf,
	steps: (item) => ({
		unreadable: [AGAIN, DROP],
		// A file cannot be published while any college name is undecided.
		ready: [...(namesToDecide(item).length > 0 ? [] : [PUBLISH]), AGAIN, DROP],
		published: [UNDO],
	}),
	more: (item) => <FileReport item={item} />,
});

function reportOf({ report }: RaRecord): CutoffFileReport | undefined {
	return CutoffFileReport.safeParse(report).data;
}

function namesToDecide(item: RaRecord): CutoffFileReport["undecided"] {
	return reportOf(item)?.undecided ?? [];
}

function factsOf(item: RaRecord): FactLines {
	return {
		File: (
			<>
				<a href={`/content/cutoff-files/${item.id}/file`}>{item.file}</a>, {formatCount(Math.ceil(item.size / 1024))}{" "}
				KB, brought in on {toMoment(item.date_created)} as {counsellingInWords(item)}
			</>
		),
		State: (
			<span role="status">
				{stateInWords(item)}
				{UNDER_WAY.includes(item.state) && item.says !== "" && `: ${item.says}`}
			</span>
		),
	};
}

function FileReport({ item }: { item: RaRecord }) {
	const { refetch } = useEditContext();
	const isUnderWay = UNDER_WAY.includes(item.state);
	useEffect(() => {
		if (!isUnderWay) return;
		const timer = setInterval(() => void refetch?.(), FOLLOW_MS);
		return () => clearInterval(timer);
	}, [isUnderWay, refetch]);
	const report = reportOf(item);
	if (isUnderWay) return null;
	return (
		<>
			{item.says !== "" && <p role="alert">{item.says}</p>}
			{item.state === "ready" && <NamesToDecide item={item} names={namesToDecide(item)} />}
			{report !== undefined && <ReportParts report={report} />}
		</>
	);
}
