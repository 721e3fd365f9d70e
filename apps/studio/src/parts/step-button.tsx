import { type MouseEvent, useEffect, useRef, useState } from "react";
import { Confirm, SaveButton, type SaveButtonProps } from "react-admin";

type Props = Pick<SaveButtonProps, "transform" | "mutationOptions" | "variant" | "color"> & {
	label: string;
	/** Pressed with Alt it presses the button, wherever the focus is. */
	letter?: string;
	/** A step over many things is asked back with this first. */
	question?: string | undefined;
};

/** Saves what the form holds and takes its item a step on; it may be pressed without a change. */
export function StepButton({ label, letter, question, ...props }: Props) {
	const place = useRef<HTMLSpanElement>(null);
	const [isOpen, setOpen] = useState(false);
	const askBack = (event: MouseEvent) => {
		if (question === undefined || isOpen) return;
		event.preventDefault();
		setOpen(true);
	};
	const confirm = () => {
		place.current?.querySelector("button")?.click();
		setOpen(false);
	};
	useEffect(() => {
		if (letter === undefined) return;
		const press = (event: KeyboardEvent) => {
			if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== `Key${letter}`) return;
			event.preventDefault();
			place.current?.querySelector("button")?.click();
		};
		document.addEventListener("keydown", press);
		return () => document.removeEventListener("keydown", press);
	}, [letter]);
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
			{question !== undefined && (
				<Confirm isOpen={isOpen} title={label} content={question} onConfirm={confirm} onClose={() => setOpen(false)} />
			)}
		</span>
	);
}
