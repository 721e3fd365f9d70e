import FormHelperText from "@mui/material/FormHelperText";
import { isRecord } from "@uchit/text/is-record.ts";
import { useState } from "react";
import { useSourceContext } from "react-admin";
import { get, useFormState, useWatch } from "react-hook-form";

/** Faults of a value without its own input, or of its items; skips faults that inputs show themselves. */
export function Fault({ source, isDeep = true }: { source: string; isDeep?: boolean }) {
	const { reason, isOwn } = useFault(source);
	if (reason === undefined || (!isOwn && !isDeep)) return null;
	return (
		<FormHelperText error role="alert">
			{reason}
		</FormHelperText>
	);
}

export function useFault(source: string): { reason?: string; isOwn: boolean } {
	const { errors } = useFormState();
	const name = useSourceContext().getSource(source);
	const fault: unknown = get(errors, name);
	const now = JSON.stringify(useWatch({ name }));
	// The fault of a whole applies to what was sent, so it disappears once any part changes.
	const [judged, setJudged] = useState({ fault, now });
	if (judged.fault !== fault) setJudged({ fault, now });
	const isOwn = isRecord(fault) && typeof fault.message === "string";
	const reason = isOwn && judged.now !== now ? undefined : firstIn(fault);
	return { ...(reason !== undefined && { reason }), isOwn };
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
