import { useQuery } from "@tanstack/react-query";
import { saveFile } from "@uchit/text/save-file.ts";
import { useState } from "react";
import { Link, Title } from "react-admin";
import { messageOf } from "#studio/parts/message-of.ts";
import { SendForm, textOf } from "#studio/parts/send-form.tsx";
import { toLeadFile } from "./lead-file.ts";
import { type Consented, exportLeads, readFigures } from "./wire.ts";
import { nameOfPurpose, nameOfRecipient } from "./words.ts";

const MOST_ROWS = 1_000;

/** Contains only leads with valid consent for this purpose and recipient. */
export function LeadExport() {
	const { data: { consents } = {}, error } = useQuery({ queryKey: ["figures", 1], queryFn: () => readFigures(1) });
	const [done, setDone] = useState<string>();
	const send = async (form: FormData) => {
		const wanted = consents?.[Number(form.get("consent"))];
		if (wanted !== undefined) setDone(await downloadLeads(wanted, textOf(form, "reason").trim()));
	};
	return (
		<>
			<Title title="Export of leads" />
			<section aria-label="Export of leads">
				<p>
					The file has contacts of people: only those whose consent is valid, and nobody who asked not to be contacted.
					Who exported each, when and why stays in its log. Delete the file when you are done.
				</p>
				{error !== null && <p role="alert">{messageOf(error)}</p>}
				{consents?.length === 0 && <p>No lead consents to anything.</p>}
				{consents !== undefined && consents.length > 0 && (
					<SendForm isMain button="Export as CSV" send={send}>
						<ConsentChoice consents={consents} />
						<p>
							<label htmlFor="reason">What the file is for</label>{" "}
							<input id="reason" name="reason" required minLength={3} maxLength={200} autoComplete="off" />
						</p>
					</SendForm>
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

async function downloadLeads({ purpose, recipient }: Consented, reason: string): Promise<string> {
	const rows = await exportLeads({ purpose, recipient, reason });
	const day = new Date().toISOString().slice(0, 10);
	const name = `leads-${purpose}-${recipient}-${day}.csv`;
	saveFile({ name, text: toLeadFile(rows), type: "text/csv;charset=utf-8" });
	const rest = rows.length === MOST_ROWS ? ` They are the newest ${MOST_ROWS}; there may be older ones.` : "";
	return `${rows.length === 1 ? "1 lead is" : `${rows.length} leads are`} in ${name}.${rest}`;
}
