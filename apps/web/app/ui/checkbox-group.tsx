import { foldForFilter } from "@uchit/text/fold-text.ts";
import { CircleAlert } from "lucide-react";
import { useId, useState } from "react";
import { formatNumber } from "#app/platform/format/format-number.ts";
import { CONTROL_CLASS } from "./field.tsx";

export type CheckboxOption = { value: string; label: string; count?: number; selected: boolean; disabled?: boolean };

/** On a phone a long group scrolls by itself, cut through a row to show that there is more. */
export function CheckboxGroup({
	legend,
	isLegendHidden = false,
	name,
	options,
	error,
	isWhole = false,
	isPaired = false,
	searchLabel,
}: {
	legend: string;
	isLegendHidden?: boolean;
	name: string;
	options: readonly CheckboxOption[];
	error?: string;
	isWhole?: boolean;
	isPaired?: boolean;
	searchLabel?: string;
}) {
	const errorId = `${useId()}error`;
	const [words, setWords] = useState("");
	const isLong = searchLabel !== undefined && options.length > LONG;
	return (
		<fieldset className="min-w-0" aria-describedby={error === undefined ? undefined : errorId}>
			<legend className={isLegendHidden ? "sr-only" : "mb-1 font-semibold text-sm"}>{legend}</legend>
			{error !== undefined && (
				<p id={errorId} className="mb-1 flex items-start gap-1.5 font-semibold text-bad-text text-sm">
					<CircleAlert size={16} aria-hidden="true" className="mt-0.5 flex-none" />
					{error}
				</p>
			)}
			{isLong && (
				<input
					type="search"
					aria-label={searchLabel}
					placeholder={searchLabel}
					autoComplete="off"
					onInput={({ currentTarget }) => setWords(currentTarget.value)}
					onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
					className={`${CONTROL_CLASS} mt-1 [@media(scripting:none)]:hidden`}
				/>
			)}
			<ul
				className={`-mx-2 px-1 py-1 ${isWhole ? "" : "max-h-79 overflow-y-auto lg:max-h-96"} ${isPaired ? "max-sm:grid max-sm:grid-cols-2" : ""}`}
			>
				{options.map((option) => (
					<li key={option.value} hidden={isLong && !hasWords(option.label, words)}>
						<Tick name={name} option={option} isWrong={error !== undefined} />
					</li>
				))}
			</ul>
		</fieldset>
	);
}

const LONG = 15;

function hasWords(label: string, words: string): boolean {
	return foldForFilter(label).includes(foldForFilter(words.trim()));
}

function Tick({
	name,
	option: { value, label, count, selected, disabled },
	isWrong,
}: {
	name: string;
	option: CheckboxOption;
	isWrong: boolean;
}) {
	return (
		<label className="tick">
			<input
				type="checkbox"
				name={name}
				value={value}
				defaultChecked={selected}
				disabled={disabled}
				aria-invalid={isWrong || undefined}
			/>
			<span>{label}</span>
			{count !== undefined && <small>{formatNumber(count)}</small>}
		</label>
	);
}
