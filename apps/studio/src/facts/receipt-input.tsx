import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import { isRecord } from "@uchit/text/is-record.ts";
import { useState } from "react";
import { TextInput, useInput } from "react-admin";
import { DayInput } from "#studio/parts/day-input.tsx";
import { todayInIndia } from "./exam-facts.ts";
import { Folded } from "./rows.tsx";
import { NO_DOCUMENT } from "./shape/form-values.ts";
import { SourceInput } from "./source-input.tsx";

export function ReceiptInput({ source, label }: { source: string; label: string }) {
	return (
		<Folded source={source} titleOf={() => label} summaryOf={(value) => `${label}: ${inWords(value)}`}>
			<ReceiptFields source={source} />
		</Folded>
	);
}

function ReceiptFields({ source }: { source: string }) {
	const { field } = useInput({ source });
	const [isKnown, setAvailable] = useState(typeof field.value === "string");
	const change = () => {
		field.onChange(isKnown ? NO_DOCUMENT : "");
		setAvailable(!isKnown);
	};
	return (
		<>
			{isKnown ? (
				<SourceInput source={source} label="A document that the site has" />
			) : (
				<>
					<TextInput source={`${source}.publisher`} label="Who published it" />
					<TextInput source={`${source}.document`} label="The document" />
					<TextInput source={`${source}.address`} label="Its address" />
					<ReadOn source={`${source}.date`} />
					<TextInput source={`${source}.line`} label="The exact words in the document" multiline />
					<TextInput source={`${source}.copy`} label="If you read a public copy: which one" />
				</>
			)}
			<Button size="small" onClick={change}>
				{isKnown ? "Name another document" : "Choose a document that the site has already"}
			</Button>
		</>
	);
}

/** The reading date has no default: the person who reads the document now ticks the box. */
function ReadOn({ source }: { source: string }) {
	const { field } = useInput({ source });
	const today = todayInIndia();
	return (
		<>
			<DayInput source={source} label="The day on which you read it" />
			<FormControlLabel
				control={<Checkbox checked={field.value === today} onChange={(_, on) => field.onChange(on ? today : null)} />}
				label="Read today"
			/>
		</>
	);
}

function inWords(value: unknown): string {
	if (typeof value === "string" && value !== "") return value;
	if (!isRecord(value)) return "none named here";
	const named = [value.publisher, value.document].filter((text) => typeof text === "string" && text !== "");
	return named.length === 0 ? "none named here" : named.join(", ");
}
