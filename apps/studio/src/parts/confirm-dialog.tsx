import type { ReactNode } from "react";
import { Confirm } from "react-admin";

type Props = {
	title: string;
	content: ReactNode;
	isBarred?: boolean;
	sure: string;
	onSure: () => void;
	onClose: () => void;
};

export function ConfirmDialog({ title, content, isBarred = false, sure, onSure, onClose }: Props) {
	return (
		<Confirm
			isOpen
			title={title}
			content={content}
			confirm={sure}
			onConfirm={onSure}
			onClose={onClose}
			{...(isBarred && { cancel: "Go on writing", sx: { "& .ra-confirm": { display: "none" } } })}
		/>
	);
}
