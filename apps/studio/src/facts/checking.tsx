import Button from "@mui/material/Button";
import { useEffect, useRef } from "react";
import { type RaRecord, useLocation, useRecordContext, useResourceContext } from "react-admin";
import { StepButton, type StepProps } from "#studio/parts/step-button.tsx";
import { useNext } from "./checks.ts";
import { todayInIndia } from "./exam-facts.ts";

type Values = Record<string, unknown>;
type ButtonsProps = Pick<StepProps, "question"> & { toSent: (data: Values) => Values };

export function CheckedHere() {
	const params = new URLSearchParams(useLocation().search);
	const why = params.get("why") ?? "";
	return why === "" ? null : <p role="status">To check: {why}.</p>;
}

export function useFocusOfCheck(key: string) {
	const row = useRef<HTMLFieldSetElement>(null);
	const { search } = useLocation();
	const isChecked = key !== "" && new URLSearchParams(search).get("check") === key;
	useEffect(() => {
		if (!isChecked) return;
		row.current?.scrollIntoView({ block: "center" });
		row.current?.querySelector<HTMLInputElement>("input[name$='.starts']")?.focus({ preventScroll: true });
	}, [isChecked]);
	return row;
}

/** Saves today as the check date of the whole item and opens the next one, or skips to the next one. */
export function CheckedButtons(props: ButtonsProps) {
	return new URLSearchParams(useLocation().search).has("check") ? <Buttons {...props} /> : null;
}

function Buttons({ toSent, question }: ButtonsProps) {
	const item = useRecordContext<RaRecord>();
	const next = useNext({ open: { resource: useResourceContext() ?? "", id: item?.id } });
	const transform = (data: Values) => ({ ...toSent(data), written_on: todayInIndia() });
	return (
		<>
			<StepButton
				label="Checked today, and next"
				{...{ transform, question }}
				{...(next !== undefined && { mutationOptions: { onSuccess: () => void next.open() } })}
			/>
			{next !== undefined && <Button onClick={() => void next.open()}>Next: {next.name}</Button>}
		</>
	);
}
