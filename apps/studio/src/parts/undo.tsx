import Button from "@mui/material/Button";
import SnackbarContent from "@mui/material/SnackbarContent";
import { useNotify, useRefresh } from "react-admin";
import { messageOf } from "./message-of.ts";

/** Says what was done, with a button for ten seconds that makes the server take it back. */
export function useUndoable() {
	const notify = useNotify();
	const refresh = useRefresh();
	return (message: string, takeBack: () => Promise<unknown>) => {
		const press = async () => {
			try {
				await takeBack();
				notify("It is taken back.", { type: "success" });
			} catch (error) {
				notify(messageOf(error), { type: "error" });
			}
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
