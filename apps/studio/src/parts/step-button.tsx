import { useEffect, useRef } from "react";
import { SaveButton, type SaveButtonProps } from "react-admin";

type Props = Pick<SaveButtonProps, "transform" | "mutationOptions"> & {
	label: string;
	/** Pressed with Alt it presses the button, wherever the focus is. */
	letter?: string;
};

/** Saves what the form holds and takes its item a step on; it may be pressed without a change. */
export function StepButton({ label, letter, ...props }: Props) {
	const place = useRef<HTMLSpanElement>(null);
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
				label={letter === undefined ? label : `${label} (Alt+${letter})`}
				{...(letter !== undefined && { "aria-keyshortcuts": `Alt+${letter}` })}
				{...props}
			/>
		</span>
	);
}
