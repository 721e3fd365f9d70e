import type { Field } from "#backend/content/items/types.ts";
import { fieldsOf } from "#backend/content/permissions.ts";
import { readableField, type View } from "./view.ts";

export type Selection = {
	own: readonly Field[];
	relations: readonly { field: Field; view: View; selection: Selection }[];
	fetched: readonly Field[];
};

export function chooseFields(view: View, names: readonly string[]): Selection {
	const fields = new Map<string, Field>();
	const inner = new Map<string, string[]>();
	for (const name of names) {
		const dot = name.indexOf(".");
		const [head, rest] = dot === -1 ? [name, undefined] : [name.slice(0, dot), name.slice(dot + 1)];
		for (const field of named(view, head)) {
			const isFollowed = rest !== undefined && (head !== "*" || mayFollow(view, field));
			if (isFollowed) inner.set(field.name, [...(inner.get(field.name) ?? []), rest]);
			else fields.set(field.name, field);
		}
	}
	const relations = [...inner].map(([name, wanted]) => {
		const field = readableField(view, name);
		const related = view.related(field);
		return { field, view: related, selection: chooseFields(related, wanted) };
	});
	const shown = [...fields.values()].filter(({ name }) => !inner.has(name));
	return { own: shown, relations, fetched: [...shown, ...relations.map(({ field }) => field)] };
}

function named(view: View, name: string): Field[] {
	return name === "*" ? fieldsOf(view.collection, view.allowed) : [readableField(view, name)];
}

/** Before a dot, `*` means every field, with the related items of relations. */
function mayFollow(view: View, field: Field): boolean {
	if (field.relation === undefined) return false;
	try {
		view.related(field);
		return true;
	} catch {
		// `*` leaves out what the caller may not see; naming it is refused.
		return false;
	}
}
