import Button, { type ButtonProps } from "@mui/material/Button";
import { type ReactNode, useState } from "react";

type Props = Omit<ButtonProps, "onClick"> & { label: string; dialog: (close: () => void) => ReactNode };

/** A button that opens a dialog. */
export function OpeningButton({ label, dialog, ...button }: Props) {
	const [isOpen, setOpen] = useState(false);
	return (
		<>
			<Button size="small" variant="outlined" {...button} onClick={() => setOpen(true)}>
				{label}
			</Button>
			{isOpen && dialog(() => setOpen(false))}
		</>
	);
}
