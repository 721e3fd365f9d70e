import { useState } from "react";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { TextField } from "#app/ui/field.tsx";

export type Bounds = { from: number; to: number };

/** A number within bounds. One outside them counts as not told, and says so. */
export function NumberField({
	name,
	label,
	hint,
	initial,
	bounds: { from, to },
	isWhole = false,
	onTell,
}: {
	name?: string;
	label: string;
	hint?: string;
	initial: number | undefined;
	bounds: Bounds;
	isWhole?: boolean;
	onTell: (value: number | undefined) => void;
}) {
	const t = useTranslations();
	const [isWrong, setWrong] = useState(false);
	const read = (input: HTMLInputElement) => {
		const value = input.value === "" ? undefined : Number(input.value);
		const isUsable = value !== undefined && value >= from && value <= to && (!isWhole || Number.isInteger(value));
		setWrong(input.validity.badInput || (value !== undefined && !isUsable));
		onTell(isUsable ? value : undefined);
	};
	return (
		<TextField
			type="number"
			name={name}
			autoComplete="off"
			inputMode={isWhole ? "numeric" : "decimal"}
			step={isWhole ? 1 : "any"}
			min={from}
			max={to}
			label={label}
			hint={hint}
			error={isWrong ? t("eligible.outside", { from: String(from), to: String(to) }) : undefined}
			defaultValue={initial}
			onChange={(event) => read(event.currentTarget)}
		/>
	);
}
