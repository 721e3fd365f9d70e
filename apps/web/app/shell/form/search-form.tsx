import type { ComponentProps } from "react";
import { Button } from "#app/ui/button.tsx";
import { CONTROL_CLASS } from "#app/ui/field.tsx";
import { AddressForm } from "./address-form.tsx";
import { HiddenFields } from "./hidden-fields.tsx";

type Props = Omit<ComponentProps<"input">, "id" | "type" | "name"> & {
	id: string;
	action: string;
	label: string;
	button: string;
	/** How wide the form is. */
	width: string;
	also?: Readonly<Record<string, string>>;
	/** With another key the field begins anew from `defaultValue`. */
	inputKey?: string;
};

/** One line of words with its button; its address gets them as `q`. */
export function SearchForm({ id, action, label, button, width, also = {}, inputKey, ...input }: Props) {
	return (
		<AddressForm action={action} className={`flex gap-2 ${width}`}>
			<HiddenFields values={also} />
			<label htmlFor={id} className="sr-only">
				{label}
			</label>
			<input
				key={inputKey}
				{...input}
				id={id}
				type="search"
				name="q"
				maxLength={200}
				placeholder={label}
				className={CONTROL_CLASS}
			/>
			<Button type="submit" look="quiet" className="flex-none">
				{button}
			</Button>
		</AddressForm>
	);
}
