import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Confirm, SaveButton, type SaveButtonProps } from "react-admin";

type Props = Pick<SaveButtonProps, "transform" | "mutationOptions" | "variant" | "color"> & {
	label: string;
	/** Pressed with Alt it presses the button, wherever the focus is. */
	letter?: string;
	/** Asked back with this first, where there is something to ask. */
	question?: ReactNode | (() => Promise<ReactNode>);
	/** What is pressed then. */
	sure?: string;
};

/** Saves what the form holds and takes its item a step on; it may be pressed without a change. */
export function StepButton({ label, letter, question, sure = label, ...props }: Props) {
	const place = useRef<HTMLSpanElement>(null);
	const isSure = useRef(false);
	const [content, setContent] = useState<ReactNode>();
	const press = () => {
		isSure.current = true;
		place.current?.querySelector("button")?.click();
		isSure.current = false;
		setContent(undefined);
	};
	const askBack = (event: MouseEvent) => {
		if (question === undefined || isSure.current) return;
		event.preventDefault();
		if (typeof question !== "function") setContent(question);
		else void question().then((found) => (found === undefined ? press() : setContent(found)));
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
			{content !== undefined && (
				<Confirm
					isOpen
					title={label}
					content={content}
					confirm={sure}
					onConfirm={press}
					onClose={() => setContent(undefined)}
				/>
			)}
		</span>
	);
}
