import { Link } from "react-admin";
import { nameIn } from "#studio/facts/choices-of.ts";
import { CollegeName } from "#studio/parts/college-name.tsx";
import { EditItem } from "#studio/parts/edit-item.tsx";
import { Facts } from "#studio/parts/facts.tsx";
import { ofItem } from "#studio/parts/of-item.tsx";
import { queueScreen } from "#studio/parts/queue-screen.tsx";
import { toMoment } from "#studio/parts/to-moment.ts";
import { CoverForm } from "./document/cover-form.tsx";
import { DecisionForm } from "./document/decision-form.tsx";
import { nameOfSender, readingLines, STATES } from "./document/words.ts";

export const documents = queueScreen({
	name: "documents",
	label: "Fee notices",
	represent: ({ created_at }) => `the notice of ${toMoment(created_at)}`,
	states: { by: "state", of: STATES, waiting: "waiting" },
	since: { source: "created_at", label: "Sent" },
	columns: {
		college_id: { as: "college" },
		sender: { label: "Sent by", render: nameOfSender },
		programme: { label: "Programme, as the sender says", isUnsorted: true },
		pages: { as: "number" },
	},
	edit: () => (
		<EditItem actions={false} title="A fee notice">
			<DocumentText />
		</EditItem>
	),
});

const DocumentText = ofItem((document) => {
	const { id, programme, year, domain, state, reading, reason, correction_id: correction } = document;
	return (
		<div className="document">
			<Facts
				lines={{
					College: <CollegeName isLink />,
					"Sent by": `${nameOfSender(document)}, ${toMoment(document.created_at)}`,
					"What the sender says it is for": [programme, year].filter(Boolean).join(", ") || "not stated",
					"Address at the college’s own domain": domain ?? "none: another sender has to send the same",
					State: nameIn(STATES, state),
					...readingLines(reading),
					"Why it was refused": reason,
					"The fee": typeof correction === "number" && (
						<Link to={`/corrections/${correction}`}>Its correction, which can be undone</Link>
					),
				}}
			/>
			{state === "waiting" && <CoverForm id={String(id)} document={document} />}
			{(state === "waiting" || state === "covered") && <DecisionForm id={String(id)} document={document} />}
		</div>
	);
});
