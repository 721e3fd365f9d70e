import Button from "@mui/material/Button";
import FormHelperText from "@mui/material/FormHelperText";
import type { ReactNode } from "react";
import { ArrayInput, SimpleFormIterator, useInput, useSimpleFormIterator } from "react-admin";

type RowsProps = { source: string; label: string; add: string; children: ReactNode };

/** The items of a list, each with inputs of its own. No button empties the whole list. */
export function Rows({ source, label, add, children }: RowsProps) {
	return (
		<ArrayInput source={source} label={label}>
			<SimpleFormIterator fullWidth disableClear disableReordering addButton={<AddRow label={add} />}>
				{children}
			</SimpleFormIterator>
		</ArrayInput>
	);
}

function AddRow({ label }: { label: string }) {
	const { add } = useSimpleFormIterator();
	return (
		<Button variant="outlined" size="small" onClick={() => add()}>
			{label}
		</Button>
	);
}

/** Inputs for what lies in one part. What is wrong with the part is said here, whichever of its inputs it is about. */
export function Part({ source, label, children }: { source: string; label: string; children: ReactNode }) {
	const { fieldState } = useInput({ source });
	const reason = fieldState.error?.message;
	return (
		<fieldset>
			<legend>{label}</legend>
			{reason !== undefined && (
				<FormHelperText error role="alert">
					{reason}
				</FormHelperText>
			)}
			{children}
		</fieldset>
	);
}

type FoldedProps = { name: string; summary: string; isOpen: boolean; children: ReactNode };

/** The inputs of a row under a line that says what they hold: a list of twenty rows is read before it is changed. */
export function Folded({ name, summary, isOpen, children }: FoldedProps) {
	return (
		<details open={isOpen} aria-label={name}>
			<summary>{summary}</summary>
			{children}
		</details>
	);
}
