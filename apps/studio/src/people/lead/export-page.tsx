import { useQuery } from "@tanstack/react-query";
import type { ExportedLead } from "@uchit/contract/lead.ts";
import { toCsv } from "@uchit/text/csv.ts";
import { saveFile } from "@uchit/text/save-file.ts";
import { useState } from "react";
import { Link, Title } from "react-admin";
import { messageOf } from "#studio/parts/message-of.ts";
import { SendForm, textOf } from "#studio/parts/send-form.tsx";
import { type Consented, exportLeads, readFigures } from "./wire.ts";
import { nameOfPurpose, nameOfRecipient } from "./words.ts";

const MOST_ROWS = 1_000;

type Column = (lead: ExportedLead) => string | null | undefined;

const COLUMNS_OF: Readonly<Record<keyof ExportedLead, Readonly<Record<string, Column>>>> = {
	id: { id: ({ id }) => id },
	name: { name: ({ name }) => name },
	ageBand: { age_band: ({ ageBand }) => ageBand },
	contact: { contact_kind: ({ contact }) => contact.kind, contact: ({ contact }) => contact.value },
	guardian: {
		guardian_name: ({ guardian }) => guardian?.name,
		guardian_contact: ({ guardian }) => guardian?.contact.value,
	},
	topic: { topic: ({ topic }) => topic },
	message: { message: ({ message }) => message },
	source: { page: ({ source }) => source?.page, college: ({ source }) => source?.college },
	language: { language: ({ language }) => language },
	callWindow: { call_from: ({ callWindow }) => callWindow?.from, call_to: ({ callWindow }) => callWindow?.to },
	status: { status: ({ status }) => status },
	createdAt: { created_at: ({ createdAt }) => createdAt },
};

const COLUMNS = Object.values(COLUMNS_OF).flatMap((columns) => Object.entries(columns));

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
	const cells = rows.map((lead) => COLUMNS.map(([, read]) => read(lead)));
	const text = toCsv([COLUMNS.map(([column]) => column), ...cells]);
	saveFile({ name, text, type: "text/csv;charset=utf-8" });
	const rest = rows.length === MOST_ROWS ? ` They are the newest ${MOST_ROWS}; there may be older ones.` : "";
	return `${rows.length === 1 ? "1 lead is" : `${rows.length} leads are`} in ${name}.${rest}`;
}
