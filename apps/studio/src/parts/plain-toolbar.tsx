import { useRef } from "react";
import { DeleteButton, SaveButton, Toolbar, useRecordContext } from "react-admin";
import { useFaultFocus } from "./fault-focus.ts";

/** For what has no way to the public to go: it counts once it is saved. */
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
