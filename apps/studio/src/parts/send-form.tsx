import Button from "@mui/material/Button";
import { type FormEvent, type ReactNode, useState } from "react";
import { messageOf } from "./message-of.ts";

type Props = {
	button: string;
	isMain?: boolean;
	send: (form: FormData, element: HTMLFormElement) => Promise<void>;
	children?: ReactNode;
};

export function SendForm({ button, isMain = false, send, children }: Props) {
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
	return (
		<form onSubmit={(event) => void submit(event)}>
			{children}
			{fault !== undefined && <p role="alert">{fault}</p>}
			<Button type="submit" variant={isMain ? "contained" : "outlined"} disabled={isBusy}>
				{button}
			</Button>
		</form>
	);
}

export function textOf(form: FormData, name: string): string {
	return String(form.get(name) ?? "");
}
