import { useRef } from "react";
import { DeleteButton, SaveButton, Toolbar, useRecordContext } from "react-admin";
import { useFaultFocus } from "./fault-focus.ts";

/** For records without a draft: to save one is to publish it. */
export function PlainToolbar({ mayDelete = true }: { mayDelete?: boolean }) {
	const record = useRecordContext();
	const place = useRef<HTMLDivElement>(null);
	useFaultFocus(place);
	return (
		<Toolbar ref={place} sx={{ gap: 1 }}>
			<SaveButton alwaysEnable />
			{mayDelete && record !== undefined && <DeleteButton mutationMode="pessimistic" />}
		</Toolbar>
	);
}
