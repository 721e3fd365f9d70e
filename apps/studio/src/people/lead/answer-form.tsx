import { LONGEST_ANSWER } from "@uchit/contract/lead.ts";
import { type FormEvent, useRef, useState } from "react";
import { type RaRecord, useRecordContext } from "react-admin";
import { messageOf } from "#studio/parts/message-of.ts";
import { useReread } from "#studio/parts/use-reread.ts";
import { TEMPLATES } from "./templates.ts";
import { sendAnswer } from "./wire.ts";

/** An answer in writing, from here to the contact that the person gave. */
export function AnswerForm() {
	const lead = useRecordContext<RaRecord>();
	return lead === undefined ? null : (
		<AnswerTo key={lead.id} lead={String(lead.id)} name={String(lead.name ?? "")} language={lead.language} />
	);
}

type Props = { lead: string; name: string; language: unknown };

function AnswerTo({ lead, name, language }: Props) {
	const templates = TEMPLATES.filter((template) => template.language === (language === "hi" ? "hi" : "en"));
	const text = useRef<HTMLTextAreaElement>(null);
	const begin = (id: string) => {
		const template = TEMPLATES.find((each) => each.id === id);
		if (template === undefined || text.current === null) return;
		text.current.value = template.text(name);
		text.current.focus();
	};
	const reread = useReread();
	const [isBusy, setBusy] = useState(false);
	const [said, setSaid] = useState<{ role: "status" | "alert"; text: string }>();
	const submit = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (isBusy) return;
		const form = event.currentTarget;
		setBusy(true);
		try {
			await sendAnswer(lead, String(new FormData(form).get("answer") ?? "").trim());
			form.reset();
			setSaid({ role: "status", text: "It is on its way, and kept in the log." });
			reread();
		} catch (error) {
			setSaid({ role: "alert", text: messageOf(error) });
		} finally {
			setBusy(false);
		}
	};
	return (
		<section aria-labelledby="answer-heading">
			<h2 id="answer-heading">Answer</h2>
			<form onSubmit={(event) => void submit(event)}>
				<p>
					<label htmlFor="template">Begin with</label>{" "}
					<select id="template" defaultValue="" onChange={({ target }) => begin(target.value)}>
						<option value="">an empty answer</option>
						{templates.map((template) => (
							<option key={template.id} value={template.id}>
								{template.name}
							</option>
						))}
					</select>
				</p>
				<p>
					<label htmlFor="answer">
						It is sent to the contact by e-mail or SMS, in the words that you write here, and goes when the lead goes.
					</label>
				</p>
				<p>
					<textarea ref={text} id="answer" name="answer" required maxLength={LONGEST_ANSWER} rows={5} cols={60} />
				</p>
				<button type="submit" disabled={isBusy}>
					Send the answer
				</button>
				{said !== undefined && <p role={said.role}>{said.text}</p>}
			</form>
		</section>
	);
}
