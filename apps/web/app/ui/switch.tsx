import { useId } from "react";
import { formatNumber } from "#app/platform/format/format-number.ts";

type SwitchProps = {
	label: string;
	hint?: string;
	name: string;
	value: string;
	isOn: boolean;
	count?: number;
};

/** A checkbox that looks like a switch, and is submitted as a checkbox. */
export function Switch({ label, hint, name, value, isOn, count }: SwitchProps) {
	const hintId = useId();
	return (
		<div>
			<label className="flex min-h-11 cursor-pointer items-center gap-3">
				<input
					type="checkbox"
					name={name}
					value={value}
					defaultChecked={isOn}
					aria-describedby={hint === undefined ? undefined : hintId}
					className="relative h-6 w-11 flex-none cursor-pointer appearance-none rounded-full border forced-colors:appearance-auto border-edge bg-sunk transition-colors before:absolute before:top-0.75 before:left-0.75 before:size-4 before:rounded-full before:bg-edge before:transition-transform checked:border-accent-text checked:bg-accent-text checked:before:translate-x-5 checked:before:bg-paper"
				/>
				<span className="min-w-0 flex-1 font-semibold text-sm">{label}</span>
				{count !== undefined && <span className="text-quiet text-sm tabular-nums">{formatNumber(count)}</span>}
			</label>
			{hint !== undefined && (
				<p id={hintId} className="text-quiet text-sm">
					{hint}
				</p>
			)}
		</div>
	);
}
