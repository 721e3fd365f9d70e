import { Combobox as Base } from "@base-ui/react/combobox";
import { Check, ChevronDown, X } from "lucide-react";
import { useState, useSyncExternalStore } from "react";
import { CONTROL, type FieldTexts, Labelled, SelectField, type SelectOption } from "./field.tsx";

export type ComboboxTexts = {
	/** Stands in the field while nothing is chosen, and first in the list that serves without scripts. */
	nothingChosen: string;
	open: string;
	clear: string;
	noMatch: string;
};

type ComboboxProps = FieldTexts & {
	name: string;
	options: readonly SelectOption[];
	defaultValue?: string;
	isDisabled?: boolean;
	texts: ComboboxTexts;
};

/**
 * A labelled choice of one among many, found by typing. The server sends a plain select of the same size, which works
 * without scripts; Base UI's own markup would carry a style attribute.
 */
export function Combobox(props: ComboboxProps) {
	const isInBrowser = useSyncExternalStore(neverChanges, inBrowser, onServer);
	if (isInBrowser) return <TypedCombobox {...props} />;
	const { options, texts, isDisabled, defaultValue = "", ...field } = props;
	return (
		<SelectField
			{...field}
			disabled={isDisabled}
			defaultValue={defaultValue}
			options={[{ value: "", label: texts.nothingChosen }, ...options]}
		/>
	);
}

const neverChanges = () => () => undefined;
const inBrowser = () => true;
const onServer = () => false;

function TypedCombobox({ options, defaultValue, name, isDisabled, texts, label, hint, error }: ComboboxProps) {
	const [isOpen, setOpen] = useState(false);
	const chosen = options.find(({ value }) => value === defaultValue);
	return (
		<Base.Root
			items={options}
			defaultValue={chosen ?? null}
			name={name}
			disabled={isDisabled}
			open={isOpen}
			onOpenChange={setOpen}
		>
			<Labelled label={label} hint={hint} error={error}>
				{(link) => (
					<Base.InputGroup
						className="relative"
						onBlur={({ currentTarget, relatedTarget }) => {
							if (!currentTarget.contains(relatedTarget)) setOpen(false);
						}}
					>
						<Base.Input {...link} placeholder={texts.nothingChosen} className={`${CONTROL} pr-20`} />
						<span className="absolute inset-y-0 right-1 flex items-center">
							<Base.Clear aria-label={texts.clear} className={SIDE_BUTTON}>
								<X size={18} aria-hidden="true" />
							</Base.Clear>
							<Base.Trigger aria-label={texts.open} className={SIDE_BUTTON}>
								<ChevronDown size={20} aria-hidden="true" />
							</Base.Trigger>
						</span>
						{isOpen && <Choices label={label} noMatch={texts.noMatch} />}
					</Base.InputGroup>
				)}
			</Labelled>
		</Base.Root>
	);
}

const SIDE_BUTTON = "inline-flex size-9 items-center justify-center rounded-sm text-quiet hover:bg-sunk hover:text-ink";

/**
 * The list hangs from its field. Base UI's own popup would stand at the end of the page and hide everything else from
 * screen readers, though the focus can still go there.
 */
function Choices({ label, noMatch }: { label: string; noMatch: string }) {
	return (
		<div className="absolute inset-x-0 top-full z-20 mt-1 rounded-md border border-line bg-raised text-ink shadow-float">
			<Base.Empty className="not-empty:p-3 text-quiet">{noMatch}</Base.Empty>
			<Base.List
				aria-label={label}
				className="max-h-80 overflow-y-auto overscroll-contain focus:outline-none not-data-empty:p-1"
			>
				{(option: SelectOption) => (
					<Base.Item
						key={option.value}
						value={option}
						className="flex min-h-9 cursor-pointer items-center gap-2 rounded-sm border border-transparent px-2 data-highlighted:border-edge data-highlighted:bg-sunk"
					>
						<span className="min-w-0 flex-1">{option.label}</span>
						<Base.ItemIndicator>
							<Check size={18} aria-hidden="true" />
						</Base.ItemIndicator>
					</Base.Item>
				)}
			</Base.List>
		</div>
	);
}
