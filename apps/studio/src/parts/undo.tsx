import Button from "@mui/material/Button";
import SnackbarContent from "@mui/material/SnackbarContent";
import type { ReactNode } from "react";
import { useNotify, useRefresh } from "react-admin";
import { useAttempt } from "#studio/parts/use-attempt.ts";

/** The undo button stays for ten seconds; the server does the undo. */
export function useUndoable() {
	const notify = useNotify();
	const attempt = useAttempt();
	const refresh = useRefresh();
	return (message: ReactNode, takeBack: () => Promise<unknown>) => {
		const press = async () => {
			if (await attempt(takeBack)) notify("It is taken back.", { type: "success" });
			refresh();
		};
		notify(
			<SnackbarContent
				message={message}
				action={
					<Button size="small" color="inherit" variant="outlined" onClick={() => void press()}>
						Take it back
					</Button>
				}
			/>,
			{ autoHideDuration: 10_000 },
		);
	};
}
