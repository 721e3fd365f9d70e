import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import { type FormEvent, useEffect, useState } from "react";
import { labelOfField } from "#studio/facts/shape/words.ts";
import { type Conflict, type ResolveConflict, setConflictSettler, type Values } from "#studio/wire/conflict.ts";
import { differencesOf } from "./difference.ts";
import { isText } from "./field-difference.tsx";
import type { DiffLine } from "./line-diff.ts";
import { clashesOf, mergeBoth } from "./merge-both.ts";
import { nameOf } from "./name-of.ts";
import { htmlToText, linesOf, TextDifference } from "./text-difference.tsx";
import { toMoment } from "./to-moment.ts";

type ConflictPrompt = Conflict & { answer: (chosen: Values | undefined) => void };

export function ConflictDialog() {
	const [prompt, setPrompt] = useState<ConflictPrompt>();
	useEffect(() => {
		const openDialog: ResolveConflict = (conflict) => new Promise((answer) => setPrompt({ ...conflict, answer }));
		setConflictSettler(openDialog);
		return () => setConflictSettler(undefined);
	}, []);
	// Leaving the page ends the dialog without a decision.
	useEffect(() => () => prompt?.answer(undefined), [prompt]);
	const close = (chosen?: Values) => {
		prompt?.answer(chosen);
		setPrompt(undefined);
	};
	return (
		<Dialog
			open={prompt !== undefined}
			onClose={() => close()}
			maxWidth="lg"
			fullWidth
			aria-labelledby="conflict-title"
		>
			{prompt !== undefined && <Choices conflict={prompt} onChosen={close} />}
		</Dialog>
	);
}

function Choices({ conflict, onChosen }: { conflict: Conflict; onChosen: (chosen?: Values) => void }) {
	const { resource, theirs, mine } = conflict;
	const { both, theirsAlone } = clashesOf(conflict);
	const who = nameOf(theirs.user_updated);
	const submit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		// React events bubble through portals, so this would also submit the form below.
		event.stopPropagation();
		const form = new FormData(event.currentTarget);
		const entries = both.map((field) => {
			const choice = form.get(field);
			if (choice === "both") return [field, mergeBoth(field, conflict)];
			return [field, (choice === "theirs" ? theirs : mine)[field]];
		});
		onChosen({ ...mine, ...Object.fromEntries(entries) });
	};
	return (
		<form onSubmit={submit} style={{ padding: 24 }}>
			<h2 id="conflict-title">Changed by a colleague meanwhile</h2>
			<p>
				Saved by {who} on {toMoment(theirs.date_updated)}, after you opened it. Nothing of yours is saved yet, and
				nothing is lost.
			</p>
			{both.map((field) => (
				<Clash key={field} who={who} field={field} conflict={conflict} />
			))}
			{theirsAlone.length > 0 && (
				<p>
					They also changed: {theirsAlone.map((field) => labelOfField(resource, field)).join(", ")}. You did not, so
					their change stays.
				</p>
			)}
			<Button type="submit" variant="contained">
				Save
			</Button>{" "}
			<Button onClick={() => onChosen()}>Go on writing</Button>
		</form>
	);
}

const CHOICE_LABELS = { theirs: "Keep theirs", mine: "Keep mine", both: "Keep both, mine after theirs" } as const;

function Clash({ who, field, conflict }: { who: string; field: string; conflict: Conflict }) {
	const [theirs, mine] = [conflict.theirs[field], conflict.mine[field]];
	const both = mergeBoth(field, conflict);
	const [chosen, setChosen] = useState("");
	const [left, right] = toTexts(theirs, mine);
	const lines = linesOf(left, right);
	const label = labelOfField(conflict.resource, field);
	const choices = [...(["theirs", "mine"] as const), ...(both === undefined ? [] : (["both"] as const))];
	return (
		<fieldset>
			<legend>{label}</legend>
			<div className="columns" style={{ gridTemplateColumns: "repeat(auto-fit, minmax(240px, 1fr))" }}>
				<div>
					<h3>{who}</h3>
					<Side lines={lines.filter(({ kind }) => kind !== "new")} />
				</div>
				<div>
					<h3>You</h3>
					<Side lines={lines.filter(({ kind }) => kind !== "old")} />
				</div>
			</div>
			{choices.map((choice) => (
				<label key={choice} style={{ marginInlineEnd: 16 }}>
					<input type="radio" name={field} value={choice} required onChange={() => setChosen(choice)} />
					{CHOICE_LABELS[choice]}
				</label>
			))}
			{chosen === "both" && isText(both) && (
				<section aria-label={`${label} as it is then saved`}>
					<h3>What is then saved, with what you add to theirs</h3>
					<TextDifference before={left} after={both ?? ""} />
				</section>
			)}
		</fieldset>
	);
}

function Side({ lines }: { lines: readonly DiffLine[] }) {
	return (
		<pre style={{ fontFamily: "inherit" }}>
			{lines.map(({ kind, text }, place) => {
				const key = `${place} ${kind}`;
				const words = `${htmlToText(text)}\n`;
				return kind === "same" ? <span key={key}>{words}</span> : <mark key={key}>{words}</mark>;
			})}
		</pre>
	);
}

function toTexts(theirs: unknown, mine: unknown): [theirs: string, mine: string] {
	if (isText(theirs) && isText(mine)) return [theirs ?? "", mine ?? ""];
	const lines = differencesOf({ value: theirs }, { value: mine }).map(({ what, was, is }) => ({
		was: `${what.replace(/^Value(?: · )?/, "")} ${was}`.trim(),
		is: `${what.replace(/^Value(?: · )?/, "")} ${is}`.trim(),
	}));
	return [lines.map(({ was }) => was).join("\n"), lines.map(({ is }) => is).join("\n")];
}
