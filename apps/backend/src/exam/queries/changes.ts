import { isDeepStrictEqual } from "node:util";
import { EXAM_LOGGED, isAnnounced } from "@uchit/contract/exam.ts";
import { ExamEvent } from "@uchit/contract/exam-event.ts";
import type { ExamChange } from "@uchit/contract/exam-record.ts";
import { sql } from "drizzle-orm";
import * as z from "zod";
import type { Database, Queryable } from "#backend/db/client.ts";
import { toColumnName } from "#backend/db/column-names.ts";
import { integer, jsonObject, type RowOf, text } from "#backend/db/columns.ts";
import { readRows } from "#backend/db/read-rows.ts";

export type ExamHistory = { version: number; changes: ExamChange[] };

const MOST_CHANGES = 50;
const MOST_STATES = 200;

/** `on` is the day in India from which the data applied. */
const STATE = { on: text, data: jsonObject };
type State = RowOf<typeof STATE>;

export async function readExamHistory(db: Database, id: number): Promise<ExamHistory> {
	const ofExam = sql`collection = 'exams' AND item = ${String(id)}`;
	const [newest] = await readRows(db, { version: integer })`
		SELECT coalesce(max(version), 0)::int AS version FROM revisions WHERE ${ofExam}`;
	const states = await readRows(db, STATE)`
		SELECT to_char(at AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM-DD') AS on, data FROM revisions
		WHERE ${ofExam} AND action <> 'delete' AND data->>'status' = 'published'
		ORDER BY version DESC LIMIT ${MOST_STATES}`;
	return { version: newest?.version ?? 0, changes: listChanges(states.toReversed()) };
}

/** Compares the public exam with a past version, whatever lies between; empty if it was never public. */
export async function readChangeSince(
	db: Queryable,
	{ id, version }: { id: number; version: number },
): Promise<Pick<ExamChange, "fields" | "events">> {
	const published = sql`collection = 'exams' AND item = ${String(id)} AND action <> 'delete' AND data->>'status' = 'published'`;
	const [before, after] = await readRows(db, { place: integer, data: STATE.data })`
		(SELECT 1 AS place, data FROM revisions WHERE ${published} AND version <= ${version} ORDER BY version DESC LIMIT 1)
		UNION ALL (SELECT 2, data FROM revisions WHERE ${published} ORDER BY version DESC LIMIT 1) ORDER BY place`;
	if (before === undefined || after === undefined) return { fields: [], events: [] };
	return { fields: changedFields(before.data, after.data), events: changedEvents(before.data, after.data) };
}

/**
 * Changes between public states, day by day. An official date that readers saw is listed even if it was withdrawn on the same day. The
 * oldest state is only the base of the comparison. Drafts are never listed.
 */
export function listChanges(oldestFirst: readonly State[]): ExamChange[] {
	const [first, ...others] = oldestFirst;
	if (first === undefined) return [];
	const notable = others.filter(({ on, data }, place) => {
		const next = others[place + 1];
		return next?.on !== on || changedEvents(data, next.data).some(wasOfficial);
	});
	let before = first.data;
	const changes: ExamChange[] = [];
	for (const { on, data: after } of notable) {
		const change = { on, fields: changedFields(before, after), events: changedEvents(before, after) };
		if (change.fields.length + change.events.length > 0) changes.push(change);
		before = after;
	}
	return changes.reverse().slice(0, MOST_CHANGES);
}

/** An official date that was changed or removed. */
function wasOfficial({ before, after }: ExamChange["events"][number]): boolean {
	const dateOf = (event: ExamEvent | undefined) => [event?.status, event?.starts, event?.ends].join();
	return before !== undefined && isAnnounced(before) && dateOf(before) !== dateOf(after);
}

function changedFields(before: State["data"], after: State["data"]): ExamChange["fields"] {
	return EXAM_LOGGED.filter((field) => {
		const column = toColumnName(field);
		return field !== "events" && !isSameFact(before[column], after[column]);
	});
}

function changedEvents(before: State["data"], after: State["data"]): ExamChange["events"] {
	const was = readEvents(before);
	const is = readEvents(after);
	return [...new Set([...was.keys(), ...is.keys()])]
		.map((key) => ({ key, before: was.get(key), after: is.get(key) }))
		.filter((event) => !isSameFact(event.before, event.after));
}

/** A translation changes no fact. */
function isSameFact(before: unknown, after: unknown): boolean {
	return isDeepStrictEqual(withoutHindi(before ?? null), withoutHindi(after ?? null));
}

function withoutHindi(value: unknown): unknown {
	return JSON.parse(JSON.stringify(value, (key, each: unknown) => (key.endsWith("Hi") ? undefined : each)));
}

const StoredEvents = z.array(z.unknown()).catch([]);

/** An event stored in the shape of an older version is not compared. */
function readEvents({ events }: State["data"]): Map<string, ExamEvent> {
	return new Map(
		StoredEvents.parse(events).flatMap((event) => {
			const read = ExamEvent.safeParse(event);
			return read.success ? [[read.data.key, read.data] as const] : [];
		}),
	);
}
