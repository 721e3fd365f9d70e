import type { ComponentProps, ReactNode } from "react";
import type { Choice } from "#studio/facts/choices-of.ts";

type LineProps = { name: string; label: string };

/** A box of a plain form under its label. */
export function Line({ name, label, ...input }: LineProps & ComponentProps<"input">) {
	return (
		<Labelled name={name} label={label}>
			<input id={name} name={name} {...input} />
		</Labelled>
	);
}

export function ChoiceLine({ name, label, choices, ...select }: LineProps & ComponentProps<"select"> & ChoicesProps) {
	return (
		<Labelled name={name} label={label}>
			<select id={name} name={name} {...select}>
				<Options choices={choices} />
			</select>
		</Labelled>
	);
}

export function TextLine({ name, label, ...text }: LineProps & ComponentProps<"textarea">) {
	return (
		<Labelled name={name} label={label}>
			<textarea id={name} name={name} cols={60} {...text} />
		</Labelled>
	);
}

function Labelled({ name, label, children }: LineProps & { children: ReactNode }) {
	return (
		<p>
			<label htmlFor={name}>{label}</label> {children}
		</p>
	);
}

type ChoicesProps = { choices: readonly (Choice | { id: number | string; name: string })[] };

export function Options({ choices }: ChoicesProps) {
	return choices.map(({ id, name }) => (
		<option key={id} value={id}>
			{name}
		</option>
	));
}
