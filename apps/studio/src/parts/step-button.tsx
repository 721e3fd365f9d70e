import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Confirm, SaveButton, type SaveButtonProps, setSubmissionErrors, useSaveContext } from "react-admin";
import { useFormContext } from "react-hook-form";

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
export function StepButton({ label, letter, question, sure = "Confirm", ...props }: Props) {
	const place = useRef<HTMLSpanElement>(null);
	const form = useFormContext();
	const { save } = useSaveContext();
	const [content, setContent] = useState<ReactNode>();
	const submit = form.handleSubmit(async (values) => {
		const errors = await save?.(values, { ...props.mutationOptions, transform: props.transform });
		if (errors) setSubmissionErrors(errors, form.setError);
	});
	const confirm = () => {
		setContent(undefined);
		void submit();
	};
	const askBack = (event: MouseEvent) => {
		if (question === undefined) return;
		event.preventDefault();
		if (typeof question !== "function") setContent(question);
		else void question().then((found) => (found === undefined ? submit() : setContent(found)));
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
					onConfirm={confirm}
					onClose={() => setContent(undefined)}
				/>
			)}
		</span>
	);
}
