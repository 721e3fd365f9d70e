import type { LeadState } from "@uchit/contract/lead.ts";

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

export function viewOf({ q: _q, ...filter }: Filter, me: string): ViewId | undefined {
	return VIEWS.find(({ id }) => toText(filterOf(id, me)) === toText(filter))?.id;
}

function toText(filter: Filter): string {
	return JSON.stringify(Object.entries(filter).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
