import type { ComponentProps } from "react";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/field.tsx";
import { AddressForm } from "./address-form.tsx";

/** One choice that the address has, and the button that shows it. */
export function ChoiceForm({
	action,
	button,
	...select
}: ComponentProps<typeof SelectField> & { action: string; button: string }) {
	return (
		<AddressForm action={action} className="mt-4 flex max-w-96 items-end gap-3 print:hidden">
			<SelectField {...select} />
			<Button type="submit" look="quiet">
				{button}
			</Button>
		</AddressForm>
	);
}
