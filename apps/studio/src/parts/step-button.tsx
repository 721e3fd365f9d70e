import { type MouseEvent, type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { SaveButton, type SaveButtonProps } from "react-admin";
import { type FieldValues, useWatch } from "react-hook-form";
import { ConfirmDialog } from "./confirm-dialog.tsx";

/** The question may hold inputs of the form, so it is shown again with every change of its values. */
export type Question = (values: FieldValues) => { content: ReactNode; isBarred?: boolean; sure?: string };

export type StepProps = Pick<SaveButtonProps, "transform" | "mutationOptions" | "variant" | "color" | "type"> & {
	label: string;
	letter?: string;
	question?: (() => Promise<Question | undefined>) | undefined;
	/** The name of the button that goes on, if not the step's own. */
	sure?: string;
};

export function StepButton({ label, letter, question, sure = label, ...props }: StepProps) {
	const place = useRef<HTMLSpanElement>(null);
	const isSure = useRef(false);
	const [shown, setShown] = useState<{ question: Question }>();
	const press = useCallback(() => place.current?.querySelector("button")?.click(), []);
	const goOn = () => {
		setShown(undefined);
		isSure.current = true;
		// While a key still presses the button, browsers ignore a second press.
		setTimeout(press);
	};
	const askBack = (event: MouseEvent) => {
		if (question === undefined || isSure.current) {
			isSure.current = false;
			return;
		}
		event.preventDefault();
		void question().then((found) => (found === undefined ? goOn() : setShown({ question: found })));
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
				alwaysEnable
				onClick={askBack}
				label={letter === undefined ? label : `${label} (Alt+${letter})`}
				{...(letter !== undefined && { "aria-keyshortcuts": `Alt+${letter}` })}
				{...props}
			/>
			{shown !== undefined && (
				<StepDialog {...shown} {...{ label, sure }} onSure={goOn} onClose={() => setShown(undefined)} />
			)}
		</span>
	);
}

type DialogProps = { question: Question; label: string; sure: string; onSure: () => void; onClose: () => void };

function StepDialog({ question, label, ...dialog }: DialogProps) {
	return <ConfirmDialog title={label} {...dialog} {...question(useWatch())} />;
}
