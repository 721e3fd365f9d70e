import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { type ReactNode, useId } from "react";

type TextDialogProps = {
	title: string;
	done: string;
	onDone: () => void;
	onClose: () => void;
	canBeDone?: boolean;
	other?: ReactNode;
	children: ReactNode;
};

export function TextDialog({ title, done, onDone, onClose, canBeDone = true, other, children }: TextDialogProps) {
	const id = useId();
	return (
		<Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
			<form
				onSubmit={(event) => {
					event.preventDefault();
					// Do not submit the article's form around this dialog.
					event.stopPropagation();
					if (canBeDone) onDone();
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
						Cancel
					</Button>
					<Button type="submit" variant="contained" disabled={!canBeDone}>
						{done}
					</Button>
				</DialogActions>
			</form>
		</Dialog>
	);
}
