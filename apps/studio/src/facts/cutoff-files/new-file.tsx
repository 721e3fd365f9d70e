import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { BYTES_IN_MB } from "@uchit/contract/bytes.ts";
import { FILED_COUNSELLINGS, FiledCounsellingId, MAX_CUTOFF_FILE_MB } from "@uchit/contract/cutoff-file.ts";
import { useState } from "react";
import { Title, useLocation, useNotify } from "react-admin";
import { SendForm } from "#studio/parts/send-form.tsx";
import { useLeave } from "#studio/parts/use-is-mounted.ts";
import { sendCutoffFile } from "#studio/wire/actions.ts";

/** A worker parses the file; nothing is public until an editor publishes it. */
export function NewCutoffFile() {
	const begun = FiledCounsellingId.safeParse(new URLSearchParams(useLocation().search).get("counselling"));
	const [counselling, setCounselling] = useState(begun.data ?? FILED_COUNSELLINGS[0]?.id ?? "josaa");
	const [year, setYear] = useState(String(new Date().getFullYear()));
	const leave = useLeave();
	const notify = useNotify();
	const columns = FILED_COUNSELLINGS.find(({ id }) => id === counselling)?.columns ?? [];
	const choose = (chosen: File | undefined) => {
		const yearInName = /(?:^|\D)(20\d\d)(?!\d)/.exec(chosen?.name ?? "")?.[1];
		if (yearInName !== undefined) setYear(yearInName);
	};
	const send = async (form: FormData) => {
		const sent = form.get("file");
		if (!(sent instanceof File)) return;
		if (sent.size > MAX_CUTOFF_FILE_MB * BYTES_IN_MB) throw new Error(tooLarge(sent.size));
		const id = await sendCutoffFile({ counselling, year: Number(year), file: sent.name }, sent);
		notify("The file is here and is being read.", { type: "success" });
		leave("edit", "cutoff_files", id);
	};
	return (
		<div className="document">
			<Title title="New file of a counselling" />
			<p>
				The table as the authority publishes it: XLSX (its first sheet), CSV or .csv.gz, up to {MAX_CUTOFF_FILE_MB} MB.
				The first row names the columns: {columns.join(", ").replaceAll("_", " ")}. You see what is in it and what it
				would change before anything is public.
			</p>
			<SendForm isMain button="Read this file" send={send}>
				<div className="columns">
					<TextField
						select
						id="counselling"
						label="Counselling"
						value={counselling}
						onChange={({ target }) => setCounselling(FiledCounsellingId.parse(target.value))}
						size="small"
						margin="dense"
					>
						{FILED_COUNSELLINGS.map(({ id, name }) => (
							<MenuItem key={id} value={id}>
								{name}
							</MenuItem>
						))}
					</TextField>
					<TextField
						id="year"
						label="Year of the counselling"
						value={year}
						onChange={({ target }) => setYear(target.value)}
						required
						size="small"
						margin="dense"
						slotProps={{ htmlInput: { inputMode: "numeric", pattern: "20[0-9]{2}" } }}
					/>
				</div>
				<p>
					<label htmlFor="cutoff-file">File</label>{" "}
					<input
						id="cutoff-file"
						name="file"
						type="file"
						required
						accept=".xlsx,.csv,.gz,text/csv"
						onChange={({ target }) => choose(target.files?.[0])}
					/>
				</p>
			</SendForm>
		</div>
	);
}

function tooLarge(bytes: number): string {
	const size = Math.round(bytes / BYTES_IN_MB).toLocaleString("en-IN");
	return `The file has ${size} MB; at most ${MAX_CUTOFF_FILE_MB} MB are taken: save the table alone as CSV, or pack it as .csv.gz.`;
}
