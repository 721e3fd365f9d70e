import { DataTable, Link, type RaRecord, useRecordContext } from "react-admin";
import { CollegeName } from "#studio/parts/college-name.tsx";
import { Day } from "#studio/parts/day.tsx";
import { EditItem } from "#studio/parts/edit-item.tsx";
import { Facts } from "#studio/parts/facts.tsx";
import { Queue } from "#studio/parts/queue.tsx";
import { toMoment } from "#studio/parts/to-moment.ts";
import { CoverForm } from "./document/cover-form.tsx";
import { DecisionForm } from "./document/decision-form.tsx";
import { nameOfSender, nameOfState, readingLines, STATES } from "./document/words.ts";

export const documents = {
	name: "documents",
	options: { label: "Fee notices" },
	recordRepresentation: ({ created_at }: RaRecord) => `the notice of ${toMoment(created_at)}`,
	list: DocumentList,
	edit: DocumentEdit,
};

function DocumentList() {
	return (
		<Queue by="state" states={STATES} waiting="waiting" since="created_at">
			<DataTable.Col source="college_id" label="College">
				<CollegeName />
			</DataTable.Col>
			<DataTable.Col source="sender" label="Sent by" render={nameOfSender} />
			<DataTable.Col source="programme" label="Programme, as the sender says" disableSort />
			<DataTable.NumberCol source="pages" />
			<DataTable.Col source="state" render={({ state }) => nameOfState(state)} />
			<DataTable.Col source="created_at" label="Sent">
				<Day source="created_at" hasTime />
			</DataTable.Col>
		</Queue>
	);
}

function DocumentEdit() {
	return (
		<EditItem actions={false} title="A fee notice">
			<DocumentText />
		</EditItem>
	);
}

function DocumentText() {
	const document = useRecordContext<RaRecord>();
	if (document === undefined) return null;
	const { id, programme, year, domain, state, reading, reason, correction_id: correction } = document;
	return (
		<div className="document">
			<Facts
				lines={{
					College: <CollegeName isLink />,
					"Sent by": `${nameOfSender(document)}, ${toMoment(document.created_at)}`,
					"What the sender says it is for": [programme, year].filter(Boolean).join(", ") || "not stated",
					"Address at the college’s own domain": domain ?? "none: another sender has to send the same",
					State: nameOfState(state),
					...readingLines(reading),
					"Why it was refused": reason,
					"The fee": typeof correction === "number" && (
						<Link to={`/corrections/${correction}`}>Its correction, which can be undone</Link>
					),
				}}
			/>
			{state === "waiting" && <CoverForm key={id} id={String(id)} document={document} />}
			{(state === "waiting" || state === "covered") && <DecisionForm id={String(id)} document={document} />}
		</div>
	);
}
