import type { ReactNode } from "react";
import { TextDialog } from "#studio/writing/text/text-dialog.tsx";

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
		<TextDialog {...{ title, onClose, onDone: onSure }} {...(isBarred ? { cancel: "Go on writing" } : { done: sure })}>
			<div>{content}</div>
		</TextDialog>
	);
}
