import FormHelperText from "@mui/material/FormHelperText";
import { useSourceContext } from "react-admin";
import { get, useFormState } from "react-hook-form";
import { isRecord } from "#studio/wire/refusal.ts";

/** What is wrong with a value that has no input of its own, or with one of its items; nothing of what its inputs say themselves. */
export function Fault({ source, isDeep = true }: { source: string; isDeep?: boolean }) {
	const { reason, isOwn } = useFault(source);
	if (reason === undefined || (!isOwn && !isDeep)) return null;
	return (
		<FormHelperText error role="alert">
			{reason}
		</FormHelperText>
	);
}

/** The first fault of a value or of what lies in it, and whether it is its own. */
export function useFault(source: string): { reason?: string; isOwn: boolean } {
	const { errors } = useFormState();
	const fault: unknown = get(errors, useSourceContext().getSource(source));
	const reason = firstIn(fault);
	return { ...(reason !== undefined && { reason }), isOwn: isRecord(fault) && typeof fault.message === "string" };
}

function firstIn(fault: unknown): string | undefined {
	if (Array.isArray(fault)) return fault.map(firstIn).find((reason) => reason !== undefined);
	if (!isRecord(fault)) return undefined;
	if (typeof fault.message === "string") return fault.message;
	const { ref, ...deeper } = fault;
	return Object.values(deeper)
		.map(firstIn)
		.find((reason) => reason !== undefined);
}
