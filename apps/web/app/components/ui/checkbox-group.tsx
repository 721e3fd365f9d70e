import { formatNumber } from "#app/lib/format-number.ts";

export type CheckboxOption = { value: string; label: string; count: number; selected: boolean };

/** A group of ticks with the number of results behind each. On a phone a long group scrolls in itself, cut through a row so that it shows there is more. */
export function CheckboxGroup({
	legend,
	name,
	options,
}: {
	legend: string;
	name: string;
	options: readonly CheckboxOption[];
}) {
	return (
		<fieldset className="min-w-0">
			<legend className="mb-1 font-semibold text-sm">{legend}</legend>
			<ul className="-mx-2 max-h-79 overflow-y-auto px-1 py-1 lg:max-h-none lg:overflow-visible">
				{options.map((option) => (
					<li key={option.value}>
						<label className="flex min-h-9 cursor-pointer items-center gap-3 rounded-sm px-1 hover:bg-sunk">
							<input
								type="checkbox"
								name={name}
								value={option.value}
								defaultChecked={option.selected}
								className="size-5 flex-none accent-accent-text"
							/>
							<span className="min-w-0 flex-1">{option.label}</span>
							<span className="text-quiet text-sm tabular-nums">{formatNumber(option.count)}</span>
						</label>
					</li>
				))}
			</ul>
		</fieldset>
	);
}
