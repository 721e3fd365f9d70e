/** Where a device keeps what it is asked to keep: its `localStorage`, which a browser may refuse. */
type Keep = Pick<Storage, "getItem" | "setItem">;

/** What a device knows of its visitor's planning. There is no way from here to the network. */
export type PlanState = {
	/** Slugs of the documents that are at hand. */
	have: readonly string[];
	/** The newest plan: the query of its address. */
	last: string | undefined;
	/** False until the device was asked what it keeps. */
	isReady: boolean;
};

/** What stands before anything is known, on the server too. */
export const UNREAD_PLAN: PlanState = { have: [], last: undefined, isReady: false };

const ENTRY = "planner";

/** Holds which documents somebody has, and what they planned last. */
export function createPlanStore(openKeep: () => Keep) {
	let state = UNREAD_PLAN;
	const listeners = new Set<() => void>();
	const set = (part: Partial<PlanState>) => {
		state = { ...state, ...part };
		for (const listener of listeners) listener();
	};
	const write = ({ have, last } = state) => {
		try {
			openKeep().setItem(ENTRY, JSON.stringify({ have, last }));
		} catch {
			// A browser that keeps nothing still shows the ticks of this visit.
		}
	};
	return {
		get: () => state,
		subscribe: (listener: () => void) => {
			listeners.add(listener);
			return () => void listeners.delete(listener);
		},
		/** Asks the device once what it keeps. */
		open: () => {
			if (!state.isReady) set({ ...readKept(openKeep), isReady: true });
		},
		setHave: (document: string, has: boolean) => {
			const others = state.have.filter((each) => each !== document);
			set({ have: has ? [...others, document] : others });
			write();
		},
		setLast: (last: string) => {
			if (state.last === last) return;
			set({ last });
			write();
		},
	};
}

function readKept(openKeep: () => Keep): Pick<PlanState, "have" | "last"> {
	try {
		const { have, last } = Object(JSON.parse(openKeep().getItem(ENTRY) ?? "{}"));
		return {
			have: Array.isArray(have) ? have.filter((each) => typeof each === "string") : [],
			last: typeof last === "string" && /^\?[\w,=&%.-]*$/.test(last) ? last : undefined,
		};
	} catch {
		return { have: [], last: undefined };
	}
}
