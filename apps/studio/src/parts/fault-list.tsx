import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { isRecord } from "@uchit/text/is-record.ts";
import { useRef } from "react";
import { SimpleForm, type SimpleFormProps, useResourceContext, ValidationError } from "react-admin";
import { useFormState } from "react-hook-form";
import { labelOfPath } from "#studio/facts/shape/words.ts";
import { focusInput, labelOfBox } from "./fault-focus.ts";

/** A form that names on top what keeps it from being saved. No message at the edge repeats that. */
export function ListedForm({ children, ...form }: SimpleFormProps) {
	return (
		<SimpleForm disableInvalidFormNotification {...form}>
			<FaultList />
			{children}
		</SimpleForm>
	);
}

/** A press leads to the box. One fault alone is looked at in its box, so the focus goes there. */
function FaultList() {
	const { errors } = useFormState();
	const resource = useResourceContext() ?? "";
	const place = useRef<HTMLElement>(null);
	const faults = faultsIn(errors);
	if (faults.length === 0) return null;
	return (
		<Box
			component="section"
			ref={place}
			role="alert"
			tabIndex={-1}
			{...(faults.length > 1 && { "data-faults": true })}
			sx={{
				...{ borderInlineStart: 4, borderColor: "error.main", borderRadius: 1, px: 2, mb: 2, width: "100%" },
				backgroundColor: "color-mix(in srgb, var(--bad-text) 9%, transparent)",
			}}
		>
			<p>Not saved. {faults.length === 1 ? "One box is" : `${faults.length} boxes are`} to be filled in or changed:</p>
			<ul>
				{faults.map(({ path, reason }) => (
					<li key={path}>
						<Button size="small" onClick={() => focusInput(place.current?.closest("form"), path)}>
							{nameOfBox(resource, path)}
						</Button>{" "}
						<ValidationError error={reason} />
					</li>
				))}
			</ul>
		</Box>
	);
}

/** In a row, with the row. What is folded shows no words yet. */
function nameOfBox(resource: string, path: string): string {
	const label = labelOfBox(path);
	const above = path.split(".").slice(0, -1).join(".");
	if (label === undefined) return labelOfPath(resource, path);
	return above === "" ? label : `${labelOfPath(resource, above)} · ${label}`;
}

/** Each fault with the path of its box, such as `events.4.starts`. What belongs to no box is in the message at the edge. */
export function faultsIn(errors: unknown, above = ""): { path: string; reason: string }[] {
	if (!isRecord(errors) && !Array.isArray(errors)) return [];
	return Object.entries(errors).flatMap(([name, fault]) => {
		if (!(isRecord(fault) || Array.isArray(fault)) || (above === "" && name === "root")) return [];
		const path = above === "" ? name : `${above}.${name}`;
		const {
			message,
			ref: _ref,
			type: _type,
			...parts
		}: Record<string, unknown> = Object.fromEntries(Object.entries(fault));
		return typeof message === "string" ? [{ path, reason: message }] : faultsIn(parts, path);
	});
}
