import type { ComponentProps } from "react";

type Props = Omit<ComponentProps<"input">, "type" | "value" | "checked" | "defaultChecked"> & {
	name: string;
	options: readonly { value: string; label: string }[];
	/** The ticked value. */
	chosen: string | undefined;
};

/** Stands in a fieldset with its legend. */
export function RadioList({ options, chosen, ...input }: Props) {
	return (
		<ul className="mt-1">
			{options.map(({ value, label }) => (
				<li key={value}>
					<label className="flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-1 hover:bg-sunk">
						<input
							{...input}
							type="radio"
							value={value}
							defaultChecked={value === chosen}
							className="size-5 flex-none accent-accent-text"
						/>
						{label}
					</label>
				</li>
			))}
		</ul>
	);
}
