import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { type ReactNode, useId } from "react";

type TextDialogProps = {
	title: string;
	/** The name of the button that does it; absent if nothing can be done. */
	done?: string | undefined;
	cancel?: string;
	onDone: () => void;
	onClose: () => void;
	canBeDone?: boolean;
	other?: ReactNode;
	children: ReactNode;
};

export function TextDialog({ title, done, onDone, onClose, other, children, ...own }: TextDialogProps) {
	const id = useId();
	const { cancel = "Cancel", canBeDone = true } = own;
	return (
		<Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
			<form
				onSubmit={(event) => {
					event.preventDefault();
					// Do not submit the article's form around this dialog.
					event.stopPropagation();
					if (canBeDone && done !== undefined) onDone();
				}}
			>
				<DialogTitle id={id}>{title}</DialogTitle>
				<DialogContent
					sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2, "& > :first-of-type": { mt: 1 } }}
				>
					{children}
				</DialogContent>
				<DialogActions>
					{other}
					<Button type="button" onClick={onClose}>
						{cancel}
					</Button>
					{done !== undefined && (
						<Button type="submit" variant="contained" disabled={!canBeDone}>
							{done}
						</Button>
					)}
				</DialogActions>
			</form>
		</Dialog>
	);
}
