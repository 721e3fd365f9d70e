import { ANSWER_GAP, MAX_ANSWER_LENGTH } from "@uchit/contract/lead.ts";
import { useRef } from "react";
import { ChoiceLine, TextLine } from "#studio/parts/line.tsx";
import { ofItem } from "#studio/parts/of-item.tsx";
import { SendForm, textOf } from "#studio/parts/send-form.tsx";
import { Titled } from "#studio/parts/titled.tsx";
import { useStep } from "#studio/parts/use-attempt.ts";
import { sendAnswer } from "./wire.ts";

export const AnswerForm = ofItem(({ id, name, language }) => {
	const templates = TEMPLATES.filter((template) => template.language === (language === "hi" ? "hi" : "en"));
	const text = useRef<HTMLTextAreaElement>(null);
	const step = useStep();
	const begin = (chosen: string) => {
		const template = TEMPLATES.find((each) => each.id === chosen);
		if (template === undefined || text.current === null) return;
		text.current.value = template.text(String(name ?? ""));
		text.current.focus();
		const gap = text.current.value.indexOf(ANSWER_GAP);
		if (gap !== -1) text.current.setSelectionRange(gap, gap + ANSWER_GAP.length);
	};
	const answer = async (form: FormData, element: HTMLFormElement) => {
		await sendAnswer(String(id), textOf(form, "answer").trim());
		element.reset();
		await step(async () => undefined, "It is sent, and stays in the log.");
	};
	return (
		<Titled title="Answer">
			<SendForm isMain button="Send the answer" send={answer}>
				<ChoiceLine
					name="template"
					label="Begin with"
					choices={[{ id: "", name: "an empty answer" }, ...templates]}
					onChange={({ target }) => begin(target.value)}
				/>
				<TextLine
					name="answer"
					label="It is sent to the contact by e-mail or SMS as you write it here, and is deleted together with the lead."
					{...{ ref: text, required: true, maxLength: MAX_ANSWER_LENGTH, rows: 5 }}
				/>
			</SendForm>
		</Titled>
	);
});

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
