import { MAX_APPLICATIONS } from "@uchit/contract/application.ts";
import { createDeviceStore, type Device } from "#app/platform/device-store.ts";
import { type Outcome, useUndoList } from "#app/platform/undo-list.ts";
import {
	type Application,
	type ApplicationFor,
	changeApplication,
	mergeApplications,
	moveApplication,
	newApplication,
	parseApplications,
} from "./application.ts";

const NO_APPLICATIONS: readonly Application[] = [];

/** The store never sends them. */
export function createApplicationsStore(device?: Device) {
	return createDeviceStore<readonly Application[]>(
		{
			key: "applications",
			empty: NO_APPLICATIONS,
			parse: parseApplications,
			format: (forms) => (forms.length === 0 ? undefined : JSON.stringify(forms)),
			ifUnstorable: "dropped",
		},
		device,
	);
}

export const applicationsStore = createApplicationsStore();

type Step =
	| { kind: "added" | "removed"; name: string }
	| { kind: "changed"; id: string; field: string }
	| { kind: "imported"; count: number };

export type ApplicationsOutcome = Outcome<Step>;

export function useApplications() {
	const {
		act,
		value: forms,
		...steps
	} = useUndoList<readonly Application[], Step>({
		store: applicationsStore,
		restore: (_current, before) => before,
		goesOn: (last, step) =>
			step.kind === "changed" && last.kind === "changed" && step.id === last.id && step.field === last.field,
	});
	return {
		...steps,
		forms,
		isFull: forms.length >= MAX_APPLICATIONS,
		add: (target: ApplicationFor, name: string) =>
			act({ kind: "added", name }, (current) =>
				current.length >= MAX_APPLICATIONS
					? current
					: [...current, newApplication(target, { id: crypto.randomUUID(), now: new Date() })],
			),
		change: (id: string, change: Partial<Application>) =>
			act({ kind: "changed", id, field: Object.keys(change).join() }, (current) =>
				changeApplication(current, { id, change }, new Date()),
			),
		move: (id: string, place: number) =>
			act({ kind: "changed", id, field: "place" }, (current) => moveApplication(current, id, place)),
		remove: (id: string, name: string) =>
			act({ kind: "removed", name }, (current) => current.filter((form) => form.id !== id)),
		take: (added: readonly Application[]) =>
			act({ kind: "imported", count: added.length }, (current) => mergeApplications(current, added)),
	};
}

export type ApplicationsState = ReturnType<typeof useApplications>;
