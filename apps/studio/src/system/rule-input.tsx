import Button from "@mui/material/Button";
import { useState } from "react";
import { useInput } from "react-admin";
import { Fault } from "#studio/facts/shape/fault.tsx";
import { Options } from "#studio/parts/line.tsx";
import { type Condition, OPERATORS, readRule, writeRule } from "./rule.ts";

export function RuleInput() {
	const { field } = useInput({ source: "rule" });
	const read = readRule(field.value);
	const [written, setWritten] = useState<readonly Condition[]>([]);
	// An incomplete condition is not yet a rule; a restored version replaces what was typed.
	const isWritten = JSON.stringify(toRule(written)) === JSON.stringify(field.value ?? null);
	const conditions = isWritten ? written : (read ?? []);
	const rows = conditions.map((condition, place) => ({ condition, place }));
	const change = (next: readonly Condition[]) => {
		setWritten(next);
		field.onChange(toRule(next));
	};
	return (
		<fieldset className="part">
			<legend>Only items that fit all of this</legend>
			{read === undefined ? (
				<p>
					This rule has alternatives, or looks through another collection: it was written past the desk, and stays as it
					is. <Button onClick={() => change([])}>Write another rule instead</Button>
				</p>
			) : (
				<>
					{conditions.length === 0 && <p>Every item.</p>}
					{rows.map(({ condition, place }) => (
						<ConditionRow
							key={place}
							place={place + 1}
							condition={condition}
							onChange={(next) => change(conditions.with(place, next))}
							onRemove={() => change(conditions.toSpliced(place, 1))}
						/>
					))}
					<Button
						variant="outlined"
						size="small"
						onClick={() => change([...conditions, { field: "", operator: "_eq", value: "" }])}
					>
						Add a condition
					</Button>
				</>
			)}
			<Fault source="rule" />
		</fieldset>
	);
}

function toRule(conditions: readonly Condition[]) {
	return writeRule(conditions.filter(({ field }) => field !== ""));
}

type RowProps = {
	place: number;
	condition: Condition;
	onChange: (condition: Condition) => void;
	onRemove: () => void;
};

function ConditionRow({ place, condition, onChange, onRemove }: RowProps) {
	const { field, operator, value } = condition;
	return (
		<p>
			<input
				aria-label={`Field of condition ${place}`}
				placeholder="status"
				value={field}
				onChange={({ target }) => onChange({ ...condition, field: target.value.trim() })}
			/>{" "}
			<select
				aria-label={`How condition ${place} compares`}
				value={operator}
				onChange={({ target }) => onChange({ ...condition, operator: target.value })}
			>
				<Options choices={OPERATORS} />
			</select>{" "}
			{operator !== "_null" && operator !== "_nnull" && (
				<input
					aria-label={`Value of condition ${place}`}
					placeholder={operator === "_in" ? "draft, in_review" : "published"}
					value={value}
					onChange={({ target }) => onChange({ ...condition, value: target.value })}
				/>
			)}{" "}
			<button type="button" aria-label={`Remove condition ${place}`} onClick={onRemove}>
				×
			</button>
		</p>
	);
}
