import Button from "@mui/material/Button";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { isRecord } from "@uchit/text/is-record.ts";
import { useEffect, useRef, useState } from "react";
import { type RaRecord, useDataProvider, useGetIdentity, useRecordContext, useResourceContext } from "react-admin";
import { useFormContext, useWatch } from "react-hook-form";
import { messageOf } from "#studio/parts/message-of.ts";
import { toMoment } from "#studio/parts/to-moment.ts";
import { changedOf } from "#studio/wire/changes.ts";
import type { Values } from "#studio/wire/conflict.ts";
import { dropDraft, keepDraft, placeOfDraft, readDraft, valuesOf } from "./drafts.ts";

const IDLE_MS = 3_000;

type Saved =
	| { kind: "nothing" }
	| { kind: "saved"; at: Date }
	| { kind: "stored" }
	| { kind: "refused"; reason: string };

/**
 * Saves an unpublished draft when its writer pauses; the history merges such saves for some minutes. New, reviewed or public pieces are
 * stored on this device only, so nothing is published without a manual save.
 */
export function Autosave() {
	const record = useRecordContext<RaRecord>();
	const resource = useResourceContext() ?? "";
	const { identity } = useGetIdentity();
	if (identity === undefined) return null;
	const place = placeOfDraft({ who: identity.id, resource, id: record?.id });
	return <Keeper key={place} place={place} resource={resource} record={record} />;
}

type KeeperProps = { place: string; resource: string; record: RaRecord | undefined };

function Keeper({ place, resource, record }: KeeperProps) {
	const { getValues, reset, setValue, formState } = useFormContext();
	const provider = useDataProvider();
	const client = useQueryClient();
	const [saved, setSaved] = useState<Saved>({ kind: "nothing" });
	const [offered, setOffered] = useState(() => {
		const draft = readDraft(place);
		return draft !== undefined && differs(written(draft.values), record ?? {}) ? draft : undefined;
	});
	const base = useRef(record);
	/** True if the last version came from autosave, so the next may extend it. */
	const goesOn = useRef(false);
	const now = JSON.stringify(useWatch());
	const latest = useRef(now);
	const { isDirty, isSubmitSuccessful, submitCount } = formState;
	const isDraft = record?.status === "draft";

	useEffect(() => {
		// A manual save discards the local draft, unless it is still offered and belongs to another text.
		if (offered !== undefined || !isSubmitSuccessful || submitCount === 0 || !wasSaved(client, resource)) return;
		dropDraft(place);
		goesOn.current = false;
		setSaved({ kind: "nothing" });
	}, [place, client, resource, offered, isSubmitSuccessful, submitCount]);

	useEffect(() => {
		base.current = record;
	}, [record]);

	useEffect(() => {
		latest.current = now;
		const values = valuesOf(now);
		// Text typed while the record loads does not count as a form change but must be saved.
		const isChanged =
			record === undefined ? isDirty && WRITTEN.some((name) => values[name]) : differs(values, base.current ?? record);
		if (offered !== undefined) return;
		if (!isChanged) {
			// Undone, suggested or saved meanwhile: no draft is needed.
			dropDraft(place);
			setSaved((before) => (before.kind === "stored" ? { kind: "nothing" } : before));
			return;
		}
		keepDraft(place, { at: Date.now(), values });
		setSaved((before) => (isDraft && before.kind !== "refused" ? before : { kind: "stored" }));
		if (!isDraft || record === undefined) return;
		const save = async () => {
			try {
				const meta = { goesOn: goesOn.current };
				await provider.update(resource, { id: record.id, data: values, previousData: base.current ?? record, meta });
				goesOn.current = true;
				base.current = { ...record, ...values };
				setSaved({ kind: "saved", at: new Date() });
				void client.invalidateQueries({ queryKey: ["directus_revisions"] });
				if (latest.current !== now) return;
				dropDraft(place);
				reset(getValues());
			} catch (error) {
				setSaved({ kind: "refused", reason: messageOf(error) });
			}
		};
		const waiting = setTimeout(() => void save(), IDLE_MS);
		return () => clearTimeout(waiting);
	}, [now, isDirty, offered, place, isDraft, record, resource, provider, client, getValues, reset]);

	const take = () => {
		for (const [name, value] of Object.entries(written(offered?.values ?? {}))) {
			setValue(name, value, { shouldDirty: true });
		}
		setOffered(undefined);
	};
	const drop = () => {
		dropDraft(place);
		setOffered(undefined);
	};
	if (offered !== undefined) {
		return (
			<p role="status" className="offered">
				Text of {toMoment(new Date(offered.at).toISOString())} was not saved.{" "}
				<Button size="small" variant="outlined" onClick={take}>
					Go on with it
				</Button>{" "}
				<Button size="small" onClick={drop}>
					Discard it
				</Button>
			</p>
		);
	}
	return (
		<p role="status" className="autosaved">
			{WORDS[saved.kind](saved)}
		</p>
	);
}

/** The form also takes a refused save for a successful one, and react-admin gives an empty item if the session has ended. */
function wasSaved(client: QueryClient, resource: string): boolean {
	const last = client
		.getMutationCache()
		.findAll({ mutationKey: [resource] })
		.at(-1);
	return isRecord(last?.state.data) && last.state.data.id !== undefined;
}

/** Empty text equals null, and a time may have several formats. */
function differs(values: Values, saved: Values): boolean {
	const filled = Object.entries(values).map(([name, value]) => [name, value === "" ? null : value]);
	return Object.keys(changedOf(saved, Object.fromEntries(filled))).length > 0;
}

function written(values: Values): Record<string, unknown> {
	return Object.fromEntries(Object.entries(values).filter(([name]) => !(name in SET_BY_WIRE)));
}

const WRITTEN = ["title", "summary", "body"];

/** The wire sets these, so their values in a local draft are ignored. */
const SET_BY_WIRE: Readonly<Record<string, true>> = {
	id: true,
	status: true,
	date_created: true,
	date_updated: true,
	date_published: true,
	user_created: true,
	user_updated: true,
	publish_at: true,
};

const WORDS: Record<Saved["kind"], (saved: Saved) => string> = {
	nothing: () => "",
	saved: (saved) => (saved.kind === "saved" ? `Saved by itself, ${toMoment(saved.at.toISOString())}.` : ""),
	stored: () => "Kept on this device until it is saved.",
	refused: (saved) => (saved.kind === "refused" ? `Not saved by itself: ${saved.reason}` : ""),
};
