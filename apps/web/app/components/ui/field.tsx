import { type ComponentProps, type ReactNode, useId } from "react";

const CONTROL =
	"min-h-11 w-full min-w-0 rounded-md border border-edge bg-raised px-3 text-ink placeholder:text-quiet focus-visible:outline-offset-0";

/** A labelled line of text. */
export function TextField({ label, ...props }: ComponentProps<"input"> & { label: string }) {
	return <Labelled label={label}>{(id) => <input {...props} id={id} className={CONTROL} />}</Labelled>;
}

export type SelectOption = { value: string; label: string };

/** A labelled choice of one. React sets a select's default only once, so a new default is a new select. */
export function SelectField({
	label,
	options,
	...props
}: ComponentProps<"select"> & { label: string; options: readonly SelectOption[] }) {
	return (
		<Labelled label={label}>
			{(id) => (
				<select {...props} key={String(props.defaultValue)} id={id} className={`${CONTROL} truncate`}>
					{options.map((option) => (
						<option key={option.value} value={option.value}>
							{option.label}
						</option>
					))}
				</select>
			)}
		</Labelled>
	);
}

function Labelled({ label, children }: { label: string; children: (id: string) => ReactNode }) {
	const id = useId();
	return (
		<div className="min-w-0">
			<label htmlFor={id} className="mb-1 block font-semibold text-sm">
				{label}
			</label>
			{children(id)}
		</div>
	);
}
