import Button from "@mui/material/Button";
import { ADDED_FIELDS } from "@uchit/contract/added-fact.ts";
import { type CorrectedField, FACT_KINDS } from "@uchit/contract/correction.ts";
import { isRecord } from "@uchit/text/is-record.ts";
import { useEffect, useRef, useState } from "react";
import { Form, Link, SaveButton, TextInput, Title, Toolbar, useCanAccess, useLocation, useNotify } from "react-admin";
import { useFormContext } from "react-hook-form";
import { CollegeInput } from "#studio/facts/college-input.tsx";
import { focusFault } from "#studio/parts/fault-focus.ts";
import { useUndoable } from "#studio/parts/undo.tsx";
import { useAttempt } from "#studio/parts/use-attempt.ts";
import { useLeave } from "#studio/parts/use-is-mounted.ts";
import { createItems, createSource, tryItems } from "#studio/wire/actions.ts";
import { requestJson } from "#studio/wire/http.ts";
import { CorrectionSource } from "./correction-form.tsx";
import { FactFields } from "./fact-fields.tsx";
import { blankFact, faultsByRow, faultsOf, type NewFact, outcomeInWords, toCorrections } from "./new-facts.ts";

type Values = Record<string, unknown>;

/** Each fact of the document becomes its own correction; all are saved together or not at all. */
export function NewFactsPage() {
	const { search } = useLocation();
	// A new address starts a new form, because typed facts belong to the previous college.
	return <NewFactsForm key={search} params={new URLSearchParams(search)} />;
}

function NewFactsForm({ params }: { params: URLSearchParams }) {
	const { canAccess } = useCanAccess({ resource: "corrections", action: "create" });
	const [first] = ADDED_FIELDS.filter((field) => field === params.get("field"));
	const [facts, setFacts] = useState<readonly NewFact[]>(
		first === undefined ? [] : [firstFact(first, params.get("value"))],
	);
	const [faults, setFaults] = useState<ReadonlyMap<number, string>>(new Map());
	const [newest, setNewest] = useState<number>();
	const place = useRef<HTMLElement>(null);
	useEffect(() => {
		if (faults.size > 0) focusFault(place.current);
	}, [faults]);
	const save = useSaving({ facts, setFaults });
	if (canAccess !== true) return <p>Editors add facts.</p>;
	const source = params.get("source");
	const report = params.get("report");
	const defaultValues = {
		college_id: params.get("college"),
		report_id: report === null ? undefined : Number(report),
		names_document: source === null,
		source_id: source,
		reason: "The document says so.",
	};
	const change = (facts: readonly NewFact[]) => {
		setFacts(facts);
		setFaults(new Map());
	};
	const add = (field: CorrectedField) => {
		setNewest(facts.length);
		change([...facts, blankFact(field, facts)]);
	};
	return (
		<Form defaultValues={defaultValues} onSubmit={save} warnWhenUnsavedChanges>
			<Title title="New facts of one document" />
			<Unsaved facts={facts} />
			<CollegeInput />
			<CorrectionSource />
			<TextInput source="reason" label="Why (only the desk sees this)" isRequired fullWidth />
			<section ref={place} aria-labelledby="facts">
				<h2 id="facts">What the document says</h2>
				{facts.map((fact, place) => (
					<FactFields
						key={fact.id}
						{...{ fact, place, fault: faults.get(place), isNew: place === newest }}
						onChange={(changed) => change(facts.with(place, changed))}
						onRemove={() => change(facts.toSpliced(place, 1))}
					/>
				))}
				<fieldset className="adding">
					<legend>Add</legend>
					{ADDED_FIELDS.map((field) => (
						<Button key={field} size="small" variant="outlined" onClick={() => add(field)}>
							{FACT_KINDS[field].name}
						</Button>
					))}
				</fieldset>
			</section>
			<p>
				To change or remove a fact that the site has, <Link to="/corrections/create">correct it</Link>. If the site has
				an added fact already, this document corrects it. A figure that changes by more than half waits for a second
				person.
			</p>
			<Toolbar>
				<SaveButton alwaysEnable label={facts.length > 1 ? `Save all ${facts.length}` : "Save"} />
			</Toolbar>
		</Form>
	);
}

/** Mirrors the facts into the form so that the library warns of unsaved changes. */
function Unsaved({ facts }: { facts: readonly NewFact[] }) {
	const { setValue } = useFormContext();
	useEffect(() => {
		if (facts.some(({ values }) => values.some((value) => value !== ""))) {
			setValue("facts", JSON.stringify(facts), { shouldDirty: true });
		}
	}, [facts, setValue]);
	return null;
}

function firstFact(field: CorrectedField, value: string | null): NewFact {
	const blank = blankFact(field, []);
	return value === null ? blank : { ...blank, values: blank.values.with(0, value) };
}

type Saving = { facts: readonly NewFact[]; setFaults: (faults: ReadonlyMap<number, string>) => void };

function useSaving({ facts, setFaults }: Saving) {
	const notify = useNotify();
	const attempt = useAttempt();
	const leave = useLeave();
	const undoable = useUndoable();
	const named = useRef({ document: "", id: "" });
	/** Reuses the source created by an earlier attempt if the document is unchanged. */
	const sourceOf = async ({ names_document, document, source_id }: Values): Promise<unknown> => {
		if (names_document !== true || !isRecord(document)) return source_id;
		const key = JSON.stringify(document);
		if (named.current.document !== key) named.current = { document: key, id: await createSource(document) };
		return named.current.id;
	};
	return async (values: Values) => {
		const wrong = faultsOf(facts);
		if (facts.length === 0) return notify("Add what the document says first.", { type: "warning" });
		await attempt(async () => {
			const source_id = await sourceOf(values);
			const { college_id, reason, report_id } = values;
			const sent = toCorrections(facts);
			const items = sent.map(({ item }) => ({ ...item, college_id, reason, report_id, source_id }));
			const refused = items.length === 0 ? [] : await tryItems("corrections", items);
			const faults = new Map([...faultsByRow(refused, sent), ...wrong]);
			setFaults(faults);
			if (faults.size > 0) return notify("Nothing was saved: some facts need another look.", { type: "error" });
			const made = await createItems("corrections", items);
			undoable(outcomeInWords(made), async () => {
				for (const { id, state } of made)
					await requestJson("PATCH", `/items/corrections/${id}`, {
						body: { state: state === "applied" ? "undone" : "refused" },
					});
			});
			leave(`/corrections?filter=${encodeURIComponent(JSON.stringify({ source_id }))}`);
		});
	};
}
