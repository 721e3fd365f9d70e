import type { Queryable } from "#backend/db/client.ts";
import { EXAM_NAME, exams } from "#backend/db/schema/content/exam.ts";
import { states } from "#backend/db/schema/place.ts";

export function listExamsWithEvents(db: Queryable) {
	const { id, slug, name, other_names, events } = exams;
	return db.select({ id, slug, name, short_name: EXAM_NAME, other_names, events }).from(exams);
}

export function listStateNames(db: Queryable) {
	return db.select({ slug: states.slug, name: states.name }).from(states);
}
