import { createDeviceStore, type Device, parseJson, useStore } from "#app/platform/device-store.ts";

/** The device's data about planning. It is never sent. */
export type PlanState = {
	/** Slugs of the available documents. */
	have: readonly string[];
	/** Their entered days of issue: `2026-06-01`. */
	issued: Readonly<Record<string, string>>;
	/** The newest plan: the query of its address. */
	last: string | undefined;
};

/** Stores the visitor's documents, and their last plan. */
export function createPlanStore(device?: Device) {
	const store = createDeviceStore<PlanState>(
		{
			key: "planner",
			empty: { have: [], issued: {}, last: undefined },
			parse,
			format: JSON.stringify,
			// A browser without storage still shows the ticks of this visit.
			ifUnstorable: "in-tab",
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
		/** Adds papers to the stored ones. */
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

/** One store per tab. The server stores nothing. */
const store = createPlanStore();

/** Returns the device's data about planning, with functions to change it. */
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

/** Parses papers from the device or its file; invalid ones are left out. */
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
