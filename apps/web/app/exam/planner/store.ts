import { createDeviceStore, type Device, parseJson, useStore } from "#app/platform/device-store.ts";

/** What a device knows of its visitor's planning. There is no way from here to the network. */
export type PlanState = {
	/** Slugs of the documents that are at hand. */
	have: readonly string[];
	/** The days on which they were issued, as far as they were written: `2026-06-01`. */
	issued: Readonly<Record<string, string>>;
	/** The newest plan: the query of its address. */
	last: string | undefined;
};

/** Holds which documents somebody has, and what they planned last. */
export function createPlanStore(device?: Device) {
	const store = createDeviceStore<PlanState>(
		{
			key: "planner",
			empty: { have: [], issued: {}, last: undefined },
			parse,
			format: JSON.stringify,
			// A browser that keeps nothing still shows the ticks of this visit.
			unkept: "in-tab",
		},
		device,
	);
	return {
		...store,
		setHave: (document: string, has: boolean) => {
			const state = store.read();
			const others = state.have.filter((each) => each !== document);
			store.write({ ...state, have: has ? [...others, document] : others });
		},
		setIssued: (document: string, day: string) => {
			const state = store.read();
			store.write({ ...state, issued: { ...state.issued, [document]: day } });
		},
		/** Puts papers beside those that are there. */
		addPapers: ({ have, issued }: Pick<PlanState, "have" | "issued">) => {
			const state = store.read();
			store.write({ ...state, have: [...new Set([...state.have, ...have])], issued: { ...issued, ...state.issued } });
		},
		setLast: (last: string) => {
			const state = store.read();
			if (state.last !== last) store.write({ ...state, last });
		},
	};
}

/** One for the tab. On the server nothing is ever kept. */
const store = createPlanStore();

/** What this device knows of the visitor's planning, and how to tell it more. */
export function usePlanStore() {
	const { setHave, setIssued, addPapers, setLast } = store;
	return { ...useStore(store), setHave, setIssued, addPapers, setLast };
}

function parse(text: string): PlanState {
	const { have, issued, last } = Object(parseJson(text));
	return {
		...parsePapers({ have, issued }),
		last: typeof last === "string" && /^\?[\w,=&%.-]*$/.test(last) ? last : undefined,
	};
}

/** Papers as this device or a file of it has them; what cannot be understood is left out. */
export function parsePapers(value: unknown): Pick<PlanState, "have" | "issued"> {
	const { have, issued } = Object(value);
	return {
		have: Array.isArray(have) ? have.filter((each) => typeof each === "string") : [],
		issued: Object.fromEntries(
			Object.entries(Object(issued)).filter(
				(entry): entry is [string, string] => typeof entry[1] === "string" && /^\d{4}-\d{2}-\d{2}$/.test(entry[1]),
			),
		),
	};
}
