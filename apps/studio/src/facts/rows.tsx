import Button from "@mui/material/Button";
import { type ReactNode, useState } from "react";
import { ArrayInput, SimpleFormIterator, useSimpleFormIterator, useSourceContext } from "react-admin";
import { useWatch } from "react-hook-form";
import { Fault, useFault } from "./shape/fault.tsx";

type RowsProps = {
	source: string;
	label: string;
	add: string;
	blank: unknown;
	children: ReactNode;
};

/** Has no button that empties the whole list. */
export function Rows({ source, label, add, blank, children }: RowsProps) {
	return (
		<ArrayInput source={source} label={label}>
			<SimpleFormIterator fullWidth disableClear addButton={<AddRow label={add} blank={blank} />}>
				{children}
			</SimpleFormIterator>
		</ArrayInput>
	);
}

function AddRow({ label, blank }: { label: string; blank: unknown }) {
	const { add } = useSimpleFormIterator();
	return (
		// Wrapped, so that a nested list is added as one row and not as its items.
		<Button variant="outlined" size="small" onClick={() => add([blank])}>
			{label}
		</Button>
	);
}

type PartProps = { source: string; label: string; isInline?: boolean; children: ReactNode };

export function Part({ source, label, isInline = false, children }: PartProps) {
	return (
		<fieldset className={isInline ? "part inline" : "part"}>
			<legend>{label}</legend>
			<Fault source={source} isDeep={false} />
			{children}
		</fieldset>
	);
}

type FoldedProps = {
	source?: string;
	titleOf: (value: unknown) => string;
	summaryOf: (value: unknown) => string;
	children: ReactNode;
};

/** Inputs are mounted only when a row is opened; new and faulty rows start open. */
export function Folded({ source = "", titleOf, summaryOf, children }: FoldedProps) {
	const value: unknown = useWatch({ name: useSourceContext().getSource(source) });
	const summary = summaryOf(value);
	const [wasNew] = useState(summary === "");
	const { reason } = useFault(source);
	const [isOpen, setOpen] = useState(wasNew);
	const isShown = isOpen || reason !== undefined;
	return (
		<details open={isShown} aria-label={titleOf(value)} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
			<summary>{summary === "" ? titleOf(value) : summary}</summary>
			<Fault source={source} isDeep={false} />
			{isShown && children}
		</details>
	);
}
