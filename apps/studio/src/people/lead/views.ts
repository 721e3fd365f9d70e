import type { LeadState } from "@uchit/contract/lead.ts";

/** What the queue can show, in the order in which it offers it. */
export const VIEWS = [
	{ id: "new", name: "New" },
	{ id: "mine", name: "Mine" },
	{ id: "waiting", name: "Waiting" },
	{ id: "to-call", name: "To be called" },
	{ id: "closed", name: "Closed" },
	{ id: "all", name: "All" },
] as const;
export type ViewId = (typeof VIEWS)[number]["id"];

type Filter = Readonly<Record<string, unknown>>;

const OPEN: readonly LeadState[] = ["new", "assigned", "called"];

/** The leads of a view, in the filter language of the wire. `me` is who is signed in. */
export function filterOf(view: ViewId, me: string): Filter {
	switch (view) {
		case "new":
			return { status: "new" };
		case "mine":
			return { assigned_to: me, status: { _in: OPEN } };
		case "waiting":
			return { status: { _in: ["assigned", "called"] } };
		case "to-call":
			return { call_window: { _nnull: true }, status: { _in: OPEN } };
		case "closed":
			return { status: { _in: ["answered", "closed", "withdrawn"] } };
		case "all":
			return {};
	}
}

/** Which view a filter is, whatever is searched for in it. */
export function viewOf({ q: _q, ...filter }: Filter, me: string): ViewId | undefined {
	return VIEWS.find(({ id }) => toText(filterOf(id, me)) === toText(filter))?.id;
}

function toText(filter: Filter): string {
	return JSON.stringify(Object.entries(filter).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
