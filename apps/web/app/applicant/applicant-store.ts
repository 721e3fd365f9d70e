import { useEffect } from "react";
import {
	createDeviceStore,
	createTabStore,
	type Device,
	type DeviceEntry,
	parseJson,
	useStore,
} from "#app/platform/device-store.ts";
import {
	type Applicant,
	hasAnswers,
	isSameApplicant,
	mergeApplicant,
	NO_APPLICANT,
	parseApplicant,
	parseEarlierAnswers,
} from "./applicant.ts";

type Stored = { kind: "saved"; applicant: Applicant } | { kind: "declined" };

export type ApplicantState = {
	applicant: Applicant;
	/** `changed`: differs from the saved one. `refused`: the browser does not allow storage. */
	memory: "unanswered" | "declined" | "saved" | "changed" | "refused";
	/** Rises when the whole applicant is replaced, so that forms reset. */
	edition: number;
};

const UNREAD: ApplicantState = { applicant: NO_APPLICANT, memory: "unanswered", edition: 0 };

/** Holds the visitor's details: in the tab, and on the device only with consent. Changes are saved only on a press. Nothing is sent. */
export function createApplicantStore(device?: Device) {
	const tab = createTabStore(UNREAD);
	const entry = createDeviceStore<Stored | undefined>(ENTRY, device);
	const moveEarlier = createMigration(entry, device);
	let known: Stored | undefined;
	const set = (part: Partial<ApplicantState>) => tab.write({ ...tab.read(), ...part });
	const memoryOf = (applicant: Applicant): ApplicantState["memory"] => {
		if (known?.kind !== "saved") return known?.kind ?? "unanswered";
		return isSameApplicant(known.applicant, applicant) ? "saved" : "changed";
	};
	const write = (stored: Stored | undefined): boolean => {
		const isWritten = entry.write(stored);
		known = entry.read();
		return isWritten;
	};
	/** Reads the device's entry, unless the visitor has unsaved changes in this tab. */
	const open = () => {
		moveEarlier();
		const found = entry.read();
		if (found === known) return;
		const { applicant, edition } = tab.read();
		const isOwn = hasAnswers(applicant) && memoryOf(applicant) !== "saved";
		known = found;
		if (isOwn) return set({ memory: memoryOf(applicant) });
		const now = found?.kind === "saved" ? found.applicant : NO_APPLICANT;
		set({ applicant: now, memory: memoryOf(now), edition: edition + 1 });
	};
	return {
		read: tab.read,
		initial: tab.initial,
		subscribe: (listener: () => void) => {
			const stops = [tab.subscribe(listener), entry.onOtherTab(open)];
			return () => {
				for (const stop of stops) stop();
			};
		},
		open,
		add: (part: Partial<Applicant>) => {
			open();
			const applicant = mergeApplicant(tab.read().applicant, part);
			set({ applicant, memory: memoryOf(applicant) });
		},
		remember: () => {
			const { applicant } = tab.read();
			set({ memory: write({ kind: "saved", applicant }) ? "saved" : "refused" });
		},
		decline: () => {
			write({ kind: "declined" });
			set({ memory: "declined" });
		},
		forget: () => {
			write(undefined);
			set({ applicant: NO_APPLICANT, memory: "unanswered", edition: tab.read().edition + 1 });
		},
	};
}

const ENTRY = {
	key: "applicant",
	empty: undefined,
	parse: parseStored,
	format: (stored) => {
		if (stored === undefined) return undefined;
		return JSON.stringify(stored.kind === "saved" ? stored.applicant : { declined: true });
	},
	ifUnstorable: "dropped",
} satisfies DeviceEntry<Stored | undefined>;

function parseStored(text: string): Stored | undefined {
	if (Object(parseJson(text)).declined === true) return { kind: "declined" };
	const applicant = parseApplicant(text);
	return hasAnswers(applicant) ? { kind: "saved", applicant } : undefined;
}

/** Migrates once what the predictor and the eligibility page stored before there was one profile. */
function createMigration(entry: ReturnType<typeof createDeviceStore<Stored | undefined>>, device?: Device) {
	const earlier = (
		[
			["eligibility", parseApplicant],
			["predictor", parseEarlierAnswers],
		] as const
	).map(([key, parse]) =>
		createDeviceStore<Partial<Applicant> | undefined>(
			{ key, empty: undefined, parse, format: () => undefined, ifUnstorable: "dropped" },
			device,
		),
	);
	return () => {
		const found = earlier.flatMap((store) => store.read() ?? []);
		if (found.length === 0) return;
		const applicant = found.reduce<Applicant>(mergeApplicant, NO_APPLICANT);
		if (entry.read() === undefined && hasAnswers(applicant)) entry.write({ kind: "saved", applicant });
		for (const store of earlier) store.write(undefined);
	};
}

/** One store per tab, so that answers survive navigation. The server never writes to it. */
export const applicantStore = createApplicantStore();

export function useApplicant(): ApplicantState {
	useEffect(applicantStore.open, []);
	return useStore(applicantStore);
}
