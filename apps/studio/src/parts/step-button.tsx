import { type MouseEvent, type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { SaveButton, type SaveButtonProps } from "react-admin";
import { ConfirmDialog } from "./confirm-dialog.tsx";

export type Question = { content: ReactNode; isBarred?: boolean };

export type StepProps = Pick<SaveButtonProps, "transform" | "mutationOptions" | "variant" | "color"> & {
	label: string;
	letter?: string;
	question?: (() => Promise<Question | undefined>) | undefined;
	sure?: string;
};

export function StepButton({ label, letter, question, sure = "Confirm", ...props }: StepProps) {
	const place = useRef<HTMLSpanElement>(null);
	const isSure = useRef(false);
	const [dialog, setDialog] = useState<Question>();
	const press = useCallback(() => place.current?.querySelector("button")?.click(), []);
	const goOn = () => {
		setDialog(undefined);
		isSure.current = true;
		press();
	};
	const askBack = (event: MouseEvent) => {
		if (question === undefined || isSure.current) {
			isSure.current = false;
			return;
		}
		event.preventDefault();
		void question().then((found) => (found === undefined ? goOn() : setDialog(found)));
	};
	useEffect(() => {
		if (letter === undefined) return;
		const pressByKey = (event: KeyboardEvent) => {
			if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== `Key${letter}`) return;
			event.preventDefault();
			press();
		};
		document.addEventListener("keydown", pressByKey);
		return () => document.removeEventListener("keydown", pressByKey);
	}, [letter, press]);
	return (
		<span ref={place}>
			<SaveButton
				type="button"
				variant="outlined"
				icon={null}
				alwaysEnable
				onClick={askBack}
				label={letter === undefined ? label : `${label} (Alt+${letter})`}
				{...(letter !== undefined && { "aria-keyshortcuts": `Alt+${letter}` })}
				{...props}
			/>
			{dialog !== undefined && (
				<ConfirmDialog title={label} {...dialog} sure={sure} onSure={goOn} onClose={() => setDialog(undefined)} />
			)}
		</span>
	);
}
