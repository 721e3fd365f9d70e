import Button from "@mui/material/Button";
import { type FormEvent, type ReactNode, useState } from "react";
import { messageOf } from "./message-of.ts";

type Props = {
	button: string;
	isMain?: boolean;
	className?: string;
	send: (form: FormData, element: HTMLFormElement) => Promise<void>;
	/** A function places the button, which else stands under all. */
	children?: ReactNode | ((button: ReactNode) => ReactNode);
};

export function SendForm({ button, isMain = false, send, children, ...own }: Props) {
	const [fault, setFault] = useState<string>();
	const [isBusy, setBusy] = useState(false);
	const submit = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (isBusy) return;
		setBusy(true);
		setFault(undefined);
		try {
			await send(new FormData(event.currentTarget), event.currentTarget);
		} catch (error) {
			setFault(messageOf(error));
		} finally {
			setBusy(false);
		}
	};
	const end = (
		<>
			{fault !== undefined && <p role="alert">{fault}</p>}
			<Button type="submit" variant={isMain ? "contained" : "outlined"} disabled={isBusy}>
				{button}
			</Button>
		</>
	);
	return (
		<form onSubmit={(event) => void submit(event)} {...own}>
			{typeof children === "function" ? (
				children(end)
			) : (
				<>
					{children}
					{end}
				</>
			)}
		</form>
	);
}

export function textOf(form: FormData, name: string): string {
	return String(form.get(name) ?? "");
}
