import { Combobox as Base } from "@base-ui/react/combobox";
import { Check, ChevronDown, X } from "lucide-react";
import { type Ref, useState, useSyncExternalStore } from "react";
import { CONTROL_CLASS, type FieldTexts, Labelled, SelectField, type SelectOption } from "./field.tsx";

type ComboboxTexts = {
	nothingChosen: string;
	/** Label of the button that shows every option; absent if there are too many. */
	open?: string;
	clear: string;
	noMatch: string;
};

export type ComboboxOption = SelectOption & { detail?: string | undefined };

/** Finds options elsewhere while a visitor types, instead of filtering by the words. */
export type ComboboxSearch = {
	onType: (words: string) => void;
	/** Shown instead of `noMatch` while options are loading or cannot be loaded. */
	note: string | undefined;
	words: string;
	isTyping: boolean;
};

type ComboboxProps = FieldTexts & { name: string; options: readonly ComboboxOption[]; texts: ComboboxTexts };

/** The server sends a plain select of the same size, which works without scripts; Base UI's own markup would carry a style attribute. */
export function Combobox(props: ComboboxProps) {
	const isInBrowser = useSyncExternalStore(neverChanges, inBrowser, onServer);
	if (isInBrowser) return <TypedCombobox {...props} />;
	const { options, texts, ...field } = props;
	return <SelectField {...field} options={[{ value: "", label: texts.nothingChosen }, ...options]} />;
}

const neverChanges = () => () => undefined;
const inBrowser = () => true;
const onServer = () => false;

type TypedProps = ComboboxProps & { search?: ComboboxSearch; inputRef?: Ref<HTMLInputElement> };

export function TypedCombobox({ options, texts, search, inputRef, ...field }: TypedProps) {
	const { name, label, hint, error } = field;
	const [isOpen, setOpen] = useState(search?.isTyping ?? false);
	return (
		<Base.Root items={options} name={name} open={isOpen} onOpenChange={setOpen} {...(search && searching(search))}>
			<Labelled label={label} hint={hint} error={error}>
				{(link) => (
					<Base.InputGroup
						className="relative"
						onBlur={({ currentTarget, relatedTarget }) => {
							if (!currentTarget.contains(relatedTarget)) setOpen(false);
						}}
					>
						<Base.Input
							{...link}
							ref={inputRef}
							placeholder={texts.nothingChosen}
							className={`${CONTROL_CLASS} pr-20`}
						/>
						<span className="absolute inset-y-0 right-1 flex items-center">
							<Base.Clear aria-label={texts.clear} className={SIDE_BUTTON}>
								<X size={18} aria-hidden="true" />
							</Base.Clear>
							{texts.open !== undefined && (
								<Base.Trigger aria-label={texts.open} className={SIDE_BUTTON}>
									<ChevronDown size={20} aria-hidden="true" />
								</Base.Trigger>
							)}
						</span>
						{isOpen && <Choices label={label} noMatch={search?.note ?? texts.noMatch} />}
					</Base.InputGroup>
				)}
			</Labelled>
		</Base.Root>
	);
}

/** Typed text is not overwritten when other options arrive. */
function searching({ onType, words }: ComboboxSearch) {
	return {
		filter: null,
		defaultInputValue: words,
		isItemEqualToValue: (item: ComboboxOption, value: ComboboxOption) => item.value === value.value,
		onInputValueChange: (typed: string, { reason }: { reason: string }) =>
			onType(reason === "input-change" ? typed : ""),
	};
}

const SIDE_BUTTON = "inline-flex size-9 items-center justify-center rounded-sm text-quiet hover:bg-sunk hover:text-ink";

/**
 * The list is placed beside its field: Base UI's popup would be at the end of the page and hide everything else from screen readers,
 * though the focus can still go there.
 */
function Choices({ label, noMatch }: { label: string; noMatch: string }) {
	return (
		<div className="absolute inset-x-0 top-full z-20 mt-1 rounded-md border border-line bg-raised text-ink shadow-float">
			<Base.Empty className="not-empty:p-3 text-quiet">{noMatch}</Base.Empty>
			<Base.List
				aria-label={label}
				className="max-h-80 overflow-y-auto overscroll-contain focus:outline-none not-data-empty:p-1"
			>
				{(option: ComboboxOption) => (
					<Base.Item
						key={option.value}
						value={option}
						className="flex min-h-9 cursor-pointer items-center gap-2 rounded-sm border border-transparent px-2 data-highlighted:border-edge data-highlighted:bg-sunk"
					>
						<span className="min-w-0 flex-1">
							<span className="block">{option.label}</span>
							{option.detail !== undefined && <span className="block text-quiet text-sm">{option.detail}</span>}
						</span>
						<Base.ItemIndicator>
							<Check size={18} aria-hidden="true" />
						</Base.ItemIndicator>
					</Base.Item>
				)}
			</Base.List>
		</div>
	);
}
