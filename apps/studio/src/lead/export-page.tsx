import { type FormEvent, useEffect, useState } from "react";
import { Link, Title } from "react-admin";
import { toCsv } from "#studio/lead/csv.ts";
import { EXPORT_COLUMNS, toRow } from "#studio/lead/export-rows.ts";
import { saveFile } from "#studio/lead/save-file.ts";
import { type Consented, exportLeads, readFigures } from "#studio/lead/wire.ts";
import { nameOfPurpose, nameOfRecipient } from "#studio/lead/words.ts";
import { messageOf } from "#studio/parts/message-of.ts";

/** The wire gives no more at once. */
const MOST = 1_000;

/** Takes leads out as a file: those alone whose consent for the purpose and the recipient stands. */
export function LeadExport() {
	const [consents, setConsents] = useState<readonly Consented[]>();
	const [fault, setFault] = useState<string>();
	const [done, setDone] = useState<string>();
	useEffect(() => {
		readFigures(1).then(
			(figures) => setConsents(figures.consents),
			(error: unknown) => setFault(messageOf(error)),
		);
	}, []);
	const submit = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const form = new FormData(event.currentTarget);
		const wanted = consents?.[Number(form.get("consent"))];
		if (wanted === undefined) return;
		try {
			setDone(await take(wanted, String(form.get("reason") ?? "").trim()));
			setFault(undefined);
		} catch (error) {
			setFault(messageOf(error));
		}
	};
	return (
		<>
			<Title title="Export of leads" />
			<section aria-label="Export of leads">
				<p>
					A file holds how to reach people. It has those alone whose consent stands, and nobody who asked to be left
					alone. Who took each out, when and why stays in its log. Delete the file when you have done with it.
				</p>
				{fault !== undefined && <p role="alert">{fault}</p>}
				{consents?.length === 0 && <p>No lead consents to anything.</p>}
				{consents !== undefined && consents.length > 0 && (
					<form onSubmit={(event) => void submit(event)}>
						<ConsentChoice consents={consents} />
						<p>
							<label htmlFor="reason">What the file is for</label>{" "}
							<input id="reason" name="reason" required minLength={3} maxLength={200} autoComplete="off" />
						</p>
						<button type="submit">Export as CSV</button>
					</form>
				)}
				{done !== undefined && <p role="status">{done}</p>}
				<p>
					<Link to="/Lead">Back to the leads</Link>
				</p>
			</section>
		</>
	);
}

function ConsentChoice({ consents }: { consents: readonly Consented[] }) {
	return (
		<p>
			<label htmlFor="consent">Leads that consent to</label>{" "}
			<select id="consent" name="consent">
				{consents.map(({ purpose, recipient, count }, place) => (
					<option key={`${purpose} ${recipient}`} value={place}>
						{nameOfPurpose(purpose)}, {nameOfRecipient(recipient)} ({count})
					</option>
				))}
			</select>
		</p>
	);
}

/** Saves the file, and says what is in it. */
async function take({ purpose, recipient }: Consented, reason: string): Promise<string> {
	const rows = await exportLeads({ purpose, recipient, reason });
	const day = new Date().toISOString().slice(0, 10);
	const name = `leads-${purpose}-${recipient}-${day}.csv`;
	saveFile(name, toCsv([EXPORT_COLUMNS, ...rows.map(toRow)]));
	const rest = rows.length === MOST ? ` They are the newest ${MOST}; there may be older ones.` : "";
	return `${rows.length === 1 ? "1 lead is" : `${rows.length} leads are`} in ${name}.${rest}`;
}
