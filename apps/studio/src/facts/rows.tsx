import Button from "@mui/material/Button";
import { type ReactNode, useState } from "react";
import { ArrayInput, SimpleFormIterator, useSimpleFormIterator, useSourceContext } from "react-admin";
import { useWatch } from "react-hook-form";
import { Fault, useFault } from "./shape/fault.tsx";

type RowsProps = {
	source: string;
	label: string;
	add: string;
	/** What a new row holds. */
	blank: unknown;
	children: ReactNode;
};

/** The items of a list, each with inputs of its own: they are added, put in another order, and taken out. No button empties the whole list. */
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
		// A list within a list is one row, not its items.
		<Button variant="outlined" size="small" onClick={() => add([blank])}>
			{label}
		</Button>
	);
}

type PartProps = { source: string; label: string; isInline?: boolean; children: ReactNode };

/** Inputs for what lies in one part. What is wrong with the part as a whole is said here. */
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

/**
 * The inputs of a row under a line that says what they hold. They are there once somebody opens it: of twenty rows those that are
 * changed. A new row is open, and one in which something is wrong.
 */
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
