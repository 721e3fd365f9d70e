import { plainNumber } from "@uchit/contract/typed-number.ts";
import { useState } from "react";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { TextField } from "#app/ui/field.tsx";

export type Bounds = { from: number; to: number };

/** A number within bounds. One outside them shows an error and counts as not given. */
export function NumberField({
	name,
	label,
	hint,
	initial,
	bounds: { from, to },
	isWhole = false,
	onNumber,
}: {
	name?: string;
	label: string;
	hint?: string;
	initial: number | undefined;
	bounds: Bounds;
	isWhole?: boolean;
	onNumber: (value: number | undefined) => void;
}) {
	const t = useTranslations();
	const [isWrong, setWrong] = useState(false);
	const read = (typed: string) => {
		const value = parseTypedNumber(typed);
		const isUsable = value !== undefined && value >= from && value <= to && (!isWhole || Number.isInteger(value));
		setWrong(value !== undefined && !isUsable);
		onNumber(isUsable ? value : undefined);
	};
	return (
		<TextField
			// A field of the type "number" takes only the digits 0 to 9.
			name={name}
			autoComplete="off"
			inputMode={isWhole ? "numeric" : "decimal"}
			label={label}
			hint={hint}
			error={isWrong ? t("eligible.outside", { from: String(from), to: String(to) }) : undefined}
			defaultValue={initial}
			onChange={(event) => read(event.currentTarget.value)}
		/>
	);
}

export function parseTypedNumber(text: string): number | undefined {
	const plain = plainNumber(text);
	return plain === "" ? undefined : Number(plain);
}
