import { DateInput, type DateInputProps, useInput } from "react-admin";
import { dayInWords } from "./day-in-words.ts";

/** Browsers write the day in their own order; the words under the box have its month. */
export function DayInput(props: DateInputProps) {
	const value: unknown = useInput({ source: props.source }).field.value;
	const isRead = typeof value === "string" && value !== "";
	return <DateInput {...props} {...(isRead && { helperText: `Read as ${dayInWords(value)}` })} />;
}
