import { ANSWER_GAP, LONGEST_ANSWER } from "@uchit/contract/lead.ts";
import { useRef } from "react";
import { type RaRecord, useNotify, useRecordContext } from "react-admin";
import { SendForm, textOf } from "#studio/parts/send-form.tsx";
import { useReread } from "#studio/parts/use-reread.ts";
import { sendAnswer } from "./wire.ts";

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
		const gap = text.current.value.indexOf(ANSWER_GAP);
		if (gap !== -1) text.current.setSelectionRange(gap, gap + ANSWER_GAP.length);
	};
	const reread = useReread();
	const notify = useNotify();
	const answer = async (form: FormData, element: HTMLFormElement) => {
		await sendAnswer(lead, textOf(form, "answer").trim());
		element.reset();
		notify("It is sent, and stays in the log.", { type: "success" });
		reread();
	};
	return (
		<section aria-labelledby="answer-heading">
			<h2 id="answer-heading">Answer</h2>
			<SendForm button="Send the answer" send={answer}>
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
						It is sent to the contact by e-mail or SMS as you write it here, and is deleted together with the lead.
					</label>
				</p>
				<p>
					<textarea ref={text} id="answer" name="answer" required maxLength={LONGEST_ANSWER} rows={5} cols={60} />
				</p>
			</SendForm>
		</section>
	);
}

type Template = { id: string; language: "en" | "hi"; name: string; text: (name: string) => string };

const TEMPLATES: readonly Template[] = [
	{
		id: "figure",
		language: "en",
		name: "Where a figure is from",
		text: (name) =>
			`Hello ${name},\n\nthank you for your question. Every figure on our site has a receipt beside it: it names the document, its year and its publisher. What you asked about is there: ${ANSWER_GAP}\n\nIf something is still unclear, answer here.\nUchit`,
	},
	{
		id: "unknown",
		language: "en",
		name: "We do not know it",
		text: (name) =>
			`Hello ${name},\n\nthank you for your question. No document that we have read says this, and we do not guess. Who can tell you is the college itself: ${ANSWER_GAP}\n\nAs soon as it is published, it will be on our page.\nUchit`,
	},
	{
		id: "corrected",
		language: "en",
		name: "It is corrected now",
		text: (name) =>
			`Hello ${name},\n\nyou were right, thank you. It is corrected now, and stands with its source here: ${ANSWER_GAP}\n\nUchit`,
	},
	{
		id: "figure-hi",
		language: "hi",
		name: "Where a figure is from",
		text: (name) =>
			`नमस्ते ${name},\n\nआपके सवाल के लिए धन्यवाद। हमारी साइट पर हर आँकड़े के साथ उसका स्रोत लिखा है: दस्तावेज़, साल और प्रकाशक। आपने जो पूछा, वह यहाँ है: ${ANSWER_GAP}\n\nकुछ और जानना हो तो यहीं जवाब लिखिए।\nUchit`,
	},
	{
		id: "unknown-hi",
		language: "hi",
		name: "We do not know it",
		text: (name) =>
			`नमस्ते ${name},\n\nआपके सवाल के लिए धन्यवाद। हमने जो दस्तावेज़ पढ़े हैं, उनमें यह नहीं लिखा है, और हम अंदाज़ा नहीं लगाते। इसका सही जवाब कॉलेज ही दे सकता है: ${ANSWER_GAP}\n\nप्रकाशित होते ही यह हमारे पेज पर आ जाएगा।\nUchit`,
	},
];
