import { useRef } from "react";
import { DeleteButton, SaveButton, Toolbar, useRecordContext } from "react-admin";
import { useFaultFocus } from "./fault-focus.ts";
import { StepButton, type StepProps } from "./step-button.tsx";

/** For collections without drafts: saving publishes. */
type Props = { mayDelete?: boolean; label?: string } & Pick<StepProps, "question" | "sure">;

export function PlainToolbar({ mayDelete = true, label = "Save", question, sure = "Save anyway" }: Props) {
	const record = useRecordContext();
	const place = useRef<HTMLDivElement>(null);
	useFaultFocus(place);
	return (
		<Toolbar ref={place}>
			{question === undefined ? (
				<SaveButton alwaysEnable />
			) : (
				<StepButton label={label} variant="contained" question={question} sure={sure} />
			)}
			{mayDelete && record !== undefined && <DeleteButton mutationMode="pessimistic" />}
		</Toolbar>
	);
}
