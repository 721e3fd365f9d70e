import { isRecord } from "@uchit/text/is-record.ts";
import { useEffect, useState } from "react";
import { useSourceContext } from "react-admin";
import { useFormContext, useWatch } from "react-hook-form";
import { slugOf } from "#studio/writing/slug-of.ts";
import { useFocusOfCheck } from "./checking.tsx";
import { DatesOfNotice } from "./dates-of-notice.tsx";
import { DoubtfulOrder, doubtfulOrder } from "./event-order.tsx";
import { documentInWords } from "./notice.ts";
import { Folded, Rows } from "./rows.tsx";
import { Fault } from "./shape/fault.tsx";
import { toForm } from "./shape/form-values.ts";
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
			<DoubtfulOrder lines={doubtfulOrder(events)} />
			<DatesOfNotice source={source} events={Array.isArray(events) ? events : []} />
			<Rows source={source} label={label} add="Add an event" blank={blank}>
				<EventRow shape={part} />
			</Rows>
		</>
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
				summaryOf={(value) => `Document: ${documentInWords(value)}${notesOf(value)}`}
			>
				{inputs(others)}
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

function notesOf(event: unknown): string {
	const note = isRecord(event) ? event.note : undefined;
	return typeof note === "string" && note !== "" ? ` · ${note}` : "";
}
