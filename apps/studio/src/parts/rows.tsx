import FormHelperText from "@mui/material/FormHelperText";
import type { ReactNode } from "react";
import { ArrayInput, SimpleFormIterator, useInput } from "react-admin";

type RowsProps = { source: string; label: string; add: string; children: ReactNode };

/** The items of a list, each with inputs of its own. No button empties the whole list. */
export function Rows({ source, label, add, children }: RowsProps) {
	return (
		<ArrayInput source={source} label={label} validate={anything}>
			<SimpleFormIterator fullWidth disableClear disableReordering addButton={<AddRow label={add} />}>
				{children}
			</SimpleFormIterator>
		</ArrayInput>
	);
}

/** Inputs for what lies in one part. What is wrong with the part is said here, whichever of its inputs it is about. */
export function Part({ source, label, children }: { source: string; label: string; children: ReactNode }) {
	const { fieldState } = useInput({ source, validate: anything });
	const reason = fieldState.error?.message;
	return (
		<fieldset>
			<legend>{label}</legend>
			{typeof reason === "string" && (
				<FormHelperText error role="alert">
					{reason}
				</FormHelperText>
			)}
			{children}
		</fieldset>
	);
}
