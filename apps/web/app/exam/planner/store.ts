import { createDeviceStore, type Device, parseJson, useStore } from "#app/platform/device-store.ts";

/** What a device knows of its visitor's planning. There is no way from here to the network. */
export type PlanState = {
	/** Slugs of the documents that are at hand. */
	have: readonly string[];
	/** The newest plan: the query of its address. */
	last: string | undefined;
};

/** Holds which documents somebody has, and what they planned last. */
export function createPlanStore(device?: Device) {
	const store = createDeviceStore<PlanState>(
		{
			key: "planner",
			empty: { have: [], last: undefined },
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
			const { have, last } = store.read();
			const others = have.filter((each) => each !== document);
			store.write({ have: has ? [...others, document] : others, last });
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
export function usePlanStore(): PlanState & Pick<typeof store, "setHave" | "setLast"> {
	return { ...useStore(store), setHave: store.setHave, setLast: store.setLast };
}

function parse(text: string): PlanState {
	const { have, last } = Object(parseJson(text));
	return {
		have: Array.isArray(have) ? have.filter((each) => typeof each === "string") : [],
		last: typeof last === "string" && /^\?[\w,=&%.-]*$/.test(last) ? last : undefined,
	};
}
