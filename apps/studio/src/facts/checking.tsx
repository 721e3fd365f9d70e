import Button from "@mui/material/Button";
import { useEffect } from "react";
import { type RaRecord, useLocation, useRecordContext, useResourceContext } from "react-admin";
import { StepButton } from "#studio/parts/step-button.tsx";
import { useNext } from "./checks.ts";
import { todayInIndia } from "./exam-facts.ts";

type Values = Record<string, unknown>;

/** Of a form that was opened from what is to be checked: why, and the date in question under the caret. */
export function CheckedHere() {
	const params = new URLSearchParams(useLocation().search);
	const [event, why] = [params.get("check") ?? "", params.get("why") ?? ""];
	useEffect(() => {
		if (event === "") return;
		const row = document.querySelector(`fieldset[aria-label="${CSS.escape(event)}"]`);
		row?.scrollIntoView({ block: "center" });
		row?.querySelector<HTMLInputElement>("input[name$='.starts']")?.focus({ preventScroll: true });
	}, [event]);
	return why === "" ? null : <p role="status">To check: {why}.</p>;
}

/** Saves that all of it was checked today, and goes on to what comes next; or goes on without. */
export function CheckedButtons({ toSent }: { toSent: (data: Values) => Values }) {
	return new URLSearchParams(useLocation().search).has("check") ? <Buttons toSent={toSent} /> : null;
}

function Buttons({ toSent }: { toSent: (data: Values) => Values }) {
	const item = useRecordContext<RaRecord>();
	const next = useNext({ resource: useResourceContext() ?? "", id: item?.id });
	const transform = (data: Values) => ({ ...toSent(data), written_on: todayInIndia() });
	return (
		<>
			<StepButton
				label="Checked today, and next"
				transform={transform}
				{...(next !== undefined && { mutationOptions: { onSuccess: () => void next.open() } })}
			/>
			{next !== undefined && <Button onClick={() => void next.open()}>Next: {next.name}</Button>}
		</>
	);
}
