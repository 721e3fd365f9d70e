import { createDeviceStore, type Device, parseJson, useStore } from "#app/platform/device-store.ts";

/** Planning data on the device, never sent. */
export type PlanState = {
	have: readonly string[];
	issued: Readonly<Record<string, string>>;
	last: string | undefined;
};

export function createPlanStore(device?: Device) {
	const store = createDeviceStore<PlanState>(
		{
			key: "planner",
			empty: { have: [], issued: {}, last: undefined },
			parse: parsePlanState,
			format: JSON.stringify,
			// Without storage, ticks still last for this visit.
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

const store = createPlanStore();

export function usePlanStore() {
	const { setHave, setIssued, addPapers, setLast } = store;
	return { ...useStore(store), setHave, setIssued, addPapers, setLast };
}

function parsePlanState(text: string): PlanState {
	const { have, issued, last } = Object(parseJson(text));
	return {
		...parsePapers({ have, issued }),
		last: typeof last === "string" && /^\?[\w,=&%.-]*$/.test(last) ? last : undefined,
	};
}

/** Parses papers from the device or a file; invalid ones are dropped. */
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
