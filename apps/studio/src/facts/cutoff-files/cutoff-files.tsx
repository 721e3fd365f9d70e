import { CutoffFileReport } from "@uchit/contract/cutoff-file.ts";
import { useEffect } from "react";
import { DataTable, type RaRecord, SimpleForm, useEditContext, useRecordContext } from "react-admin";
import { Day } from "#studio/parts/day.tsx";
import { EditItem } from "#studio/parts/edit-item.tsx";
import { Facts } from "#studio/parts/facts.tsx";
import { History } from "#studio/parts/history.tsx";
import { Queue } from "#studio/parts/queue.tsx";
import { StepToolbar } from "#studio/parts/step-toolbar.tsx";
import { toMoment } from "#studio/parts/to-moment.ts";
import { NamesToDecide } from "./names-to-decide.tsx";
import { ReportParts } from "./report-parts.tsx";
import { counsellingInWords, formatCount, STATE_CHOICES, stateInWords } from "./words.ts";

const AGAIN = { to: "waiting", label: "Read it again" };
const DROP = { to: "dropped", label: "Drop it" };
const STEPS = {
	unreadable: [AGAIN, DROP],
	ready: [{ to: "publishing", label: "Publish" }, AGAIN, DROP],
	published: [{ to: "undoing", label: "Undo all of it", question: () => "All rows of this file go off the site." }],
} as const;
const UNDER_WAY: readonly unknown[] = ["waiting", "publishing", "undoing"];
const FOLLOW_MS = 1_500;

export const cutoffFiles = {
	name: "cutoff_files",
	options: { label: "Counselling files" },
	recordRepresentation: counsellingInWords,
	list: FileList,
	edit: FileEdit,
};

function FileList() {
	return (
		<Queue by="state" states={STATE_CHOICES} since="id">
			<DataTable.Col source="file" />
			<DataTable.Col source="state" render={stateInWords} />
			<DataTable.Col source="date_created" label="Brought in">
				<Day source="date_created" />
			</DataTable.Col>
		</Queue>
	);
}

function FileEdit() {
	return (
		<EditItem redirect={false}>
			<Follow />
			<SimpleForm toolbar={<FileSteps />}>
				<FileText />
			</SimpleForm>
			<History />
		</EditItem>
	);
}

/** A file cannot be published while any college name is undecided. */
function FileSteps() {
	const report = CutoffFileReport.safeParse(useRecordContext<RaRecord>()?.report);
	const isOpen = report.success && report.data.undecided.length > 0;
	return <StepToolbar steps={isOpen ? { ...STEPS, ready: [AGAIN, DROP] } : STEPS} />;
}

function Follow() {
	const { record, refetch } = useEditContext<RaRecord>();
	const isUnderWay = UNDER_WAY.includes(record?.state);
	useEffect(() => {
		if (!isUnderWay) return;
		const timer = setInterval(() => void refetch?.(), FOLLOW_MS);
		return () => clearInterval(timer);
	}, [isUnderWay, refetch]);
	return null;
}

function FileText() {
	const item = useRecordContext<RaRecord>();
	if (item === undefined) return null;
	const report = CutoffFileReport.safeParse(item.report);
	const isUnderWay = UNDER_WAY.includes(item.state);
	return (
		<>
			<Facts
				lines={{
					File: (
						<>
							<a href={`/content/cutoff-files/${item.id}/file`}>{item.file}</a>,{" "}
							{formatCount(Math.ceil(item.size / 1024))} KB, brought in on {toMoment(item.date_created)} as{" "}
							{counsellingInWords(item)}
						</>
					),
					State: (
						<span role="status">
							{stateInWords(item)}
							{isUnderWay && item.says !== "" && `: ${item.says}`}
						</span>
					),
				}}
			/>
			{!isUnderWay && item.says !== "" && <p role="alert">{item.says}</p>}
			{report.success && !isUnderWay && (
				<>
					{item.state === "ready" && <NamesToDecide item={item} names={report.data.undecided} />}
					<ReportParts report={report.data} />
				</>
			)}
		</>
	);
}
