import { useQuery } from "@tanstack/react-query";
import { saveFile } from "@uchit/text/save-file.ts";
import { useState } from "react";
import { Link, Title } from "react-admin";
import { ReadError } from "#studio/parts/items.tsx";
import { ChoiceLine, Line } from "#studio/parts/line.tsx";
import { SendForm, textOf } from "#studio/parts/send-form.tsx";
import { toLeadFile } from "./lead-file.ts";
import { type Consented, exportLeads, readFigures } from "./wire.ts";
import { nameOfPurpose, nameOfRecipient } from "./words.ts";

const MAX_ROWS = 1_000;

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
				<ReadError error={error} />
				{consents?.length === 0 && <p>No lead consents to anything.</p>}
				{consents !== undefined && consents.length > 0 && (
					<SendForm isMain button="Export as CSV" send={send}>
						<ChoiceLine name="consent" label="Leads that consent to" choices={consents.map(toChoice)} />
						<Line
							name="reason"
							label="What the file is for"
							{...{ required: true, minLength: 3, maxLength: 200, autoComplete: "off" }}
						/>
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

function toChoice({ purpose, recipient, count }: Consented, id: number) {
	return { id, name: `${nameOfPurpose(purpose)}, ${nameOfRecipient(recipient)} (${count})` };
}

async function downloadLeads({ purpose, recipient }: Consented, reason: string): Promise<string> {
	const rows = await exportLeads({ purpose, recipient, reason });
	const day = new Date().toISOString().slice(0, 10);
	const name = `leads-${purpose}-${recipient}-${day}.csv`;
	saveFile({ name, text: toLeadFile(rows), type: "text/csv;charset=utf-8" });
	const rest = rows.length === MAX_ROWS ? ` They are the newest ${MAX_ROWS}; there may be older ones.` : "";
	return `${rows.length === 1 ? "1 lead is" : `${rows.length} leads are`} in ${name}.${rest}`;
}
