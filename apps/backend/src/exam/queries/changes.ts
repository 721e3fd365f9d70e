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

const MAX_CHANGES = 50;
const MAX_STATES = 200;

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
		ORDER BY version DESC LIMIT ${MAX_STATES}`;
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
 * Changes between public states, one per day. An official date that readers saw for a part of the day is listed as taken back, not as
 * a change of its own. The oldest state is only the base of the comparison. Drafts are never listed.
 */
export function listChanges(oldestFirst: readonly State[]): ExamChange[] {
	const [first, ...others] = oldestFirst;
	if (first === undefined) return [];
	let before = first.data;
	const changes: ExamChange[] = [];
	for (const [on, states] of Map.groupBy(others, (state) => state.on)) {
		const steps = [before, ...states.map(({ data }) => data)];
		const after = steps.at(-1) ?? before;
		const change = { on, fields: changedFields(before, after), events: eventsOfDay(steps) };
		if (change.fields.length + change.events.length > 0) changes.push(change);
		before = after;
	}
	return changes.reverse().slice(0, MAX_CHANGES);
}

/** `steps` begins with the state before the day and ends with the day's last one. */
function eventsOfDay(steps: readonly State["data"][]): ExamChange["events"] {
	const read = steps.map(readEvents);
	return [...new Set(read.flatMap((events) => [...events.keys()]))].flatMap((key) => {
		const states = read.map((events) => events.get(key));
		const [before, after] = [states[0], states.at(-1)];
		const takenBack = datesTakenBack(states);
		if (takenBack.length === 0 && isSameFact(before, after)) return [];
		return { key, before, after, ...(takenBack.length > 0 && { takenBack }) };
	});
}

/** Dates that stood between an event's first and last state, where they or what they replaced was official. */
function datesTakenBack(states: readonly (ExamEvent | undefined)[]): (ExamEvent | null)[] {
	const known = new Set([states[0], states.at(-1)].map(dateOf));
	const between = states.slice(1, -1).filter((event, place) => {
		if (!isOfficial(event) && !isOfficial(states[place])) return false;
		return !known.has(dateOf(event)) && known.add(dateOf(event));
	});
	return between.map((event) => event ?? null);
}

function dateOf(event: ExamEvent | undefined): string {
	return [event?.status, event?.starts, event?.ends].join();
}

function isOfficial(event: ExamEvent | undefined): boolean {
	return event !== undefined && isAnnounced(event);
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
