import { CircleAlert } from "lucide-react";
import { useId } from "react";
import { formatNumber } from "#app/platform/format/format-number.ts";

export type CheckboxOption = { value: string; label: string; count?: number; selected: boolean; disabled?: boolean };

/** A group of ticks with the number of results behind each. On a phone a long group scrolls in itself, cut through a row so that it shows there is more. */
export function CheckboxGroup({
	legend,
	isLegendHidden = false,
	name,
	options,
	error,
	isWhole = false,
	isPaired = false,
}: {
	legend: string;
	/** Where a heading above says the same to those who see it. */
	isLegendHidden?: boolean;
	name: string;
	options: readonly CheckboxOption[];
	error?: string;
	/** Shows every option, where the page is about nothing else. */
	isWhole?: boolean;
	/** Two side by side on a phone, where every label is short. */
	isPaired?: boolean;
}) {
	const errorId = `${useId()}error`;
	return (
		<fieldset className="min-w-0" aria-describedby={error === undefined ? undefined : errorId}>
			<legend className={isLegendHidden ? "sr-only" : "mb-1 font-semibold text-sm"}>{legend}</legend>
			{error !== undefined && (
				<p id={errorId} className="mb-1 flex items-start gap-1.5 font-semibold text-bad-text text-sm">
					<CircleAlert size={16} aria-hidden="true" className="mt-0.5 flex-none" />
					{error}
				</p>
			)}
			<ul
				className={`-mx-2 px-1 py-1 ${isWhole ? "" : "max-h-79 overflow-y-auto lg:max-h-96"} ${isPaired ? "max-sm:grid max-sm:grid-cols-2" : ""}`}
			>
				{options.map((option) => (
					<li key={option.value}>
						<Tick name={name} option={option} isWrong={error !== undefined} />
					</li>
				))}
			</ul>
		</fieldset>
	);
}

function Tick({
	name,
	option: { value, label, count, selected, disabled },
	isWrong,
}: {
	name: string;
	option: CheckboxOption;
	/** What is wrong is said of the group; the keyboard goes on from its first tick. */
	isWrong: boolean;
}) {
	return (
		<label className="flex min-h-9 cursor-pointer items-start gap-3 rounded-sm px-1 py-1.5 hover:bg-sunk has-disabled:cursor-not-allowed has-disabled:text-quiet">
			<input
				type="checkbox"
				name={name}
				value={value}
				defaultChecked={selected}
				disabled={disabled}
				aria-invalid={isWrong || undefined}
				className="mt-0.5 size-5 flex-none accent-accent-text"
			/>
			<span className="min-w-0 flex-1">{label}</span>
			{count !== undefined && <span className="text-quiet text-sm tabular-nums">{formatNumber(count)}</span>}
		</label>
	);
}
