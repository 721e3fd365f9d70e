import { CircleAlert } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";

export const CONTROL_CLASS = "control";

export type FieldTexts = { label: string; hint?: string; error?: string };

export function TextField({ label, hint, error, ...props }: ComponentProps<"input"> & FieldTexts) {
	return (
		<Labelled label={label} hint={hint} error={error}>
			{(link) => <input {...props} {...link} className={CONTROL_CLASS} />}
		</Labelled>
	);
}

export function TextArea({ label, hint, error, ...props }: ComponentProps<"textarea"> & FieldTexts) {
	return (
		<Labelled label={label} hint={hint} error={error}>
			{(link) => (
				<textarea rows={4} {...props} {...link} className={`${CONTROL_CLASS} field-sizing-content min-h-28 py-2`} />
			)}
		</Labelled>
	);
}

export type SelectOption = { value: string; label: string };

/** React sets a select's default only once, so a new default needs a new element. */
export function SelectField({
	label,
	hint,
	error,
	options,
	...props
}: ComponentProps<"select"> & FieldTexts & { options: readonly SelectOption[] }) {
	return (
		<Labelled label={label} hint={hint} error={error}>
			{(link) => (
				<select {...props} {...link} key={String(props.defaultValue)} className={`${CONTROL_CLASS} truncate`}>
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

type ControlLink = { id: string; "aria-describedby": string | undefined; "aria-invalid": true | undefined };

type LabelledProps = {
	label: string;
	hint: string | undefined;
	error: string | undefined;
	children: (link: ControlLink) => ReactNode;
};

export function Labelled({ label, hint, error, children }: LabelledProps) {
	const id = useId();
	const notes = [hint !== undefined && `${id}hint`, error !== undefined && `${id}error`].filter(
		(note) => note !== false,
	);
	return (
		<div className="min-w-0">
			<label htmlFor={id} className="mb-1 block font-semibold text-sm">
				{label}
			</label>
			{hint !== undefined && (
				<p id={`${id}hint`} className="mb-1 text-quiet text-sm">
					{hint}
				</p>
			)}
			{children({
				id,
				"aria-describedby": notes.length === 0 ? undefined : notes.join(" "),
				"aria-invalid": error === undefined ? undefined : true,
			})}
			{error !== undefined && (
				<p id={`${id}error`} className="mt-1 flex items-start gap-1.5 font-semibold text-bad-text text-sm">
					<CircleAlert size={16} aria-hidden="true" className="mt-0.5 flex-none" />
					{error}
				</p>
			)}
		</div>
	);
}
