import { useQuery } from "@tanstack/react-query";
import { REPORT_STATES } from "@uchit/contract/report.ts";
import { Link, type RaRecord, TextInput, useCanAccess } from "react-admin";
import { toForm } from "#studio/facts/correctable-facts.tsx";
import { addressOfCorrecting, findReportedField, hasReceipt } from "#studio/facts/correction/words.ts";
import { CollegeName } from "#studio/parts/college-name.tsx";
import { queueScreen } from "#studio/parts/queue-screen.tsx";
import { toMoment } from "#studio/parts/to-moment.ts";
import { listCorrectable } from "#studio/wire/actions.ts";

const STATE_NAMES: Record<(typeof REPORT_STATES)[number], string> = {
	open: "Open",
	corrected: "Corrected",
	declined: "Declined",
};

export const reports = queueScreen({
	name: "reports",
	label: "Error reports",
	title: "An error report",
	represent: "fact",
	states: { by: "status", of: REPORT_STATES.map((id) => ({ id, name: STATE_NAMES[id] })), waiting: "open" },
	since: { source: "created_at", label: "Sent" },
	columns: { id: { label: "Number" }, college_id: { as: "college" }, message: { isUnsorted: true } },
	facts: ({ fact, message, evidence, created_at: at }) => ({
		College: <CollegeName isLink />,
		Fact: fact,
		"What is wrong": message,
		"Where one can check it": evidence ?? "not stated",
		Sent: toMoment(at),
	}),
	more: (report) => (
		<>
			{report.status === "open" && <CorrectThis report={report} />}
			<TextInput
				source="outcome"
				label="Answer to the visitor"
				multiline
				helperText="The visitor reads exactly this text."
			/>
		</>
	),
});

function CorrectThis({ report }: { report: RaRecord }) {
	const { canAccess } = useCanAccess({ resource: "corrections", action: "create" });
	if (canAccess !== true) return null;
	return (
		<p>
			If the visitor is right: <CorrectionLink report={report} />. The correction also answers the visitor.
		</p>
	);
}

/** Opens the form with the kind of fact filled in, and with the fact where the reported receipt is that of one alone. */
function CorrectionLink({ report }: { report: RaRecord }) {
	const about = String(report.about ?? "");
	const college = String(report.college_id);
	const field = findReportedField(about);
	const [year = ""] = /\d{4}$/.exec(about) ?? [];
	const { data = [] } = useQuery({
		queryKey: ["correctable", college, field, year],
		queryFn: ({ signal }) => listCorrectable({ college, field: String(field), q: year }, signal),
		enabled: field !== undefined,
	});
	const [row, another] = data.filter(({ fact }) => hasReceipt(about, fact));
	const filled = {
		college_id: college,
		report_id: report.id,
		reason: report.message,
		...(field && { field }),
		...(field && row && another === undefined && toForm(row, { college, field })),
	};
	return <Link to={addressOfCorrecting(filled)}>Correct this fact</Link>;
}
