import Button from "@mui/material/Button";
import { isDay } from "@uchit/contract/exam-event.ts";
import { isRecord } from "@uchit/text/is-record.ts";
import { useEffect, useState } from "react";
import { useSourceContext } from "react-admin";
import { useFormContext, useWatch } from "react-hook-form";
import { slugOf } from "#studio/writing/slug-of.ts";
import { useFocusOfCheck } from "./checking.tsx";
import { Folded, Rows } from "./rows.tsx";
import { Fault } from "./shape/fault.tsx";
import { toForm } from "./shape/form-values.ts";
import { readDay } from "./shape/read-day.ts";
import type { Shape } from "./shape/shape.ts";
import { ShapeInput } from "./shape/shape-input.tsx";

type Part = Extract<Shape, { kind: "part" }>;

const ROW_FIELDS = ["kind", "cycle", "name", "starts", "ends", "status"];

export function EventRows({ source, label, part }: { source: string; label: string; part: Part }) {
	const events: unknown = useWatch({ name: source });
	const last: unknown = Array.isArray(events) ? events.at(-1) : undefined;
	const cycle = isRecord(last) ? last.cycle : null;
	const empty = toForm(part);
	const blank = { ...(isRecord(empty) && empty), cycle, status: "expected" };
	return (
		<>
			<AllOfficial source={source} events={Array.isArray(events) ? events : []} />
			<Rows source={source} label={label} add="Add an event" blank={blank}>
				<EventRow shape={part} />
			</Rows>
		</>
	);
}

/** What is expected has a month: once a notice gave the days, they are official, all at once. */
function AllOfficial({ source, events }: { source: string; events: readonly unknown[] }) {
	const { setValue } = useFormContext();
	const places = events.flatMap((event, place) =>
		isRecord(event) && event.status === "expected" && isDay(readDay(String(event.starts ?? ""))) ? [place] : [],
	);
	if (places.length === 0) return null;
	const set = () => {
		for (const place of places) setValue(`${source}.${place}.status`, "official", { shouldDirty: true });
	};
	return (
		<Button size="small" variant="outlined" onClick={set}>
			{`Official: all dates with a day (${places.length})`}
		</Button>
	);
}

function EventRow({ shape }: { shape: Part }) {
	const place = useSourceContext().getSource("");
	const event: unknown = useWatch({ name: place });
	const key = isRecord(event) && typeof event.key === "string" ? event.key : "";
	const row = useFocusOfCheck(key);
	const inputs = (names: readonly string[]) =>
		names.flatMap((name) => {
			const fieldShape = shape.fields[name];
			if (fieldShape === undefined) return [];
			// Dropped because the contract's help text would repeat in every row.
			const { help: _, ...plain } = fieldShape;
			return [
				<ShapeInput key={name} source={name} name={name} shape={ROW_FIELDS.includes(name) ? plain : fieldShape} />,
			];
		});
	const others = Object.keys(shape.fields).filter((name) => !ROW_FIELDS.includes(name));
	return (
		<fieldset ref={row} className="event-row" aria-label={key === "" ? "A new event" : key}>
			<Fault source="" isDeep={false} />
			<KeyOfNew place={place} />
			<div className="event-cells">{inputs(ROW_FIELDS)}</div>
			<Folded
				titleOf={() => `Document and notes of ${key === "" ? "a new event" : key}`}
				summaryOf={(value) => `Document: ${documentOf(value) ?? "none of its own"}${notesOf(value)}`}
			>
				{inputs(others)}
				<SameForOthers place={place} />
			</Folded>
		</fieldset>
	);
}

/** Calendars identify an event by its key, which is derived from the event while it is new. */
function KeyOfNew({ place }: { place: string }) {
	const { getValues, setValue } = useFormContext();
	const [isNew] = useState(() => !getValues(`${place}.key`));
	const [kind, cycle, name, key]: unknown[] = useWatch({
		name: [`${place}.kind`, `${place}.cycle`, `${place}.name`, `${place}.key`],
	});
	const made = [cycle, slugOf(String(name ?? "")), kind].filter((part) => typeof part === "string" && part !== "");
	const wanted = isNew && typeof kind === "string" ? made.join("-") : key;
	useEffect(() => {
		if (wanted !== key) setValue(`${place}.key`, wanted, { shouldDirty: true, shouldValidate: true });
	}, [wanted, key, place, setValue]);
	return null;
}

function SameForOthers({ place }: { place: string }) {
	const { getValues, setValue } = useFormContext();
	const receipt: unknown = useWatch({ name: `${place}.receipt` });
	const list = place.slice(0, place.lastIndexOf("."));
	if (documentOf({ receipt }) === undefined) return null;
	const apply = () => {
		const events: unknown = getValues(list);
		for (const [at, event] of Array.isArray(events) ? events.entries() : []) {
			if (!isRecord(event) || event.status === "expected" || documentOf(event) !== undefined) continue;
			setValue(`${list}.${at}.receipt`, receipt, { shouldDirty: true });
		}
	};
	return (
		<Button size="small" variant="outlined" onClick={apply}>
			The same document for every announced date without one
		</Button>
	);
}

function documentOf(event: unknown): string | undefined {
	const receipt = isRecord(event) ? event.receipt : undefined;
	if (typeof receipt === "string" && receipt !== "") return receipt;
	if (!isRecord(receipt)) return undefined;
	const words = [receipt.publisher, receipt.document].filter((part) => typeof part === "string" && part !== "");
	return words.length === 0 ? undefined : words.join(", ");
}

function notesOf(event: unknown): string {
	const note = isRecord(event) ? event.note : undefined;
	return typeof note === "string" && note !== "" ? ` · ${note}` : "";
}
