import Button from "@mui/material/Button";
import { type FormEvent, type ReactNode, useState } from "react";
import { useNotify } from "react-admin";
import { messageOf } from "#studio/parts/message-of.ts";

type SectionProps = {
	title: string;
	note: string;
	button: string;
	/** What is said once it is done, where the page does not show it. */
	done?: string;
	send: (form: FormData) => Promise<void>;
	children?: ReactNode;
};

/** A form of an account's page. What goes wrong stands above its button, where no notification is shown too. */
export function Section({ title, note, button, done, send, children }: SectionProps) {
	const notify = useNotify();
	const [fault, setFault] = useState<string>();
	const submit = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		setFault(undefined);
		try {
			await send(new FormData(event.currentTarget));
			if (done !== undefined) notify(done, { type: "success" });
		} catch (error) {
			setFault(messageOf(error));
		}
	};
	return (
		<section aria-label={title}>
			<h2>{title}</h2>
			<p>{note}</p>
			<form onSubmit={(event) => void submit(event)}>
				{children}
				{fault !== undefined && <p role="alert">{fault}</p>}
				<Button type="submit" variant="contained">
					{button}
				</Button>
			</form>
		</section>
	);
}

export function textOf(form: FormData, name: string): string {
	return String(form.get(name) ?? "");
}
